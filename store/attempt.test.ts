import fc from 'fast-check';
import { attemptFor, besidePaid, newKey, readAttempt, renewed, type Attempt } from './attempt';

const counter = () => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

it('a body that is sent again goes under the same key, and every other under its own', () => {
  const bodies = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(bodies, (sent) => {
      const next = counter();
      let last = null as Attempt | null;
      for (const [index, body] of sent.entries()) {
        const before: Attempt | null = last;
        last = attemptFor(before, body, next);
        expect(last.body).toBe(body);
        expect(last.key === before?.key).toBe(index > 0 && sent[index - 1] === body);
      }
    }),
  );
});

it('no unpaid order is lost sight of: each new try names the last that led to one', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 20 });
  fc.assert(
    fc.property(steps, (taken) => {
      const next = counter();
      let last = null as Attempt | null;
      let order: string | undefined;
      for (const [body, isAnswered] of taken) {
        const attempt: Attempt = attemptFor(last, body, next);
        if (attempt.key !== last?.key) expect(attempt.supersedes).toBe(order);
        last = isAnswered ? { ...attempt, token: `order of ${attempt.key}` } : attempt;
        order = last.token ?? order;
      }
    }),
  );
});

it('a worn key is replaced for the same body too', () => {
  const first: Attempt = { key: 'key-0', body: 'a', token: 'order-0' };
  expect(renewed(first, 'a', counter())).toEqual({ key: 'key-1', body: 'a', supersedes: 'order-0' });
  expect(renewed(null, 'a', counter())).toEqual({ key: 'key-1', body: 'a' });
});

it('a paid order is replaced by none, and known until the next one is placed', () => {
  const beside = besidePaid({ key: 'key-0', body: 'a', supersedes: 'order-0' }, 'order-0');
  expect(beside).toEqual({ key: 'key-0', body: 'a', paid: 'order-0' });
  expect(renewed(beside, 'b', counter())).toMatchObject({ key: 'key-1', body: 'b', paid: 'order-0' });
});

it('a key is a random UUID of version 4', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('what is no attempt is none, and what is one survives', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const attempt = readAttempt(value);
      expect(attempt === null || typeof attempt.key === 'string').toBe(true);
    }),
  );
  const whole: Attempt = { key: 'k', body: 'b', token: 't', supersedes: 's', paid: 'p' };
  expect(readAttempt(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  expect(readAttempt({ key: 'k', body: 7 })).toBeNull();
});
