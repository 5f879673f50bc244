import fc from 'fast-check';
import {
  attemptFor,
  attemptAfterPaid,
  newKey,
  ownOrder,
  ownOrders,
  readAttempt,
  replacementAttempt,
  type OrderAttempt,
} from './order-attempt';

const counter = () => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

it('attemptFor reuses the key for the same body and makes a new key for another body after an order', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(steps, (taken) => {
      const next = counter();
      let last = null as OrderAttempt | null;
      for (const [body, isAnswered] of taken) {
        const attempt: OrderAttempt = attemptFor(last, body, next);
        expect(attempt.body).toBe(body);
        if (last) expect(attempt.key === last.key).toBe(last.body === body || !last.token);
        last = isAnswered ? { ...attempt, token: `order of ${attempt.key}` } : attempt;
      }
    }),
  );
});

/** A fake shop that places one order per key and cancels the order that it replaces. */
class Shop {
  private readonly orders = new Map<string, { body: string; isLive: boolean }>();

  get live() {
    return [...this.orders.values()].filter(({ isLive }) => isLive);
  }

  /** Returns the order's token, or `conflict` if the key was used with another body. */
  place({ key, body, supersedes = '' }: OrderAttempt): string {
    const placed = this.orders.get(key);
    if (placed) return placed.body === body ? `order of ${key}` : 'conflict';
    const earlier = this.orders.get(supersedes.replace('order of ', ''));
    if (earlier) earlier.isLive = false;
    this.orders.set(key, { body, isLive: true });
    return `order of ${key}`;
  }
}

it('attemptFor and replacementAttempt never leave two open orders when requests or responses get lost', () => {
  const fates = fc.constantFrom('request lost', 'response lost', 'answered');
  const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fates), { maxLength: 20 });
  fc.assert(
    fc.property(steps, (taken) => {
      const shop = new Shop();
      const next = counter();
      let last = null as OrderAttempt | null;
      for (const [body, fate] of taken) {
        last = attemptFor(last, body, next);
        if (fate === 'request lost') continue;
        let answer = shop.place(last);
        if (fate === 'answered' && answer === 'conflict')
          answer = shop.place((last = replacementAttempt(last, body, next)));
        if (fate === 'answered') last = { ...last, token: answer };
        expect(shop.live).toHaveLength(1);
        if (fate === 'answered') expect(shop.live[0]?.body).toBe(body);
      }
    }),
  );
});

it('replacementAttempt returns a new key for the same body', () => {
  const first: OrderAttempt = { key: 'key-0', body: 'a', token: 'order-0' };
  expect(replacementAttempt(first, 'a', counter())).toEqual({ key: 'key-1', body: 'a', supersedes: 'order-0' });
});

it('ownOrder returns the token, the replaced order or the key', () => {
  expect(ownOrder(null)).toBeUndefined();
  expect(ownOrder({ key: 'key-0', body: 'a' })).toBe('key-0');
  expect(ownOrder({ key: 'key-0', body: 'a', token: 'order-0' })).toBe('order-0');
  expect(ownOrder({ key: 'key-1', body: 'b', supersedes: 'order-0' })).toBe('order-0');
});

it('ownOrders adds the key of a replacement whose answer is missing', () => {
  expect(ownOrders(null)).toBeUndefined();
  expect(ownOrders({ key: 'key-0', body: 'a' })).toBe('key-0');
  expect(ownOrders({ key: 'key-1', body: 'b', supersedes: 'order-0' })).toBe('order-0,key-1');
  expect(ownOrders({ key: 'key-1', body: 'b', supersedes: 'order-0', token: 'order-1' })).toBe('order-1');
});

it('attemptAfterPaid keeps the paid order without replacing it', () => {
  const beside = attemptAfterPaid({ key: 'key-0', body: 'a', supersedes: 'order-0' }, 'order-0');
  expect(beside).toEqual({ key: 'key-0', body: 'a', paid: 'order-0' });
  expect(attemptFor(beside, 'b', counter())).toEqual({ key: 'key-0', body: 'b', paid: 'order-0' });
  expect(replacementAttempt(beside, 'b', counter())).toMatchObject({ key: 'key-1', body: 'b', paid: 'order-0' });
});

it('newKey returns a different UUID of version 4 each time', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('readAttempt restores a valid attempt and returns null for other values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const attempt = readAttempt(value);
      expect(attempt === null || typeof attempt.key === 'string').toBe(true);
    }),
  );
  const whole: OrderAttempt = { key: 'k', body: 'b', token: 't', supersedes: 's', paid: 'p' };
  expect(readAttempt(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  expect(readAttempt({ key: 'k', body: 7 })).toBeNull();
});

it('newKey returns random digits except for the version', () => {
  const keys = Array.from({ length: 50 }, newKey);
  for (const place of [0, 7, 15, 19, 20, 35]) expect(new Set(keys.map((key) => key[place])).size).toBeGreaterThan(1);
});

it.each([null, undefined, 7, 'key', true, [], {}, { key: 7, body: 'b' }, { key: 'k' }])(
  'readAttempt returns null for %p',
  (value) => {
    expect(readAttempt(value)).toBeNull();
  },
);

it('readAttempt drops fields that are not text', () => {
  expect(readAttempt({ key: 'k', body: 'b', token: 7, supersedes: {}, paid: null })).toStrictEqual({
    key: 'k',
    body: 'b',
  });
});
