import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { transact } from '@/server/database/transact';
import { type ChangeCode, reasonToHold } from './change';
import { isAllWithdrawn } from './claimed-units';
import { lockOrder, recordChange } from './history';

/** `same`: the order was packed, or delivered on that day, already. */
export type ProgressResult = 'first' | 'corrected' | 'same';

/**
 * Records that a paid order is packed (docs/product.md 37.1). From then on the shopper can neither cancel it nor change
 * its address.
 */
export function packOrder(db: Database, number: OrderNumber, now: Date): Promise<Result<ProgressResult, ChangeCode>> {
  return transact<ProgressResult, ChangeCode>(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    const { state } = order;
    if (state !== 'paid') return reject({ code: 'order-state', state });
    const held = reasonToHold(order);
    if (!held.ok) return held;
    if (await isAllWithdrawn(records, number)) return reject({ code: 'order-withdrawn' });
    if (order.packed_at !== null) return accept('same');
    const packed = { packed_at: now.toISOString() };
    await records.updateTable('orders').set(packed).where('number', '=', number).execute();
    await recordChange(records, number, { event: 'pack', from: state, to: state, source: 'owner', now });
    return accept('first');
  });
}

/** Takes back that an order is packed, unless it was sent. The shopper can cancel it again. */
export function unpackOrder(db: Database, number: OrderNumber, now: Date): Promise<Result<ProgressResult, ChangeCode>> {
  return transact<ProgressResult, ChangeCode>(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    const { state } = order;
    if (state !== 'paid') return reject({ code: 'order-state', state });
    if (order.packed_at === null) return accept('same');
    await records.updateTable('orders').set({ packed_at: null }).where('number', '=', number).execute();
    await recordChange(records, number, { event: 'unpack', from: state, to: state, source: 'owner', now });
    return accept('first');
  });
}

/**
 * Records the carrier's day of delivery of a sent order, or corrects it (docs/product.md 37.2).
 *
 * @param day a UTC date. A day after today, or before the order was sent, is rejected with `delivery-day`.
 */
export function recordDelivery(
  db: Database,
  number: OrderNumber,
  day: string,
  now: Date,
): Promise<Result<ProgressResult, 'unknown-order' | 'order-state' | 'delivery-day'>> {
  return transact<ProgressResult, 'unknown-order' | 'order-state' | 'delivery-day'>(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    if (!wasSent(order)) return reject({ code: 'order-state', state: order.state });
    const sentDay = (await timeSent(records, number))?.slice(0, 10);
    if (sentDay === undefined || day < sentDay || day > now.toISOString().slice(0, 10))
      return reject({ code: 'delivery-day' });
    if (order.delivered_on === day) return accept('same');
    await records.updateTable('orders').set({ delivered_on: day }).where('number', '=', number).execute();
    const { state } = order;
    await recordChange(records, number, { event: 'deliver', from: state, to: state, source: 'owner', now, note: day });
    return accept(order.delivered_on === null ? 'first' : 'corrected');
  });
}

/** True for an order that left the shop, even if it was refunded since. */
export function wasSent({
  state,
  state_before_refund: before,
}: Pick<OrderRow, 'state' | 'state_before_refund'>): boolean {
  return (before ?? state) === 'fulfilled';
}

/** Returns the day of delivery while none is recorded: the last promised day, or a later day of sending. UTC dates. */
export function supposedDelivery(
  { latest_delivery_if_delayed: promised }: Pick<OrderRow, 'latest_delivery_if_delayed'>,
  sent: string,
): string {
  return sent > promised ? sent : promised;
}

/** Returns the time at which an order was sent, UTC in ISO 8601; undefined if it was not. */
export async function timeSent(records: Database, number: OrderNumber): Promise<string | undefined> {
  const event = await records
    .selectFrom('order_history')
    .select('at')
    .where('order_number', '=', number)
    .where('event', '=', 'fulfil')
    .orderBy('sequence')
    .executeTakeFirst();
  return event?.at;
}
