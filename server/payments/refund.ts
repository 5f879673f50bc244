import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import {
  requestRefund,
  deleteRequestedRefund,
  type RefundCode,
  type RefundRequest,
} from '@/server/orders/request-refund';
import { findOrderByNumber } from '@/server/orders/read';
import { recordRefund } from '@/server/orders/record-refund';
import { isPaid, type OrderState } from '@/domain/order-states';
import { type PaymentProvider, RefundRejectedError } from './provider';

/** Whoever sends money back. */
export type RefundProvider = Pick<PaymentProvider, 'name' | 'refund'>;

/** The owner has sent the money another way, such as a bank transfer: it is written down, and nobody is asked. */
export const manualRefunds: RefundProvider = {
  name: 'owner',
  refund: async (_, { key }) => ({ id: key, state: 'succeeded' }),
};

/** Why an order's money is not sent back. `refund-failed`: the provider has tried, and it has come back at once. */
export type RefundOrderCode = RefundCode | 'unknown-provider' | 'refund-failed';

/**
 * Sends an order's money back, all that is left of it or a part, and writes that down. When the process ends between the
 * two, or the provider does not answer, the same command finishes it: the refund's key keeps the money from moving twice,
 * and the provider's own word does no harm whenever it comes. A paid order whose provider is not set up here is refused
 * as `unknown-provider`, before anything is written down.
 *
 * @param hand who sends it instead of the order's own provider: {@link byHand}.
 * @throws what the provider says where it moves no money.
 */
export async function refundOrder(
  db: Database,
  number: OrderNumber,
  providers: readonly RefundProvider[],
  now: Date,
  request: RefundRequest = { kind: 'all' },
  hand?: RefundProvider,
): Promise<Result<OrderState, RefundOrderCode>> {
  const order = await findOrderByNumber(db, number);
  if (!order) return reject({ code: 'unknown-order' });
  const provider = hand ?? providers.find(({ name }) => name === order.payment_provider);
  if (!provider) {
    return isPaid(order.state)
      ? reject({ code: 'unknown-provider' })
      : reject({ code: 'order-state', state: order.state });
  }
  const asked = await requestRefund(db, number, request, provider.name, now);
  if (!asked.ok) return asked;
  const { key, amount_cents: amountCents, currency } = asked.value.refund;
  const made = await provider.refund(asked.value.order, { key, amountCents }).catch(async (fault: unknown) => {
    if (fault instanceof RefundRejectedError) await deleteRequestedRefund(db, key);
    throw fault;
  });
  const at = now.toISOString();
  const said = {
    provider: provider.name,
    key,
    orderNumber: number,
    amountCents,
    currency,
    createdAt: at,
    reportedAt: at,
  };
  await recordRefund(db, { ...said, ...made }, now);
  if (made.state === 'failed') return reject({ code: 'refund-failed' });
  const { state } = (await findOrderByNumber(db, number)) ?? asked.value.order;
  return accept(state);
}
