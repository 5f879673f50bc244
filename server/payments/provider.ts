import 'server-only';
import { type Database } from '@/server/database';
import { OrderError, recordPaymentEvent } from '@/server/orders/change';
import { type OrderRow } from '@/server/orders/history';
import { findOrderByNumber } from '@/server/orders/read';
import { isPaid, type OrderState } from '@/server/orders/transitions';

/** What the shop asks of whoever moves the money. */
export type PaymentProvider = {
  /** As it stands in `orders.payment_provider`: `test`, `stripe`. */
  name: string;
  /**
   * Sends the whole amount of an order back and resolves with the provider's id of the refund. Asked again with the
   * same key it moves no money a second time and gives the same id. Rejects when the provider refuses.
   */
  refund(order: OrderRow, idempotencyKey: string): Promise<string>;
};

/** The test payment has no money to send back. */
export const testPaymentRefunds: PaymentProvider = {
  name: 'test',
  refund: async (_, idempotencyKey) => idempotencyKey,
};

/**
 * Sends an order's money back and writes that down. When the process ends between the two, the same command finishes
 * it: the key keeps the money from moving twice, and the provider's own word does no harm whenever it comes.
 *
 * @throws {OrderError} for an order that is not paid, or was paid with a provider that is not set up here.
 */
export async function refundOrder(
  db: Database,
  number: string,
  providers: readonly PaymentProvider[],
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
