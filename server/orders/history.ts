import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type DatabaseTransaction } from '@/server/database/database';
import { type HistoryEvent, type OrderRow } from '@/server/database/schema';
import { type OrderState } from '@/domain/order-states';

/**
 * Reads an order and locks its row until the transaction ends. It updates the row, since SQLite has no `select for
 * update`. Undefined if the order does not exist.
 */
export function lockOrder(records: DatabaseTransaction, number: OrderNumber): Promise<OrderRow | undefined> {
  return records
    .updateTable('orders')
    .set((row) => ({ changed_at: row.ref('changed_at') }))
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
}

/** Locks an order that exists. @throws if it does not. */
export async function lockKnownOrder(records: DatabaseTransaction, number: OrderNumber): Promise<OrderRow> {
  const order = await lockOrder(records, number);
  if (!order) throw new Error(`Order ${number} does not exist.`);
  return order;
}

export type Change = {
  event: HistoryEvent;
  from: OrderState | null;
  to: OrderState;
  source: string;
  now: Date;
  note?: string;
};

/** Saves a locked order's new state and appends the change to its history. @returns the index of the entry. */
export async function recordChange(
  records: DatabaseTransaction,
  number: OrderNumber,
  { event, from, to, source, now, note = '' }: Change,
): Promise<number> {
  const at = now.toISOString();
  await records.updateTable('orders').set({ state: to, changed_at: at }).where('number', '=', number).execute();
  const { count } = await records
    .selectFrom('order_history')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const sequence = Number(count);
  await records
    .insertInto('order_history')
    .values({ order_number: number, sequence, event, from_state: from, to_state: to, source, at, note })
    .execute();
  return sequence;
}
