import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { cancelOrder } from '@/server/orders/change';
import { findOrderByToken } from '@/server/orders/read';
import { type LateChangeCode, requestCancellation } from '@/server/orders/shopper-changes';
import { errorFields, log } from '@/server/platform/log';
import { type PaymentProvider } from './provider';
import { refundOrder, type RefundProvider } from './refund';

/** Why an order is not cancelled. `payment-processing`: its payment is pending and cannot be cancelled. */
export type CancelCode = LateChangeCode | 'payment-processing' | 'payment-unreachable';

/** Pause before the job takes over a cancellation whose request may still be refunding, in ms. */
const IN_PROGRESS_MS = 60_000;

/**
 * Cancels the order of a token for its shopper (docs/product.md 37.3). An unpaid order ends its payment first. A paid
 * one that is not packed is refunded in full; if the provider is unreachable, the job `finish-cancellations` refunds it.
 * A repeated call is accepted.
 *
 * @param providers an unpaid order of another provider is cancelled without a call.
 */
export async function cancelByShopper(
  db: Database,
  token: string,
  providers: readonly PaymentProvider[],
  now: Date,
): Promise<Result<void, CancelCode>> {
  const order = await findOrderByToken(db, token);
  if (!order) return reject({ code: 'unknown-order' });
  if (order.state === 'cancelled') return accept(undefined);
  if (order.state === 'pending' || order.state === 'failed') {
    const ended = await endUnpaid(db, order, providers, now);
    if (!ended.ok || ended.value) return ended.ok ? accept(undefined) : ended;
  }
  const requested = await requestCancellation(db, order.number, now);
  if (!requested.ok) return requested;
  await finishCancellation(db, order.number, providers, now).catch((error: unknown) =>
    log('error', 'cancellation', { order: order.number, ...errorFields(error) }),
  );
  return accept(undefined);
}

/** Ends the payment of an unpaid order and cancels it. False if the order was paid in the meantime. */
async function endUnpaid(
  db: Database,
  order: OrderRow,
  providers: readonly PaymentProvider[],
  now: Date,
): Promise<Result<boolean, 'payment-processing' | 'payment-unreachable'>> {
  const provider = providers.find(({ name }) => name === order.payment_provider);
  if (provider && order.payment_session !== null && order.state === 'pending') {
    const ended = await provider.end(order.payment_session);
    if (!ended.ok) return ended;
    if (!ended.value) {
      const present = await findOrderByToken(db, order.token);
      return present?.state === 'paid' ? accept(false) : reject({ code: 'payment-processing' });
    }
  }
  const cancelled = await cancelOrder(db, order.number, 'shopper', now);
  if (cancelled.ok) return accept(true);
  const present = await findOrderByToken(db, order.token);
  return accept(present?.state === 'cancelled');
}

/** Refunds what is left of a cancelled order. The refund of an earlier, interrupted call is finished. */
async function finishCancellation(
  db: Database,
  number: OrderNumber,
  providers: readonly RefundProvider[],
  now: Date,
): Promise<void> {
  const refunded = await refundOrder(db, number, providers, now);
  if (refunded.ok || refunded.rejection.code === 'order-state') return;
  log('warn', 'cancellation', { order: number, code: refunded.rejection.code });
}

/**
 * Refunds cancelled orders whose refund was interrupted, or impossible at the time. An order whose refund failed is left
 * to the owner, and an order in dispute waits for its bank.
 *
 * @throws the first error, after the other orders.
 */
export async function finishCancellations(
  db: Database,
  providers: readonly RefundProvider[],
  now: Date,
): Promise<void> {
  const errors: unknown[] = [];
  const waiting = await db
    .selectFrom('orders')
    .select('number')
    .where('cancel_requested_at', '<=', new Date(now.getTime() - IN_PROGRESS_MS).toISOString())
    .where('state', '=', 'paid')
    .where((row) => row.or([row('open_dispute', 'is', null), row('open_dispute', '=', 'inquiry')]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('key')
            .whereRef('refunds.order_number', '=', 'orders.number')
            .where('refunds.state', '=', 'failed'),
        ),
      ),
    )
    .execute();
  for (const { number } of waiting) {
    await finishCancellation(db, number, providers, now).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
