// Verifies docs/product.md 7.9.
import { readShopWatches } from './catalogue/shop-catalogue';
import { weekendPercent } from './weekend';
import { freeShippingOver } from './shipping';

jest.mock('./pictures', () => ({ hasPicture: () => true }));

const watches = readShopWatches();
const reduced = watches.filter(({ weekendCents }) => weekendCents !== undefined);

it('names only watches that the shop sells', () => {
  expect(reduced.map(({ key }) => key).toSorted()).toEqual(Object.keys(weekendPercent).toSorted());
});

it('names the watches of the Timex list, to which the promotion leads, and no others', () => {
  expect(reduced.map(({ key }) => key)).toEqual(
    watches.filter(({ catalogue }) => catalogue === 'timex').map(({ key }) => key),
  );
});

it('reduces by up to 30 percent, and somewhere by just that', () => {
  const percents = Object.values(weekendPercent).map(Number);
  expect(Math.max(...percents)).toBe(30);
  for (const percent of percents) expect(percent).toBeGreaterThan(0);
});

it('leaves the prices of the nine files as they are', () => {
  expect(reduced.map(({ stored, priceCents }) => [stored.price * 100, priceCents])).toEqual(
    reduced.map(({ priceCents }) => [priceCents, priceCents]),
  );
});

it('is to the cent', () => {
  expect(Object.fromEntries(reduced.map(({ key, weekendCents }) => [key, weekendCents]))).toEqual({
    'timex/1': 107_10,
    'timex/2': 202_30,
    'timex/3': 179_25,
    'timex/4': 183_20,
    'timex/5': 143_65,
    'timex/6': 161_10,
  });
});

it('takes free shipping within the United States from no watch, so that pages and feeds say one cost of sending', () => {
  for (const { priceCents, weekendCents = 0 } of reduced) {
    expect(priceCents > freeShippingOver.domestic).toBe(weekendCents > freeShippingOver.domestic);
  }
});
