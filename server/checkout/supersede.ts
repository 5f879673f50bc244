import 'server-only';
import { type Database } from '@/server/database';
import { Refusal } from '@/server/errors';
import { cancelOrder, OrderError } from '@/server/orders/change';
import { type OrderRow } from '@/server/orders/history';
import { findOrderOfAttempt } from '@/server/orders/read';
import { isPaid } from '@/domain/order-states';
import { type PaymentProvider } from '@/server/payments/provider';

/** The shopper has paid the order before this one, or is about to have: nobody pays twice by accident. */
class AlreadyPaid extends Refusal {
  constructor({ token }: OrderRow) {
    super(409, 'already-paid', 'Your order before this one is paid, or its payment is on its way.', { order: token });
    this.name = 'AlreadyPaid';
  }
}

/**
 * Gives up an unpaid order that another one takes the place of, so that nobody pays both. Its payment is ended first,
 * and only then is the order cancelled: whatever breaks in between, no cancelled order stays payable.
 *
 * @param tokenOrKey whoever has it may do so. Of an order that is not there, or is over, nothing is left to be done.
 * @throws {Refusal} 409 `already-paid`, with the order's token, where the payment has been made or is on its way.
 */
export async function supersede(db: Database, payment: PaymentProvider, tokenOrKey: string, now: Date): Promise<void> {
  const order = await findOrderOfAttempt(db, tokenOrKey);
  if (!order) return;
  if (isPaid(order.state)) throw new AlreadyPaid(order);
  // An expired order may have been paid in its last moment: the clock is not the payment's.
  const isUnsure = order.state === 'pending' || order.state === 'expired';
  if (isUnsure && !(await endPayment(payment, order))) throw new AlreadyPaid(order);
  if (order.state === 'pending') await cancel(db, order, now);
}

async function endPayment(payment: PaymentProvider, order: OrderRow): Promise<boolean> {
  if (order.payment_session === null || order.payment_provider !== payment.name) return true;
  return payment.end(order.payment_session);
}

/** Another try may have cancelled it since, which is as good; or it has been paid since, which is not. */
async function cancel(db: Database, order: OrderRow, now: Date): Promise<void> {
  try {
    await cancelOrder(db, order.number, 'shopper', now);
  } catch (error) {
    if (!(error instanceof OrderError)) throw error;
    const present = await findOrderOfAttempt(db, order.token);
    if (present && isPaid(present.state)) throw new AlreadyPaid(present);
  }
}
