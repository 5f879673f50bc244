import 'server-only';
import Stripe from 'stripe';

export type Clock = () => Date;

/**
 * Makes something once for its key. A fault of Stripe's own is kept under the key and given again for a day
 * (docs.stripe.com/api/idempotent_requests): another key, new every minute, leads past it. A coupon and a refund that
 * were made all the same are found to be there; a session that nobody was told of is nobody's to pay in.
 */
export async function withIdempotencyKey<T>(key: string, clock: Clock, make: (key: string) => Promise<T>): Promise<T> {
  try {
    return await make(key);
  } catch (error) {
    // While the first call is still at work under the key, another key would make a second of the same.
    if (!(error instanceof Stripe.errors.StripeAPIError) || error.code === 'lock_timeout') throw error;
    return make(`${key}:${Math.floor(clock().getTime() / 60_000)}`);
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
