import 'server-only';
import { type OrderNumber, isOrderNumber, normaliseOrderNumber } from '@/domain/order-number';
import type { Database, DatabaseTransaction } from '@/server/database/database';
import { utcMinute } from '@/domain/local-date';
import { z } from 'zod';
import { lockedOrderVersion } from '@/server/orders/order-version';

/** Timeline of an order, with changes by owners, shoppers, the clock and the payment provider. */
export type OrderChange = { at: string; by: string; text: string };

const words: Readonly<Record<string, string>> = {
  placed: 'ordered',
  'payment-succeeded': 'paid',
  'payment-failed': 'payment failed',
  'payment-refunded': 'refunded in full',
  expire: 'expired',
  cancel: 'canceled before payment',
  fulfil: 'sent',
  'refund-failed': 'a refund failed',
  'dispute-lost': 'lost in a dispute',
  'dispute-changed': 'the dispute changed',
  pack: 'packed',
  unpack: 'unpacked',
  deliver: 'delivered',
  'cancel-requested': 'canceled by the shopper',
  'address-changed': 'address changed',
};

/** Lists an order's history, oldest first. An owner's change names the owner. */
export async function timelineOfOrder(db: Database, number: OrderNumber): Promise<OrderChange[]> {
  const history = await db
    .selectFrom('order_history')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('sequence')
    .execute();
  const audited = await db.selectFrom('audit_log').selectAll().where('subject', '=', number).orderBy('at').execute();
  const byOwner = new Map(audited.map(({ at, actor }) => [at, actor]));
  const seen = new Set(history.filter(({ source }) => source === 'owner').map(({ at }) => at));
  return [
    ...history.map(({ at, event, source, note }) => ({
      at,
      by: source === 'owner' ? (byOwner.get(at) ?? 'owner') : source,
      text: [words[event] ?? event, ...(event === 'address-changed' ? [] : [note])].filter(Boolean).join(', '),
    })),
    // An owner's actions that change no state of the order: notes, parcels, refunds.
    ...audited
      .filter(({ at }) => !seen.has(at))
      .map(({ at, actor, action, details }) => ({
        at,
        by: actor,
        text: [action.replaceAll('-', ' '), details].filter(Boolean).join(', '),
      })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Lists what happened to an order after a time, as sentences. */
export async function changesOfOrder(db: Database, number: OrderNumber, since: string): Promise<string[]> {
  return (await timelineOfOrder(db, number))
    .filter(({ at }) => at > since)
    .map(({ at, by, text }) => `${text} (${by}, ${utcMinute(at)} UTC)`);
}

/** An order number as typed, normalised. */
export const orderNumberField = () => z.string().transform(normaliseOrderNumber).refine(isOrderNumber, 'order-number');

type AboutOrder = { number: OrderNumber };

/** Members that all use cases about one order share: audit subject and version check. */
export const aboutOrder = {
  audit: ({ number }: AboutOrder): { subject: string; details?: string } => ({ subject: number }),
  versionOf: (records: DatabaseTransaction, { number }: AboutOrder) => lockedOrderVersion(records, number),
  changesSince: (db: Database, { number }: AboutOrder, since: string) => changesOfOrder(db, number, since),
};
