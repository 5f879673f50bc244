import 'server-only';
import { type Address } from '@/domain/address';
import { type OrderNumber } from '@/domain/order-number';
import { keysOf } from '@/domain/records';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { lockOrder, recordChange } from './history';
import { deliveryLines } from './order-view';
import { findKnownOrder } from './read';
import { lateChange } from './timeline';

/** Why a shopper can no longer change or cancel an order. `order-closed`: it has ended, or was never paid. */
export type LateChangeCode = 'unknown-order' | 'order-packed' | 'order-closed' | 'order-disputed';

/**
 * Records that the shopper cancels a paid order that is not packed, and publishes `order-cancel-requested`. From then on
 * the order can be neither packed nor sent; `finishCancellation` refunds it. A repeated call changes nothing.
 */
export function requestCancellation(
  db: Database,
  number: OrderNumber,
  now: Date,
): Promise<Result<'first' | 'same', LateChangeCode>> {
  return transact<'first' | 'same', LateChangeCode>(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    if (order.cancel_requested_at !== null) return accept('same');
    const code = lateChange(order);
    if (code === 'order-disputed') return reject({ code, dispute: 'dispute' });
    if (code) return reject({ code });
    const { state } = order;
    const requested = { cancel_requested_at: now.toISOString() };
    await records.updateTable('orders').set(requested).where('number', '=', number).execute();
    await recordChange(records, number, { event: 'cancel-requested', from: state, to: state, source: 'shopper', now });
    await publish(records, 'order-cancel-requested', { order: number }, now);
    return accept('first');
  });
}

/** A new delivery address, parsed by the schema of the checkout. */
export type NewAddress = Address & { phone: string };

/**
 * Changes the delivery address of a paid order and publishes `order-address-changed`. A shopper can change it until the
 * order is packed, an owner until it is sent. The history keeps the previous address (docs/product.md 37.6). An equal
 * address changes nothing.
 *
 * @returns `country-fixed` for another country: its shipping price may differ.
 */
export function changeAddress(
  db: Database,
  number: OrderNumber,
  address: NewAddress,
  now: Date,
  source: 'shopper' | 'owner' = 'shopper',
): Promise<Result<'first' | 'same', LateChangeCode | 'country-fixed'>> {
  return transact<'first' | 'same', LateChangeCode | 'country-fixed'>(db, async (records) => {
    const order = await lockOrder(records, number);
    if (!order) return reject({ code: 'unknown-order' });
    const code = lateChange(order);
    if (code === 'order-disputed') return reject({ code, dispute: 'dispute' });
    // An owner can reopen the packed parcel until it is sent.
    const isUnsent = source === 'owner' && code === 'order-packed' && order.state === 'paid';
    if (code && !isUnsent) return reject({ code });
    if (address.country !== order.country) return reject({ code: 'country-fixed' });
    const row = rowOf(address);
    if (keysOf(row).every((column) => order[column] === row[column])) return accept('same');
    const previous = [...deliveryLines(await findKnownOrder(records, number)), order.phone].filter(Boolean).join('\n');
    await records.updateTable('orders').set(row).where('number', '=', number).execute();
    const { state } = order;
    const change = {
      event: 'address-changed',
      from: state,
      to: state,
      source,
      now,
      note: previous,
    } as const;
    const sequence = await recordChange(records, number, change);
    await publish(records, 'order-address-changed', { order: number, sequence, by: source }, now);
    return accept('first');
  });
}

function rowOf({ fullName, phone, line1, line2, city, region, postalCode }: NewAddress) {
  return {
    full_name: fullName,
    phone,
    address_line1: line1,
    address_line2: line2,
    city,
    region,
    postal_code: postalCode,
  };
}
