import 'server-only';
import { overdueBackup } from '@/server/backup/backup-job';
import { backupSettings } from '@/server/backup/backup-settings';
import { type Database } from '@/server/database/database';
import { type Alert, type AlertSource, unresolvedAlerts } from './alert';
import {
  cancellationAlerts,
  disputeAlerts,
  refundAlerts,
  paymentAlerts,
  testModeAlerts,
  unmatchedPaymentAlerts,
} from './payment-alerts';
import { withdrawalAlerts } from './withdrawal-alerts';

/** Paid orders with oversold units, until they are shipped or refunded. */
export const oversoldAlerts: AlertSource = async (db) => {
  const found = await db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.number', 'stock_reservations.order_number')
    .select(['orders.number', 'orders.changed_at', 'stock_reservations.watch', 'stock_reservations.oversold'])
    .where('stock_reservations.oversold', '>', 0)
    .where('orders.state', '=', 'paid')
    .orderBy('orders.changed_at')
    .orderBy('stock_reservations.watch')
    .execute();
  return found.map(({ number, changed_at: since, watch, oversold }) => ({
    cause: `oversold:${number}`,
    since,
    text: `Order ${number} is paid, but ${oversold} × ${watch} ${oversold === 1 ? 'is' : 'are'} out of stock.`,
  }));
};

/** Emails whose last attempt failed. */
const mailAlerts: AlertSource = async (db) => {
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'abandoned_at', 'last_error'])
    .where('abandoned_at', 'is not', null)
    .execute();
  return mails.map(({ id, recipient, abandoned_at: since, last_error: why }) => ({
    cause: `mail:${id}`,
    since: since ?? '',
    text: `Mail ${id} to ${recipient} could not be sent: ${why ?? ''}`,
  }));
};

/** Issued documents with characters that the shop's typefaces lack: the PDF has question marks in their place. */
const glyphAlerts: AlertSource = async (db) => {
  const files = await db
    .selectFrom('invoice_files')
    .innerJoin('invoices', 'invoices.number', 'invoice_files.number')
    .select(['invoices.number', 'invoices.order_number', 'missing_glyphs', 'made_at'])
    .where('missing_glyphs', '!=', '')
    .orderBy('made_at')
    .execute();
  return files.map(({ number, order_number: order, missing_glyphs: characters, made_at: since }) => ({
    cause: `missing-glyphs:${number}`,
    since,
    text: `Document ${number} of order ${order} has “?” for characters that no typeface of the shop has: ${characters}`,
  }));
};

const sources: readonly AlertSource[] = [
  paymentAlerts,
  refundAlerts,
  cancellationAlerts,
  disputeAlerts,
  unmatchedPaymentAlerts,
  oversoldAlerts,
  withdrawalAlerts,
  testModeAlerts,
  mailAlerts,
  glyphAlerts,
  (_, now) => overdueBackup(backupSettings(), now),
];

/** Returns all unresolved alerts, oldest first. */
export async function findAlerts(db: Database, now: Date): Promise<Alert[]> {
  const found: Alert[] = [];
  for (const source of sources) found.push(...(await source(db, now)));
  return (await unresolvedAlerts(db, found)).sort((one, other) => one.since.localeCompare(other.since));
}
