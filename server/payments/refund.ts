import 'server-only';
import { type Database } from '@/server/database';
import { OrderError, recordPaymentEvent } from '@/server/orders/change';
import { findOrderByNumber } from '@/server/orders/read';
import { isPaid, type OrderState } from '@/domain/order-states';
import { type PaymentProvider } from './provider';

/** Whoever sends money back. */
export type Refunds = Pick<PaymentProvider, 'name' | 'refund'>;

/**
 * Sends an order's money back and writes that down. When the process ends between the two, the same command finishes
 * it: the key keeps the money from moving twice, and the provider's own word does no harm whenever it comes.
 *
 * @throws {OrderError} for an order that is not paid, or was paid with a provider that is not set up here.
 */
export async function refundOrder(
  db: Database,
  number: string,
  providers: readonly Refunds[],
  now: Date,
): Promise<OrderState> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new OrderError(404, `There is no order ${number}.`);
  if (!isPaid(order.state)) throw new OrderError(409, `Order ${number} is ${order.state}: there is nothing to refund.`);
  const provider = providers.find(({ name }) => name === order.payment_provider);
  if (!provider) throw new OrderError(409, `Order ${number} was paid with a provider that is not set up here.`);
  const id = await provider.refund(order, `refund:${number}`);
  const { total_cents: amountCents, currency } = order;
  const word = {
    provider: provider.name,
    id,
    orderNumber: number,
    event: 'payment-refunded',
    amountCents,
    currency,
  } as const;
  await recordPaymentEvent(db, word, now);
  return (await findOrderByNumber(db, number))?.state ?? order.state;
}
