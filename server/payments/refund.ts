import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import {
  requestRefund,
  deleteRequestedRefund,
  type RefundCode,
  type RefundForm,
  type RefundRequest,
} from '@/server/orders/request-refund';
import { findOrderByNumber } from '@/server/orders/read';
import { recordRefund } from '@/server/orders/record-refund';
import { isPaid, type OrderState } from '@/domain/order-states';
import { type PaymentProvider, RefundRejectedError } from './provider';

/** A provider that can make refunds. */
export type RefundProvider = Pick<PaymentProvider, 'name' | 'refund'>;

/** Records a refund that the owner made by other means, such as a bank transfer, without a call to a provider. */
export const manualRefunds: RefundProvider = {
  name: 'owner',
  refund: async (_, { key }) => ({ id: key, state: 'succeeded' }),
};

/** Why a refund fails. `refund-failed`: the provider made the refund and it failed at once. */
export type RefundOrderCode = RefundCode | 'unknown-provider' | 'refund-failed';

/**
 * Refunds an order in full or in part and saves the refund. After a crash or a timeout the same command finishes it.
 * The refund's key prevents a second transfer, and a later event of the provider changes nothing. Rejects a paid order
 * whose provider is not configured with `unknown-provider`.
 *
 * @param request what to refund; all that is left by default.
 * @param override replaces the order's provider: {@link manualRefunds}.
 * @param form of the desk.
 * @throws {RefundRejectedError} or the provider's error.
 */
export async function refundOrder<Code extends string = never>(
  db: Database,
  number: OrderNumber,
  providers: readonly RefundProvider[],
  now: Date,
  request: RefundRequest = { kind: 'all' },
  override?: RefundProvider,
  form: RefundForm<Code> = {},
): Promise<Result<OrderState, RefundOrderCode | Code>> {
  const order = await findOrderByNumber(db, number);
  if (!order) return reject({ code: 'unknown-order' });
  const provider = override ?? providers.find(({ name }) => name === order.payment_provider);
  if (!provider) {
    return isPaid(order.state)
      ? reject({ code: 'unknown-provider' })
      : reject({ code: 'order-state', state: order.state });
  }
  const requested = await requestRefund(db, number, request, provider.name, now, form);
  if (!requested.ok) return requested;
  const { key, amount_cents: amountCents, currency } = requested.value.refund;
  const made = await provider.refund(requested.value.order, { key, amountCents }).catch(async (error: unknown) => {
    if (error instanceof RefundRejectedError) await deleteRequestedRefund(db, key);
    throw error;
  });
  const at = now.toISOString();
  const update = {
    provider: provider.name,
    key,
    orderNumber: number,
    amountCents,
    currency,
    createdAt: at,
    reportedAt: at,
  };
  await recordRefund(db, { ...update, ...made }, now);
  if (made.state === 'failed') return reject({ code: 'refund-failed' });
  const { state } = (await findOrderByNumber(db, number)) ?? requested.value.order;
  return accept(state);
}
