import 'server-only';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { accept, reject, type Result } from '@/domain/result';
import { cancelOrder } from '@/server/orders/change';
import { findOrderByTokenOrKey } from '@/server/orders/read';
import { isPaid } from '@/domain/order-states';
import { type PaymentProvider } from '@/server/payments/provider';

/**
 * Cancels an unpaid order that a new one replaces, so that the shopper does not pay both. It ends the payment before it
 * cancels the order, so that an error in between leaves no cancelled order payable.
 *
 * @param tokenOrKey authorizes the cancellation. An unknown or closed order is accepted.
 */
export async function replaceOrder(
  db: Database,
  payment: PaymentProvider,
  tokenOrKey: string,
  now: Date,
): Promise<Result<void, 'already-paid' | 'payment-unreachable'>> {
  const order = await findOrderByTokenOrKey(db, tokenOrKey);
  if (!order) return accept(undefined);
  if (isPaid(order.state)) return alreadyPaid(order);
  // An expired order may have been paid just before its expiry.
  if (order.state === 'pending' || order.state === 'expired') {
    const ended = await endPayment(payment, order);
    if (!ended.ok) return ended;
    if (!ended.value) return alreadyPaid(order);
  }
  return order.state === 'pending' ? cancel(db, order, now) : accept(undefined);
}

/** The earlier order is paid or its payment is pending: the shopper must not pay twice. */
const alreadyPaid = ({ token }: OrderRow) => reject({ code: 'already-paid', order: token });

async function endPayment(payment: PaymentProvider, order: OrderRow): Promise<Result<boolean, 'payment-unreachable'>> {
  if (order.payment_session === null || order.payment_provider !== payment.name) return accept(true);
  return payment.end(order.payment_session);
}

/** Cancels the order. A parallel attempt may have cancelled it, which is fine, or paid it, which is not. */
async function cancel(db: Database, order: OrderRow, now: Date): Promise<Result<void, 'already-paid'>> {
  const cancelled = await cancelOrder(db, order.number, 'shopper', now);
  const present = cancelled.ok ? undefined : await findOrderByTokenOrKey(db, order.token);
  return present && isPaid(present.state) ? alreadyPaid(present) : accept(undefined);
}
