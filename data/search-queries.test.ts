// Verifies docs/product.md 8.5.
import { readFileSync } from 'node:fs';
import { memoryCatalogue } from '@/data/catalogue/memory-catalogue';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { exact, intended } from './testing/search-queries';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

/** The clock stands on a Friday because some prices are lower on weekends. */
const catalogue = memoryCatalogue(readShopWatches, () => new Date('2026-11-20T12:00:00-05:00'));

const keysFor = async (query: string) => (await catalogue.searchWatches(query)).map(({ key }) => key);

test('the search evaluation set has at least 120 queries', () => {
  expect(new Set([...intended, ...exact].map(([query]) => query)).size).toBeGreaterThanOrEqual(120);
});

test.each(intended)('search for %j returns the intended watch among the first three', async (query, ...any) => {
  const first = (await keysFor(query)).slice(0, 3);
  expect(first.filter((key) => any.includes(key))).not.toEqual([]);
});

test.each(exact)('search for %j returns exactly the matching watches', async (query, matches) => {
  const expected = (await catalogue.listAll('all')).filter(matches).map(({ key }) => key);
  expect((await keysFor(query)).toSorted()).toEqual(expected.toSorted());
});

test('searchWatches has the mean reciprocal rank stated in the README', async () => {
  const ranks = await Promise.all(
    intended.map(async ([query, ...any]) => (await keysFor(query)).findIndex((key) => any.includes(key)) + 1),
  );
  const mean = ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
  const stated = /mean reciprocal rank of (\S+) over (\d+) queries/.exec(
    readFileSync('README.md', 'utf8').replace(/\s+/g, ' '),
  );
  expect(stated?.slice(1)).toEqual([mean.toFixed(3), String(intended.length)]);
});
