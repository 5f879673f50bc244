import 'server-only';
import { type AccountOrder } from '@/contract/account-orders';
import { type Database } from './database';
import { type Shopper } from './identity';
import { findParcels } from './orders/parcels';
import { ordersOf } from './orders/read';

/** A signed-in shopper's orders as the account's page lists them, newest first. */
export async function accountOrders(db: Database, shopper: Shopper): Promise<AccountOrder[]> {
  const orders = await ordersOf(db, shopper);
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_number', 'name'])
    .where(
      'order_number',
      'in',
      orders.map(({ number }) => number),
    )
    .orderBy('position')
    .execute();
  const parcels = await findParcels(
    db,
    orders.map(({ number }) => number),
  );
  return orders.map(({ number, token, state, created_at, payment_submitted_at, total_cents }) => ({
    number,
    token,
    state,
    createdAt: created_at,
    awaitsMoney: state === 'pending' && payment_submitted_at !== null,
    totalCents: total_cents,
    watches: lines.filter(({ order_number }) => order_number === number).map(({ name }) => name),
    parcel: parcels.get(number),
  }));
}
