import { priceBook } from './price-book';

jest.mock('@/data/pictures', () => ({ hasPicture: () => true }));

it('prices a watch in cents, under the name with its maker', () => {
  expect(priceBook.priceOf('timex', 2)).toEqual({ name: expect.stringMatching(/^Timex /), unitCents: 289_00 });
});

it.each<[string, number]>([
  ['rolex', 1],
  ['__proto__', 1],
  ['xerix', 0],
  ['xerix', 7],
  ['xerix', 1.5],
  ['xerix', NaN],
])('sells no %s/%d', (catalogue, id) => {
  expect(priceBook.priceOf(catalogue, id)).toBeUndefined();
});
