import 'server-only';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { accept, reject, type Result } from '@/domain/result';
import { cancelOrder } from '@/server/orders/change';
import { findOrderByTokenOrKey } from '@/server/orders/read';
import { isPaid } from '@/domain/order-states';
import { type PaymentProvider } from '@/server/payments/provider';

/**
 * Gives up an unpaid order that another one takes the place of, so that nobody pays both. Its payment is ended first,
 * and only then is the order cancelled: whatever breaks in between, no cancelled order stays payable.
 *
 * @param tokenOrKey whoever has it may do so. Of an order that is not there, or is over, nothing is left to be done.
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
  // An expired order may have been paid in its last moment: the clock is not the payment's.
  if (order.state === 'pending' || order.state === 'expired') {
    const ended = await endPayment(payment, order);
    if (!ended.ok) return ended;
    if (!ended.value) return alreadyPaid(order);
  }
  return order.state === 'pending' ? cancel(db, order, now) : accept(undefined);
}

/** The shopper has paid the order before this one, or is about to have: nobody pays twice by accident. */
const alreadyPaid = ({ token }: OrderRow) => reject({ code: 'already-paid', order: token });

async function endPayment(payment: PaymentProvider, order: OrderRow): Promise<Result<boolean, 'payment-unreachable'>> {
  if (order.payment_session === null || order.payment_provider !== payment.name) return accept(true);
  return payment.end(order.payment_session);
}

/** Another try may have cancelled it since, which is as good; or it has been paid since, which is not. */
async function cancel(db: Database, order: OrderRow, now: Date): Promise<Result<void, 'already-paid'>> {
  const cancelled = await cancelOrder(db, order.number, 'shopper', now);
  const present = cancelled.ok ? undefined : await findOrderByTokenOrKey(db, order.token);
  return present && isPaid(present.state) ? alreadyPaid(present) : accept(undefined);
}
