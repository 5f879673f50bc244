// Verifies docs/product.md 15.12.
import fc from 'fast-check';
import { priceOrder, type PriceSources, type PricingRequest } from './pricing';
import type { RequestedLine } from './line-items';
import type { Result } from './result';

const code = '7K3M-9QX2-7K3M-9QX2';

const sources: PriceSources = {
  currency: 'usd',
  priceOf: (catalogue, id) =>
    catalogue === 'xerix' && Number.isInteger(id) && id >= 1 && id <= 6
      ? { name: `Watch ${id}`, unitCents: 83_01 * id }
      : undefined,
  services: [
    {
      id: 'first-class',
      label: 'First Class',
      zones: ['domestic'],
      cents: 495,
      free: { over: 99_00, zones: ['domestic'] },
      days: [3, 5],
      delayDays: 3,
    },
    { id: 'express', label: 'Express', zones: ['domestic', 'international'], cents: 2995, days: [1, 2], delayDays: 3 },
  ],
  zoneOf: (country) => (country === 'US' ? 'domestic' : country === 'DE' ? 'international' : 'none'),
};

const line = (id: number, quantity = 1): RequestedLine => ({ catalogue: 'xerix', id, quantity });
const request: PricingRequest = { lines: [line(1)], country: 'US', service: 'first-class' };
const tryPrice = (change: Partial<PricingRequest>) => priceOrder({ ...request, ...change }, sources);
const price = (change: Partial<PricingRequest>) => valueOf(tryPrice(change));

function valueOf<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(result.rejection.code);
}

it('priceOrder itemises an order', () => {
  expect(price({ lines: [line(2, 3), line(1)], promo: { code, percent: 20 }, service: 'express' })).toEqual({
    currency: 'usd',
    lines: [
      { catalogue: 'xerix', id: 2, quantity: 3, name: 'Watch 2', unitCents: 16602, lineCents: 49806 },
      { catalogue: 'xerix', id: 1, quantity: 1, name: 'Watch 1', unitCents: 8301, lineCents: 8301 },
    ],
    subtotalCents: 58107,
    discountCents: 11621,
    shipping: { id: 'express', label: 'Express', cents: 2995, days: [1, 2], delayDays: 3 },
    totalCents: 49481,
  });
});

it('priceOrder decides free shipping before the discount', () => {
  expect(price({ lines: [line(1)] }).shipping.cents).toBe(495);
  expect(price({ lines: [line(2)], promo: { code, percent: 50 } }).shipping.cents).toBe(0);
});

it.each([
  [1, 3, 249],
  [1, 50, 4151],
  [2, 20, 3320],
  [1, 0, 0],
  [1, 100, 8301],
])(
  'priceOrder for %i units at $83.01 and a code of %i %% has a discount of %i cents, rounded',
  (quantity, percent, off) => {
    const { discountCents, totalCents } = price({ lines: [line(1, quantity)], promo: { code, percent } });
    expect(discountCents).toBe(off);
    expect(totalCents).toBe(quantity * 83_01 - off + (quantity === 1 ? 495 : 0));
  },
);

it('priceOrder accepts ten units of a watch', () => {
  expect(price({ lines: [line(1, 10)] })).toMatchObject({ subtotalCents: 83010, totalCents: 83010 });
});

it.each<[string, string, Partial<PricingRequest>]>([
  ['no-lines', 'lines', { lines: [] }],
  ['unknown-watch', 'lines.1', { lines: [line(1), line(7)] }],
  ['unknown-watch', 'lines.0', { lines: [{ catalogue: '__proto__', id: 1, quantity: 1 }] }],
  ...[0, 0.5, 11, 1e9, -1, NaN, Infinity].map((quantity): [string, string, Partial<PricingRequest>] => [
    'bad-quantity',
    'lines.0.quantity',
    { lines: [line(1, quantity)] },
  ]),
  ['duplicate-line', 'lines.1', { lines: [line(1), line(1, 2)] }],
  ['country-not-served', 'country', { country: 'KP' }],
  ['service-not-offered', 'service', { country: 'DE' }],
  ['service-not-offered', 'service', { service: 'teleport' }],
])('priceOrder rejects with %s at %s', (code, field, change) => {
  expect(tryPrice(change)).toEqual({ ok: false, rejection: { code, field } });
});

it.each([-1, 101, NaN])('priceOrder throws for a promo of %d %%', (percent) => {
  expect(() => price({ promo: { code, percent } })).toThrow(RangeError);
  expect(() => price({ promo: { code, percent } })).toThrow(`No promo takes ${percent} % off.`);
});

describe('for any order', () => {
  const lines = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 6 }), quantity: fc.integer({ min: 1, max: 10 }) }),
    {
      selector: ({ id }) => id,
      minLength: 1,
    },
  );
  const orders = fc.record({
    lines: lines.map((all) => all.map(({ id, quantity }) => line(id, quantity))),
    country: fc.constantFrom('US', 'DE'),
    service: fc.constant('express'),
    promo: fc.option(fc.record({ code: fc.constant(code), percent: fc.integer({ min: 0, max: 100 }) }), {
      nil: undefined,
    }),
  });

  it('totals add up to whole cents, and no discount exceeds the subtotal', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const {
          lines: priced,
          subtotalCents,
          discountCents,
          shipping,
          totalCents,
        } = valueOf(priceOrder(order, sources));
        expect(priced.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0)).toBe(subtotalCents);
        expect(subtotalCents - discountCents + shipping.cents).toBe(totalCents);
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(discountCents).toBeLessThanOrEqual(subtotalCents);
        expect(Number.isSafeInteger(totalCents) && totalCents >= 0).toBe(true);
      }),
    );
  });

  it('totals do not depend on the order of the lines', () => {
    const shuffled = orders.chain((order) =>
      fc.shuffledSubarray(order.lines, { minLength: order.lines.length }).map((other) => [order, other] as const),
    );
    fc.assert(
      fc.property(shuffled, ([order, other]) => {
        const { lines: first, ...totals } = valueOf(priceOrder(order, sources));
        const { lines: second, ...reorderedTotals } = valueOf(priceOrder({ ...order, lines: other }, sources));
        expect(reorderedTotals).toEqual(totals);
        expect(second).toHaveLength(first.length);
      }),
    );
  });
});
