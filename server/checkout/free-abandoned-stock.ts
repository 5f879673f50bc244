import 'server-only';
import { type CheckedOrder } from '@/contract/checkout';
import { accept, type Result } from '@/domain/result';
import { toWatchReference, type WatchKey, watchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { whereAbandoned } from '@/server/database/abandoned';
import { cancelOrder } from '@/server/orders/change';
import { type PaymentProvider } from '@/server/payments/provider';
import { availableUnits } from '@/server/stock/available-units';

/**
 * Frees units that abandoned orders reserve (docs/product.md 25.5), oldest order first and only as many as needed. It
 * ends each order's payment before it cancels the order. If the payment cannot be ended, or belongs to another
 * provider, the units stay reserved.
 *
 * @returns the number of cancelled orders.
 */
export async function freeAbandonedStock(
  db: Database,
  payment: PaymentProvider,
  lines: CheckedOrder['lines'],
  now: Date,
): Promise<Result<number, 'payment-unreachable'>> {
  let freed = 0;
  for (const { catalogue, id, quantity } of lines) {
    const watch = toWatchReference(catalogue, id);
    if (!watch) continue;
    for (const holder of await abandonedHolders(db, watchKey(watch), now)) {
      if ((await availableUnits(db, watchKey(watch))) >= quantity) break;
      if (holder.session !== null) {
        if (holder.provider !== payment.name) continue;
        const ended = await payment.end(holder.session);
        if (!ended.ok) return ended;
        if (!ended.value) continue;
      }
      const cancelled = await cancelOrder(db, holder.number, 'other checkout', now);
      if (cancelled.ok) freed += 1;
    }
  }
  return accept(freed);
}

function abandonedHolders(db: Database, watch: WatchKey, now: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('stock_reservations', 'stock_reservations.order_number', 'orders.number')
    .select(['orders.number', 'orders.payment_session as session', 'orders.payment_provider as provider'])
    .where('stock_reservations.watch', '=', watch)
    .where(whereAbandoned(now))
    .orderBy('orders.created_at')
    .execute();
}
