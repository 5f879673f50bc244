import 'server-only';
import { type AccountOrder } from '@/contract/orders';
import { type Database } from '@/server/database/database';
import { type Shopper } from './identity';
import { invoicesOf } from '@/server/invoices/read';
import { findParcels } from '@/server/orders/parcels';
import { isWithdrawn, refundStatusOf } from '@/server/orders/order-view';
import { ordersOf } from '@/server/orders/read';

/** Returns a signed-in shopper's orders for the account page, newest first. */
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
  const documents = await invoicesOf(
    db,
    orders.map(({ number }) => number),
  );
  const withdrawn = new Set<string>();
  for (const order of orders) if (await isWithdrawn(db, order)) withdrawn.add(order.number);
  return orders.map((order) => ({
    number: order.number,
    token: order.token,
    state: order.state,
    createdAt: order.created_at,
    awaitsMoney: order.state === 'pending' && order.payment_submitted_at !== null,
    totalCents: order.total_cents,
    currency: order.currency,
    refunds: refundStatusOf(order),
    watches: lines.filter(({ order_number }) => order_number === order.number).map(({ name }) => name),
    parcel: parcels.get(order.number),
    ...((order.cancel_requested_at !== null || withdrawn.has(order.number)) && { isCancelled: true }),
    ...(order.delivered_on !== null && { deliveredOn: order.delivered_on }),
    invoices: documents.get(order.number) ?? [],
  }));
}
