import 'server-only';
import Stripe from 'stripe';
import { type OrderRow } from '@/server/database/schema';
import { type ProviderRefund, RefundRejectedError, type RefundParams } from './provider';
import { refundStateOf } from './stripe-events';
import { type Clock, withIdempotencyKey } from './stripe-idempotency';

/**
 * Makes a refund at Stripe. Stripe forgets idempotency keys after a day, so the key is also in the refund's metadata,
 * and existing refunds are searched for it first (docs.stripe.com/api/refunds/list).
 */
export async function refundByStripe(
  stripe: Stripe,
  { number, payment_reference: payment }: OrderRow,
  { key, amountCents }: RefundParams,
  clock: Clock,
): Promise<ProviderRefund> {
  if (payment === null) throw new RefundRejectedError(`Stripe has named no payment of order ${number}.`);
  const params = { payment_intent: payment, amount: amountCents, metadata: { order: number, refund: key } };
  const make = async (idempotencyKey: string) =>
    (await findRefund(stripe, payment, key)) ?? stripe.refunds.create(params, { idempotencyKey });
  try {
    const made = await withIdempotencyKey(key, clock, make);
    return { id: made.id, state: refundStateOf(made.status) };
  } catch (error) {
    // 409: a parallel call is making the same refund.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) {
      throw new RefundRejectedError(error.message, { cause: error });
    }
    throw error;
  }
}

/** Finds the refund of a key. A payment has few refunds, so one page holds all. */
async function findRefund(stripe: Stripe, payment: string, key: string): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
  return data.find(({ metadata }) => metadata?.refund === key);
}
