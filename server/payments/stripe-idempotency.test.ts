import Stripe from 'stripe';
import { later } from '@/server/testing/checkout';
import { hasCode, withIdempotencyKey } from './stripe-idempotency';

const { StripeAPIError, StripeInvalidRequestError } = Stripe.errors;
const outage = new StripeAPIError({ type: 'api_error', message: 'Trouble at Stripe.' });

/** Returns the keys of all calls if the first call fails. */
async function keysAfter(error: Error, at: Date): Promise<string[]> {
  const keys: string[] = [];
  const make = async (key: string) => {
    keys.push(key);
    if (keys.length === 1) throw error;
    return 'made';
  };
  await expect(withIdempotencyKey('session:OH-1', () => at, make)).resolves.toBe('made');
  return keys;
}

it('withIdempotencyKey calls once on success', async () => {
  const make = jest.fn(async (key: string) => `made for ${key}`);
  expect(await withIdempotencyKey('session:OH-1', () => later(0), make)).toBe('made for session:OH-1');
  expect(make).toHaveBeenCalledTimes(1);
});

it('withIdempotencyKey retries a Stripe API error with a key of the minute', async () => {
  const [first, second, ...others] = await keysAfter(outage, later(0));
  expect(first).toBe('session:OH-1');
  expect(second).toMatch(/^session:OH-1:\d+$/);
  expect(others).toEqual([]);
  expect(await keysAfter(outage, later(59_999))).toEqual([first, second]);
  const minute = Number(second?.split(':').at(-1));
  expect(await keysAfter(outage, later(60_000))).toEqual([first, `session:OH-1:${minute + 1}`]);
});

it.each([
  ['a rejected request', new StripeInvalidRequestError({ type: 'invalid_request_error' })],
  ['a lock timeout', new StripeAPIError({ type: 'api_error', code: 'lock_timeout' })],
  ['another error', new Error('ours')],
])('withIdempotencyKey does not retry %s', async (_, error) => {
  const make = jest.fn().mockRejectedValue(error);
  await expect(withIdempotencyKey('session:OH-1', () => later(0), make)).rejects.toBe(error);
  expect(make).toHaveBeenCalledTimes(1);
});

it('hasCode returns true for Stripe errors only', () => {
  expect(hasCode(new StripeAPIError({ type: 'api_error', code: 'lock_timeout' }), 'lock_timeout')).toBe(true);
  expect(hasCode(outage, 'lock_timeout')).toBe(false);
  expect(hasCode({ code: 'lock_timeout' }, 'lock_timeout')).toBe(false);
});
