import 'server-only';
import { accept, refuse, type Result } from '@/domain/result';
import { type Database } from '@/server/database';
import { type ChangeCode, recordPaymentEvent } from '@/server/orders/change';
import { findOrderByNumber } from '@/server/orders/read';
import { isPaid, type OrderState } from '@/domain/order-states';
import { type PaymentProvider } from './provider';

/** Whoever sends money back. */
export type Refunds = Pick<PaymentProvider, 'name' | 'refund'>;

/**
 * Sends an order's money back and writes that down. When the process ends between the two, the same command finishes
 * it: the key keeps the money from moving twice, and the provider's own word does no harm whenever it comes. An order
 * whose provider is not set up here is refused as `unknown-provider`.
 *
 * @throws what the provider says where it moves no money.
 */
export async function refundOrder(
  db: Database,
  number: string,
  providers: readonly Refunds[],
  now: Date,
): Promise<Result<OrderState, ChangeCode | 'unknown-provider'>> {
  const order = await findOrderByNumber(db, number);
  if (!order) return refuse({ code: 'unknown-order' });
  if (!isPaid(order.state)) return refuse({ code: 'order-state', state: order.state });
  const provider = providers.find(({ name }) => name === order.payment_provider);
  if (!provider) return refuse({ code: 'unknown-provider' });
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
  return accept((await findOrderByNumber(db, number))?.state ?? order.state);
}
