import 'server-only';
import { type CheckedOrder } from '@/contract/checkout';
import { type OrderNumber } from '@/domain/order-number';
import { accept, type Result } from '@/domain/result';
import { checkQuantity, type ShortageCode } from '@/domain/stock';
import { toWatchReference, type WatchKey, watchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { whereAbandoned } from '@/server/database/abandoned';
import { cancelOrder } from '@/server/orders/change';
import { type PaymentProvider } from '@/server/payments/provider';
import { availableUnits } from '@/server/stock/available-units';

/** An abandoned order, with the payment session that has to be ended before it is cancelled. */
type AbandonedOrder = { number: OrderNumber; session: string | null };

/**
 * Returns the abandoned orders whose units an order needs beside the available ones (docs/product.md 25.5): the oldest,
 * and only as many as needed. It changes nothing. An order with a payment under way, or of another provider, keeps its
 * units.
 *
 * @param own the shopper's own unpaid orders, which the new one replaces: their units count as available.
 * @returns the first line that exceeds all these units as a rejection: then no order may be cancelled for it.
 */
export async function findAbandonedStock(
  db: Database,
  payment: PaymentProvider,
  { lines, own = [] }: { lines: CheckedOrder['lines']; own?: readonly OrderNumber[] },
  now: Date,
): Promise<Result<AbandonedOrder[], ShortageCode | 'payment-unreachable'>> {
  const chosen = new Map<OrderNumber, AbandonedOrder>();
  for (const [index, { catalogue, id, quantity }] of lines.entries()) {
    const watch = toWatchReference(catalogue, id);
    if (!watch) continue;
    // Read before the available units: of a concurrent release the units then count twice, and never not at all.
    const reservations = await reservationsOf(db, watchKey(watch), own, now);
    let left = await availableUnits(db, watchKey(watch));
    const isCounted = (number: OrderNumber) => own.includes(number) || chosen.has(number);
    for (const each of reservations) if (isCounted(each.number)) left += each.quantity;
    for (const { number, session, provider, quantity: units } of reservations) {
      if (left >= quantity) break;
      if (isCounted(number)) continue;
      const isOver = await canBeEnded(payment, { session, provider });
      if (!isOver.ok) return isOver;
      if (!isOver.value) continue;
      chosen.set(number, { number, session });
      left += units;
    }
    const checked = checkQuantity(quantity, left, `lines.${index}`);
    if (!checked.ok) return checked;
  }
  return accept([...chosen.values()]);
}

/** Ends the payments of abandoned orders, then cancels these orders. One that was paid in between stays. */
export async function freeAbandonedStock(
  db: Database,
  payment: PaymentProvider,
  orders: readonly AbandonedOrder[],
  now: Date,
): Promise<Result<void, 'payment-unreachable'>> {
  for (const { number, session } of orders) {
    const ended = session === null ? accept(true) : await payment.end(session);
    if (!ended.ok) return ended;
    // Ignore a rejection: a concurrent checkout may have cancelled the order.
    if (ended.value) await cancelOrder(db, number, 'other checkout', now);
  }
  return accept(undefined);
}

/** True if another checkout may end an abandoned order's payment. */
export async function canBeEnded(
  payment: PaymentProvider,
  { session, provider }: { session: string | null; provider: string | null },
): Promise<Result<boolean, 'payment-unreachable'>> {
  if (session === null) return accept(true);
  if (provider !== payment.name) return accept(false);
  const progress = await payment.progress(session);
  return progress.ok ? accept(progress.value !== 'under-way') : progress;
}

/** Reservations of a watch by abandoned orders, the oldest first, and by the shopper's own orders. */
function reservationsOf(db: Database, watch: WatchKey, own: readonly OrderNumber[], now: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('stock_reservations', 'stock_reservations.order_number', 'orders.number')
    .select(['orders.number', 'orders.payment_session as session', 'orders.payment_provider as provider'])
    .select('stock_reservations.quantity')
    .where('stock_reservations.watch', '=', watch)
    .where((row) => row.or([whereAbandoned(now)(row), ...(own.length > 0 ? [row('orders.number', 'in', own)] : [])]))
    .orderBy('orders.created_at')
    .execute();
}
