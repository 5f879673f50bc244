import Stripe from 'stripe';
import { later } from '@/server/testing/checkout';
import { hasCode, withIdempotencyKey } from './stripe-idempotency';

const { StripeAPIError, StripeInvalidRequestError } = Stripe.errors;
const trouble = new StripeAPIError({ type: 'api_error', message: 'Trouble at Stripe.' });

/** The keys that something is asked for by, where the first of them leads to a fault. */
async function keysAfter(fault: Error, at: Date): Promise<string[]> {
  const keys: string[] = [];
  const make = async (key: string) => {
    keys.push(key);
    if (keys.length === 1) throw fault;
    return 'made';
  };
  await expect(withIdempotencyKey('session:OH-1', () => at, make)).resolves.toBe('made');
  return keys;
}

it('what is made at once is asked for once', async () => {
  const make = jest.fn(async (key: string) => `made for ${key}`);
  expect(await withIdempotencyKey('session:OH-1', () => later(0), make)).toBe('made for session:OH-1');
  expect(make).toHaveBeenCalledTimes(1);
});

it('a fault of Stripe’s own is led past by a key of the minute', async () => {
  const [first, second, ...others] = await keysAfter(trouble, later(0));
  expect(first).toBe('session:OH-1');
  expect(second).toMatch(/^session:OH-1:\d+$/);
  expect(others).toEqual([]);
  expect(await keysAfter(trouble, later(59_999))).toEqual([first, second]);
  const minute = Number(second?.split(':').at(-1));
  expect(await keysAfter(trouble, later(60_000))).toEqual([first, `session:OH-1:${minute + 1}`]);
});

it.each([
  ['no', new StripeInvalidRequestError({ type: 'invalid_request_error' })],
  ['that it is at work under the key', new StripeAPIError({ type: 'api_error', code: 'lock_timeout' })],
  ['nothing, for the fault is ours', new Error('ours')],
])('where Stripe says %s, it is asked once', async (_, fault) => {
  const make = jest.fn().mockRejectedValue(fault);
  await expect(withIdempotencyKey('session:OH-1', () => later(0), make)).rejects.toBe(fault);
  expect(make).toHaveBeenCalledTimes(1);
});

it('only a fault of Stripe’s has a code of Stripe’s', () => {
  expect(hasCode(new StripeAPIError({ type: 'api_error', code: 'lock_timeout' }), 'lock_timeout')).toBe(true);
  expect(hasCode(trouble, 'lock_timeout')).toBe(false);
  expect(hasCode({ code: 'lock_timeout' }, 'lock_timeout')).toBe(false);
});
