import 'server-only';
import Stripe from 'stripe';

export type Clock = () => Date;

/**
 * Calls Stripe with an idempotency key. Stripe replays its own 500 errors under a key for a day
 * (docs.stripe.com/api/idempotent_requests), so the retry uses a new key each minute. Callers must detect what the
 * failed call may have created: coupons and refunds are looked up, and an unreturned session cannot be paid.
 */
export async function withIdempotencyKey<T>(key: string, clock: Clock, call: (key: string) => Promise<T>): Promise<T> {
  try {
    return await call(key);
  } catch (error) {
    // lock_timeout: the first call is still running, and another key would create a duplicate.
    if (!(error instanceof Stripe.errors.StripeAPIError) || error.code === 'lock_timeout') throw error;
    return call(`${key}:${Math.floor(clock().getTime() / 60_000)}`);
  }
}

/** True for an error of Stripe's API with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
