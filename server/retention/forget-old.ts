import 'server-only';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { invoiceRetention } from '@/data/law';
import { daysBefore, deskRetentionDays, retentionDays } from '@/data/retention-days';
import { type OrderNumber } from '@/domain/order-number';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { forgetSharedCheckouts } from '@/server/lists/account-lists';
import { forgetNotes } from '@/server/passports/passports';
import { BATCH, deleteClosedUnpaidOrders } from './closed-unpaid-orders';

/** Deletes up to BATCH expired rows and returns their number. */
type Step = (records: DatabaseTransaction, now: Date) => Promise<number>;

/**
 * Deletes all records whose retention term has ended, as listed in `retention.ts` (docs/product.md 27.1).
 *
 * @param signal ends it after the current batch; the next run continues.
 * @returns the number of deleted or anonymised rows.
 */
export async function forgetOldRecords(db: Database, now: Date, signal: AbortSignal): Promise<number> {
  let forgotten = 0;
  for (const step of steps) {
    for (let found = BATCH; found === BATCH && !signal.aborted; forgotten += found) {
      found = await atomically(db, (records) => step(records, now));
    }
  }
  return forgotten;
}

const closedUnpaidOrders: Step = async (records, now) => {
  const before = daysBefore(now, retentionDays.closedUnpaidOrders);
  return (await deleteClosedUnpaidOrders(records, (row) => row('changed_at', '<=', before))).length;
};

/** Anonymises orders after ten years: the number, the lines and the sums remain. */
const personalDataOfOrders: Step = async (records, now) => {
  const old = records
    .selectFrom('orders')
    .select('number')
    .where('state', '!=', 'pending')
    .where('open_dispute', 'is', null)
    .where('changed_at', '<=', daysBefore(now, retentionDays.orders))
    .where('full_name', '!=', '')
    .limit(BATCH);
  const emptied = await records
    .updateTable('orders')
    .set({ user_id: null, email: '', full_name: '', phone: '', ...noAddress })
    .where('number', 'in', old)
    .returning('number')
    .execute();
  const numbers = emptied.map(({ number }) => number);
  await forgetEarlierAddresses(records, numbers);
  await forgetReturnWords(records, numbers);
  // Ten years after the order, the later holders of its watches too.
  if (numbers.length > 0) await forgetHolders(records, (row) => row('order_number', 'in', numbers));
  return emptied.length;
};

/** Deletes what shoppers and the owner wrote about withdrawals and returns; the units and states remain. */
export async function forgetReturnWords(records: DatabaseTransaction, numbers: readonly OrderNumber[]): Promise<void> {
  if (numbers.length === 0) return;
  const noWords = { reason: '', answer: '', tracking: '' };
  await records.updateTable('return_requests').set(noWords).where('order_number', 'in', numbers).execute();
}

/** Deletes the address of the holders of passports, their reminders, and the texts that holders wrote into the log. */
export async function forgetHolders(
  records: DatabaseTransaction,
  which: (row: ExpressionBuilder<Schema, 'passports'>) => Expression<SqlBool>,
): Promise<number> {
  const found = await records
    .updateTable('passports')
    .set({ holder_email: '', remind_on: null })
    .where(which)
    .returning(['order_number', 'line', 'unit'])
    .execute();
  for (const passport of found) await forgetNotes(records, passport);
  return found.length;
}

/** Deletes the earlier addresses of orders, the owners' notes about them, and the shoppers as holders of passports. */
export async function forgetEarlierAddresses(
  records: DatabaseTransaction,
  numbers: readonly OrderNumber[],
): Promise<void> {
  if (numbers.length === 0) return;
  await records
    .updateTable('order_history')
    .set({ note: '' })
    .where('order_number', 'in', numbers)
    .where('event', '=', 'address-changed')
    .execute();
  await records.deleteFrom('order_notes').where('order_number', 'in', numbers).execute();
  await forgetHolders(records, (row) => row.and([row('order_number', 'in', numbers), row('holder', '=', 0)]));
}

/** Deletes what documents state ten full years after their year (docs/product.md 35.11). The number and the sums remain. */
const factsOfInvoices: Step = async (records, now) => {
  const old = records
    .selectFrom('invoices')
    .select('number')
    .where('year', '<', now.getUTCFullYear() - invoiceRetention.years)
    .where('facts', '!=', '')
    .limit(BATCH);
  const emptied = await records
    .updateTable('invoices')
    .set({ facts: '' })
    .where('number', 'in', old)
    .returning('number')
    .execute();
  const numbers = emptied.map(({ number }) => number);
  if (numbers.length > 0) await records.deleteFrom('invoice_files').where('number', 'in', numbers).execute();
  return numbers.length;
};

const noAddress = { address_line1: '', address_line2: '', city: '', region: '', postal_code: '' };

const sentMail: Step = (records, now) => deleteMail(records, 'sent_at', daysBefore(now, retentionDays.sentMail));

const expiredMail: Step = (records, now) =>
  deleteMail(records, 'abandoned_at', daysBefore(now, retentionDays.abandonedMail));

async function deleteMail(
  records: DatabaseTransaction,
  since: 'sent_at' | 'abandoned_at',
  before: string,
): Promise<number> {
  const old = records.selectFrom('outbox').select('id').where(since, '<=', before).limit(BATCH);
  // Repeated condition: the owner may have requeued the mail since the query.
  const deleted = records.deleteFrom('outbox').where('id', 'in', old).where(since, '<=', before);
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
}

const answeredMessages: Step = async (records, now) => {
  const before = daysBefore(now, retentionDays.answeredMessages);
  const old = records.selectFrom('contact_messages').select('id').where('answered_at', '<=', before).limit(BATCH);
  const deleted = records.deleteFrom('contact_messages').where('id', 'in', old);
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
};

const unconfirmedSubscribers: Step = (records, now) =>
  deleteSubscribers(records, 'pending', daysBefore(now, retentionDays.unconfirmedSubscribers));

const endedSubscribers: Step = (records, now) =>
  deleteSubscribers(records, 'unsubscribed', daysBefore(now, retentionDays.endedSubscribers));

async function deleteSubscribers(records: DatabaseTransaction, state: 'pending' | 'unsubscribed', before: string) {
  const old = records
    .selectFrom('subscribers')
    .select('email')
    .where('state', '=', state)
    .where('changed_at', '<=', before)
    .limit(BATCH);
  // Repeated condition: the address may have been confirmed since the query.
  const deleted = records.deleteFrom('subscribers').where('email', 'in', old).where('state', '=', state);
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
}

const backInStockSubscriptions: Step = async (records, now) => {
  const before = daysBefore(now, retentionDays.backInStockSubscriptions);
  const old = records
    .selectFrom('back_in_stock_subscriptions')
    .select(['watch', 'email'])
    .where('created_at', '<=', before);
  const deleted = records
    .deleteFrom('back_in_stock_subscriptions')
    .where((row) => row(row.refTuple('watch', 'email'), 'in', old.limit(BATCH).$asTuple('watch', 'email')));
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
};

const addressBooks: Step = async (records, now) => {
  const before = daysBefore(now, retentionDays.addressBooks);
  const old = await records
    // Locks the row, so that a book that its owner opens now is not deleted in part.
    .updateTable('address_books')
    .set((row) => ({ used_at: row.ref('used_at') }))
    .where('user_id', 'in', (row) =>
      row.selectFrom('address_books').select('user_id').where('used_at', '<=', before).limit(BATCH),
    )
    .where('used_at', '<=', before)
    .returning('user_id')
    .execute();
  if (old.length === 0) return 0;
  const owners = old.map(({ user_id }) => user_id);
  await records.deleteFrom('saved_addresses').where('user_id', 'in', owners).execute();
  await records.deleteFrom('address_books').where('user_id', 'in', owners).execute();
  return old.length;
};

const accountLists: Step = async (records, now) => {
  const before = daysBefore(now, retentionDays.accountLists);
  const old = records.selectFrom('account_lists').select('user_id').where('used_at', '<=', before).limit(BATCH);
  // Asked again at the deletion: lists that their owner opens now stay.
  const deleted = records.deleteFrom('account_lists').where('user_id', 'in', old).where('used_at', '<=', before);
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
};

const sharedCheckouts: Step = (records, now) =>
  forgetSharedCheckouts(records, daysBefore(now, retentionDays.sharedCheckouts), BATCH);

const agentSessions: Step = async (records, now) => {
  const before = daysBefore(now, retentionDays.agentSessions);
  const old = records.selectFrom('agent_sessions').select('id').where('expires_at', '<=', before).limit(BATCH);
  const deleted = records.deleteFrom('agent_sessions').where('id', 'in', old);
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
};

const agentRequests: Step = async (records, now) => {
  const before = daysBefore(now, retentionDays.agentRequests);
  const old = records.selectFrom('agent_requests').select('key_hash').where('created_at', '<=', before).limit(BATCH);
  const deleted = records.deleteFrom('agent_requests').where('key_hash', 'in', old);
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
};

/** Deletes rows of the desk whose time, in a column of ISO times, is this many days over. */
const ofDesk =
  (
    table: 'desk_invitations' | 'desk_sessions' | 'desk_devices' | 'desk_challenges' | 'desk_requests' | 'audit_log',
    column: 'expires_at' | 'created_at' | 'at',
    days: number,
  ): Step =>
  async (records, now) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} <= ${daysBefore(now, days)}`.execute(records);
    // One statement deletes all of them, so there is no further batch.
    return Math.min(Number(numAffectedRows), BATCH - 1);
  };

const withdrawalDrafts: Step = (records, now) =>
  deleteDeclarations(records, (row) =>
    row.and([
      row('confirmed_at', 'is', null),
      row('created_at', '<=', daysBefore(now, retentionDays.withdrawalDrafts)),
    ]),
  );

const withdrawals: Step = (records, now) =>
  deleteDeclarations(records, (row) =>
    row.and([row('handled_at', 'is not', null), row('confirmed_at', '<=', daysBefore(now, retentionDays.withdrawals))]),
  );

async function deleteDeclarations(
  records: DatabaseTransaction,
  which: (row: ExpressionBuilder<Schema, 'withdrawal_declarations'>) => Expression<SqlBool>,
): Promise<number> {
  const old = records.selectFrom('withdrawal_declarations').select('token_hash').where(which).limit(BATCH);
  // Repeated condition: the shopper may have confirmed since the query.
  const deleted = records.deleteFrom('withdrawal_declarations').where('token_hash', 'in', old).where(which);
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
}

const steps: readonly Step[] = [
  closedUnpaidOrders,
  personalDataOfOrders,
  factsOfInvoices,
  sentMail,
  expiredMail,
  answeredMessages,
  unconfirmedSubscribers,
  endedSubscribers,
  backInStockSubscriptions,
  addressBooks,
  accountLists,
  sharedCheckouts,
  agentSessions,
  agentRequests,
  withdrawalDrafts,
  withdrawals,
  ofDesk('desk_invitations', 'expires_at', deskRetentionDays.invitations),
  ofDesk('desk_sessions', 'expires_at', deskRetentionDays.sessions),
  ofDesk('desk_devices', 'expires_at', deskRetentionDays.devices),
  ofDesk('desk_challenges', 'expires_at', deskRetentionDays.challenges),
  ofDesk('desk_requests', 'created_at', deskRetentionDays.requests),
  ofDesk('audit_log', 'at', deskRetentionDays.auditLog),
];
