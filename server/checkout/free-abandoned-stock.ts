import 'server-only';
import { type CheckedOrder } from '@/contract/checkout';
import { type OrderNumber } from '@/domain/order-number';
import { accept, type Result } from '@/domain/result';
import { checkQuantity, type ShortageCode } from '@/domain/stock';
import { toWatchReference, type WatchKey, watchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { cancelOrder, markPaymentBegun } from '@/server/orders/change';
import { type PaymentProvider } from '@/server/payments/provider';
import { availableUnits } from '@/server/stock/available-units';
import {
  claimOf,
  reservationState,
  RESERVED_PAYING_MS,
  shareOf,
  unitsOrderedToday,
} from '@/server/stock/reservation-bounds';

/**
 * An unpaid order that loses its units or its promo code, with the payment session to end before the order is
 * cancelled.
 */
export type AbandonedOrder = { number: OrderNumber; session: string | null };

/** A new order: its lines, and the shopper's own unpaid orders that it replaces. */
type NewOrder = { lines: CheckedOrder['lines']; own?: readonly OrderNumber[]; caller?: string };

/**
 * Returns the unpaid orders whose units a new order needs beside the available ones (docs/product.md 25.5, 25.12): the
 * oldest, and only as many as needed. It ends and cancels nothing. An order with a payment under way, or of another
 * provider, keeps its units. The units of own orders count as available.
 *
 * @returns the first line that exceeds all these units as a rejection: then no order may be cancelled for it.
 */
export async function findAbandonedStock(
  db: Database,
  payment: PaymentProvider,
  { lines, own = [], caller }: NewOrder,
  now: Date,
): Promise<Result<AbandonedOrder[], ShortageCode | 'payment-unreachable'>> {
  const watches = lines.flatMap(({ catalogue, id }) => toWatchReference(catalogue, id) ?? []).map(watchKey);
  const orderedToday = await unitsOrderedToday(db, claimOf(caller, lines), watches, now);
  const chosen = new Map<OrderNumber, AbandonedOrder>();
  for (const [index, { catalogue, id, quantity }] of lines.entries()) {
    const watch = toWatchReference(catalogue, id);
    if (!watch) continue;
    // Read before the available units: of a concurrent release the units then count twice, and never not at all.
    const reservations = await reservationsOf(db, watchKey(watch));
    const available = await availableUnits(db, watchKey(watch));
    const share = shareOf(available + reservations.reduce((sum, each) => sum + each.quantity, 0));
    const isWithinBounds = orderedToday !== undefined && orderedToday(watchKey(watch)) + quantity <= share;
    const isCounted = (number: OrderNumber) => own.includes(number) || chosen.has(number);
    let left = available;
    for (const each of reservations) if (isCounted(each.number)) left += each.quantity;
    for (const each of reservations) {
      if (left >= quantity) break;
      const state = reservationState(each, now);
      const isTakeable = state === 'free' || (state === 'over-bounds' && isWithinBounds);
      if (isCounted(each.number) || !isTakeable) continue;
      const isOver = await canBeEnded(db, payment, each, now);
      if (!isOver.ok) return isOver;
      if (!isOver.value) continue;
      chosen.set(each.number, each);
      left += each.quantity;
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
  for (const order of orders) {
    const ended = await endAbandonedOrder(db, payment, order, now);
    if (!ended.ok) return ended;
  }
  return accept(undefined);
}

/**
 * Ends an abandoned order's payment before it cancels the order, so that no payment is lost.
 *
 * @returns false if the order was paid in between: it stays.
 */
export async function endAbandonedOrder(
  db: Database,
  payment: PaymentProvider,
  { number, session }: AbandonedOrder,
  now: Date,
): Promise<Result<boolean, 'payment-unreachable'>> {
  const ended = session === null ? accept(true) : await payment.end(session);
  // Ignore a rejection: a concurrent checkout may have cancelled the order.
  if (ended.ok && ended.value) await cancelOrder(db, number, 'other checkout', now);
  return ended;
}

/** An unpaid order that another checkout may end. */
type Ending = { number: OrderNumber; session: string | null; provider: string | null; created_at: string };

/**
 * True if another checkout may end an unpaid order's payment. A payment that has begun prolongs the reservation, so that
 * the provider is asked once and the stock shows the same.
 */
export async function canBeEnded(
  db: Database,
  payment: PaymentProvider,
  { number, session, provider, created_at: at }: Ending,
  now: Date,
): Promise<Result<boolean, 'payment-unreachable'>> {
  if (session === null) return accept(true);
  if (provider !== payment.name) return accept(false);
  const progress = await payment.progress(session);
  if (!progress.ok) return progress;
  const isRecent = Date.parse(at) + RESERVED_PAYING_MS > now.getTime();
  if (progress.value === 'none' || (progress.value === 'tried' && !isRecent)) return accept(true);
  const isKept = await markPaymentBegun(db, number, progress.value, now);
  return accept(!isKept);
}

/** Reservations of a watch by unpaid orders, the oldest first. */
function reservationsOf(db: Database, watch: WatchKey) {
  return db
    .selectFrom('orders')
    .innerJoin('stock_reservations', 'stock_reservations.order_number', 'orders.number')
    .select(['orders.number', 'orders.payment_session as session', 'orders.payment_provider as provider'])
    .select(['orders.created_at', 'orders.reserved_until', 'stock_reservations.quantity'])
    .where('stock_reservations.watch', '=', watch)
    .where('orders.state', '=', 'pending')
    .where('orders.payment_submitted_at', 'is', null)
    .orderBy('orders.created_at')
    .execute();
}
