import { costIn, type Priced } from './watch-price';

const noon: Priced = {
  priceCents: 289_00,
  weekendCents: 202_30,
  otherPrices: { eur: { priceCents: 269_00, weekendCents: 188_30 }, jpy: { priceCents: 44_000, weekendCents: 30_800 } },
};
const dusk: Priced = { priceCents: 100_00, otherPrices: { eur: { priceCents: 90_00 } } };
const lines = [
  { watch: noon, quantity: 2 },
  { watch: dusk, quantity: 1 },
];

// Verifies docs/product.md 44.3 (in dollars).
describe('costIn', () => {
  it('returns the cost of lines in the currencies in which the whole list is sold', () => {
    expect(costIn([noon, dusk], false)(lines)).toEqual({ priceCents: 678_00, prices: '678,628,,' });
    expect(costIn([noon, dusk], false)([{ watch: noon, quantity: 1 }])).toEqual({
      priceCents: 289_00,
      prices: '289,269,,',
    });
    expect(costIn([noon], false)([{ watch: noon, quantity: 1 }]).prices).toBe('289,269,,44000');
  });

  it('has weekend prices on a weekend', () => {
    expect(costIn([noon, dusk], true)(lines)).toEqual({ priceCents: 504_60, prices: '504.6,466.6,,' });
  });
});
