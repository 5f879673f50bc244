import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { type Records } from '@/server/database/database';
import { type HistoryEvent, type OrderRow } from '@/server/database/schema';
import { type OrderState } from '@/domain/order-states';

/**
 * Reads an order and keeps it from changing until the transaction ends: its row is written to, which both engines
 * understand as a lock. Undefined when there is no such order.
 */
export function lockOrder(records: Records, number: OrderNumber): Promise<OrderRow | undefined> {
  return records
    .updateTable('orders')
    .set((row) => ({ changed_at: row.ref('changed_at') }))
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
}

/** The same for an order that has been read before. @throws where it is gone. */
export async function lockKnownOrder(records: Records, number: OrderNumber): Promise<OrderRow> {
  const order = await lockOrder(records, number);
  if (!order) throw new Error(`Order ${number} is gone.`);
  return order;
}

export type Change = {
  event: HistoryEvent;
  from: OrderState | null;
  to: OrderState;
  source: string;
  now: Date;
};

/** Writes a change of a locked order down: its new state, and the change in its history. */
export async function recordChange(records: Records, number: OrderNumber, { event, from, to, source, now }: Change) {
  const at = now.toISOString();
  await records.updateTable('orders').set({ state: to, changed_at: at }).where('number', '=', number).execute();
  const { count } = await records
    .selectFrom('order_history')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  await records
    .insertInto('order_history')
    .values({ order_number: number, sequence: Number(count), event, from_state: from, to_state: to, source, at })
    .execute();
}
