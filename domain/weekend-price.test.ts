import { priceIn, shownPrice } from './watch-price';
import { costOf, currentPriceCopy, priceCopy, reduceByPercent } from './weekend-price';

const usual = { priceCents: 289_00 };
const reduced = { ...usual, weekendCents: 202_30 };

it('priceCopy states the price, and the weekend price if it is lower', () => {
  expect(priceCopy(usual, 'usd')).toBe('$289.00');
  expect(priceCopy(reduced, 'usd')).toBe('$289.00, $202.30 on weekends');
});

it('currentPriceCopy on a weekend states the weekend price', () => {
  expect(currentPriceCopy(reduced, true, 'usd')).toBe('$202.30, weekend price');
  expect(currentPriceCopy(usual, true, 'usd')).toBe('$289.00');
});

it('currentPriceCopy on a weekday states both prices', () => {
  expect(currentPriceCopy(reduced, false, 'usd')).toBe('$289.00, $202.30 on weekends');
  expect(currentPriceCopy(usual, false, 'usd')).toBe('$289.00');
});

it('costOf is the weekend price on a weekend only', () => {
  expect([true, false].map((isWeekend) => costOf(reduced, isWeekend))).toEqual([202_30, 289_00]);
  expect([true, false].map((isWeekend) => costOf(usual, isWeekend))).toEqual([289_00, 289_00]);
});

it.each([
  [1_01, 50, 51],
  [1_99, 30, 1_39],
  [99, 0, 99],
  [99, 100, 0],
])('reduceByPercent takes from %d minor units %d %%, to the nearest minor unit: %d', (cents, percent, left) => {
  expect(reduceByPercent(cents, percent)).toBe(left);
});

it('shownPrice lists the prices of every currency in its units, on weekends too', () => {
  const eur = { priceCents: 269_50, weekendCents: 188_65 };
  const jpy = { priceCents: 40_000 };
  expect(shownPrice({ ...reduced, otherPrices: { eur, jpy } })).toEqual({
    ...reduced,
    prices: '289,269.5,,40000',
    weekendPrices: '202.3,188.65,,40000',
  });
  expect(shownPrice({ ...usual, otherPrices: { jpy } })).toEqual({ ...usual, prices: '289,,,40000' });
  expect(priceIn({ ...reduced, otherPrices: { jpy } }, 'usd')).toMatchObject(reduced);
  expect(priceIn({ ...reduced, otherPrices: { jpy } }, 'gbp')).toBeUndefined();
});
