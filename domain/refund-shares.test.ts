// Verifies docs/product.md 15.13.
import fc from 'fast-check';
import { centsOfUnits, paidPerLine } from './refund-shares';

const lines = fc.array(
  fc.record({ unitCents: fc.integer({ min: 1, max: 2_000_00 }), quantity: fc.integer({ min: 1, max: 10 }) }),
  { minLength: 1, maxLength: 20 },
);
const subtotalOf = (all: readonly { unitCents: number; quantity: number }[]) =>
  all.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
const sumOf = (all: readonly number[]) => all.reduce((sum, cents) => sum + cents, 0);
const discounted = lines.chain((all) =>
  fc.record({ all: fc.constant(all), discount: fc.integer({ min: 0, max: subtotalOf(all) }) }),
);

it('paidPerLine sums to subtotal less discount, to the cent', () => {
  fc.assert(
    fc.property(discounted, ({ all, discount }) => {
      expect(sumOf(paidPerLine(all, discount))).toBe(subtotalOf(all) - discount);
    }),
  );
});

it('paidPerLine discounts each line by its share within a cent, at most by its price', () => {
  fc.assert(
    fc.property(discounted, ({ all, discount }) => {
      for (const [index, paid] of paidPerLine(all, discount).entries()) {
        const { unitCents = 0, quantity = 0 } = all[index] ?? {};
        const price = unitCents * quantity;
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(Math.abs(price - paid - (discount * price) / subtotalOf(all))).toBeLessThan(1);
      }
    }),
  );
});

it('centsOfUnits over all units of a line sums to its paid amount, in any portions', () => {
  const unitCounts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(unitCounts, fc.integer({ min: 0, max: 20_000_00 }), (parts, paid) => {
      const quantity = sumOf(parts);
      let refundedUnits = 0;
      let refundedCents = 0;
      for (const units of parts) {
        const cents = centsOfUnits(paid, { quantity, refunded: refundedUnits, units });
        expect(Math.abs(cents - (paid * units) / quantity)).toBeLessThan(1);
        refundedCents += cents;
        refundedUnits += units;
      }
      expect(refundedCents).toBe(paid);
    }),
  );
});

it.each([
  ['in equal parts', [1000, 1000, 1000], 300, [900, 900, 900]],
  ['the odd cents to the largest remainders', [999, 500, 500], 100, [949, 475, 475]],
  ['the first line first where remainders are equal', [1000, 1000, 1000], 100, [966, 967, 967]],
  ['the odd cent to the largest remainder, wherever it stands', [200, 300, 100], 100, [167, 250, 83]],
  ['two odd cents to the first two where remainders are equal', [1000, 1000, 1000], 200, [933, 933, 934]],
  ['nothing without a discount', [1000, 500], 0, [1000, 500]],
])('paidPerLine spreads a discount by price: %s', (_, prices, discount, paid) => {
  expect(
    paidPerLine(
      prices.map((unitCents) => ({ unitCents, quantity: 1 })),
      discount,
    ),
  ).toEqual(paid);
});
