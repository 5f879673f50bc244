// Verifies docs/product.md 8.5.
import { readFileSync } from 'node:fs';
import { memoryCatalogue } from '@/data/catalogue/memory-catalogue';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { exact, meant } from './testing/search-queries';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

/** On a Friday: on weekends some watches have another price. */
const catalogue = memoryCatalogue(readShopWatches, () => new Date('2026-11-20T12:00:00-05:00'));

const keysFor = async (query: string) => (await catalogue.searchWatches(query)).map(({ key }) => key);

test('there are 120 queries at least', () => {
  expect(new Set([...meant, ...exact].map(([query]) => query)).size).toBeGreaterThanOrEqual(120);
});

test.each(meant)('search for %j returns the intended watch among the first three', async (query, ...any) => {
  const first = (await keysFor(query)).slice(0, 3);
  expect(first.filter((key) => any.includes(key))).not.toEqual([]);
});

test.each(exact)('search for %j returns exactly the matching watches', async (query, holds) => {
  const wanted = (await catalogue.listAll('all')).filter(holds).map(({ key }) => key);
  expect((await keysFor(query)).toSorted()).toEqual(wanted.toSorted());
});

test('the mean reciprocal rank is what the README says', async () => {
  const ranks = await Promise.all(
    meant.map(async ([query, ...any]) => (await keysFor(query)).findIndex((key) => any.includes(key)) + 1),
  );
  const mean = ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
  const stated = /mean reciprocal rank of (\S+) over (\d+) queries/.exec(
    readFileSync('README.md', 'utf8').replace(/\s+/g, ' '),
  );
  expect(stated?.slice(1)).toEqual([mean.toFixed(3), String(meant.length)]);
});
