import 'server-only';
import { type Database } from '@/server/database';
import { Refusal } from '@/server/errors';
import { cancelOrder, OrderError } from '@/server/orders/change';
import { type OrderDetails, findOrderByToken } from '@/server/orders/read';
import { isPaid } from '@/server/orders/transitions';
import { type PaymentProvider } from '@/server/payments/provider';

/**
 * Gives up an unpaid order that another one takes the place of, so that nobody pays both. Its payment is ended first,
 * and only then is the order cancelled: whatever breaks in between, no cancelled order stays payable.
 *
 * @param token whoever has it may do so. Of an order that is not there, or is over, nothing is left to be done.
 * @throws {Refusal} 409 `already-paid`, with the order's token, where the payment has been made or is on its way.
 */
export async function supersede(db: Database, payment: PaymentProvider, token: string, now: Date): Promise<void> {
  const order = await findOrderByToken(db, token);
  if (!order) return;
  if (isPaid(order.state) || (order.state === 'pending' && !(await endPayment(payment, order)))) {
    throw new Refusal(409, 'already-paid', 'Your order before this one is paid, or its payment is on its way.', {
      order: token,
    });
  }
  if (order.state === 'pending') await cancel(db, order.number, now);
}

async function endPayment(payment: PaymentProvider, order: OrderDetails): Promise<boolean> {
  if (order.payment_session === null || order.payment_provider !== payment.name) return true;
  return payment.end(order.payment_session);
}

/** Another try may have cancelled it since, which is as good. */
async function cancel(db: Database, number: string, now: Date): Promise<void> {
  try {
    await cancelOrder(db, number, 'shopper', now);
  } catch (error) {
    if (!(error instanceof OrderError)) throw error;
  }
}
