import { openPriceBook } from './price-book';

jest.mock('@/data/pictures', () => ({ hasPicture: () => true }));

it('prices a watch in cents, under the name with its maker', async () => {
  const prices = await openPriceBook([{ catalogue: 'timex', id: 2 }]);
  expect(prices.priceOf('timex', 2)).toEqual({ name: expect.stringMatching(/^Timex /), unitCents: 289_00 });
});

it.each<[string, number]>([
  ['rolex', 1],
  ['__proto__', 1],
  ['xerix', 0],
  ['xerix', 7],
  ['xerix', 1.5],
  ['xerix', NaN],
])('sells no %s/%d', async (catalogue, id) => {
  const prices = await openPriceBook([{ catalogue, id }]);
  expect(prices.priceOf(catalogue, id)).toBeUndefined();
});
