// Verifies docs/product.md 7.9.
import { readShopWatches } from './catalogue/shop-catalogue';
import { weekendPercent } from './weekend';
import { freeShippingOver } from './shipping';

jest.mock('./pictures', () => ({ hasPicture: () => true }));

const watches = readShopWatches();
const reduced = watches.filter(({ weekendCents }) => weekendCents !== undefined);

it('weekendPercent contains only watches that the shop sells', () => {
  expect(reduced.map(({ key }) => key).toSorted()).toEqual(Object.keys(weekendPercent).toSorted());
});

it('weekendPercent contains exactly the Timex watches, to which the promotion links', () => {
  expect(reduced.map(({ key }) => key)).toEqual(
    watches.filter(({ catalogue }) => catalogue === 'timex').map(({ key }) => key),
  );
});

it('weekendPercent contains positive percentages with a maximum of 30', () => {
  const percents = Object.values(weekendPercent).map(Number);
  expect(Math.max(...percents)).toBe(30);
  for (const percent of percents) expect(percent).toBeGreaterThan(0);
});

it('weekend prices leave priceCents equal to the price in the data files', () => {
  expect(reduced.map(({ stored, priceCents }) => [stored.price * 100, priceCents])).toEqual(
    reduced.map(({ priceCents }) => [priceCents, priceCents]),
  );
});

it('weekendCents is the reduced price in whole cents', () => {
  expect(Object.fromEntries(reduced.map(({ key, weekendCents }) => [key, weekendCents]))).toEqual({
    'timex/1': 107_10,
    'timex/2': 202_30,
    'timex/3': 179_25,
    'timex/4': 183_20,
    'timex/5': 143_65,
    'timex/6': 161_10,
  });
});

it('weekendCents stays on the same side of the free-shipping threshold as priceCents', () => {
  for (const { priceCents, weekendCents = 0 } of reduced) {
    expect(priceCents > freeShippingOver.domestic).toBe(weekendCents > freeShippingOver.domestic);
  }
});
