// Verifies docs/product.md 8.5, 8.7, 8.14, 8.15, 8.24.
import { readFileSync } from 'node:fs';
import { memoryCatalogue } from '@/data/catalogue/memory-catalogue';
import { emptyFilterState } from '@/domain/filtering/filter-state';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { asked, exact, intended } from './testing/search-queries';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

/** The clock is set to a Friday, because some prices are lower on weekends. */
const catalogue = memoryCatalogue(readShopWatches, () => new Date('2026-11-20T12:00:00-05:00'));

const keysFor = async (query: string) => (await catalogue.searchWatches(query)).map(({ key }) => key);

test('the search evaluation set has at least 260 queries, 60 of them questions to a shop assistant', () => {
  const queries = [...intended, ...exact, ...asked].map(([query]) => query);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(260);
  expect(asked.length).toBeGreaterThanOrEqual(60);
});

test.each(intended)('search for %j returns the intended watch among the first three', async (query, ...any) => {
  const first = (await keysFor(query)).slice(0, 3);
  expect(first.filter((key) => any.includes(key))).not.toEqual([]);
});

test.each(exact)('search for %j returns exactly the matching watches', async (query, matches) => {
  const expected = (await catalogue.listAll('all')).filter(matches).map(({ key }) => key);
  expect((await keysFor(query)).toSorted()).toEqual(expected.toSorted());
});

test.each(asked)('search for %j returns three watches that a shop assistant would bring', async (query, matches) => {
  const first = (await catalogue.searchWatches(query)).slice(0, 3);
  expect(first).not.toEqual([]);
  expect(first.filter((watch) => !matches(watch)).map(({ key }) => key)).toEqual([]);
});

test.each(['Not a G-Shock', 'without a G-Shock, automatic', 'not Timex'])(
  'search for %j excludes a maker whose name begins the names of watches',
  async (query) => {
    const found = await keysFor(query);
    expect(found.length).toBeGreaterThan(6);
    expect(found.filter((key) => (query.includes('Timex') ? /^timex/ : /^gshock/).test(key))).toEqual([]);
  },
);

// Verifies docs/product.md 2.9, 8.6.
test.each(
  [...exact, ...asked].map(([query]) => query).concat('blue leather strap', 'leather strap 18 mm', 'small date'),
)('the address of the results of %j with one filter more leads to the same watches', async (query) => {
  const found = await catalogue.findInSearch(query, emptyFilterState, 1);
  const again = await catalogue.findInSearch(found?.words ?? '', found?.requestedFilters ?? emptyFilterState, 1);
  expect(again?.queryFilters).toEqual(emptyFilterState);
  expect(again?.keys.toSorted()).toEqual(found?.keys.toSorted());
});

// Verifies docs/product.md 8.20.
test.each([
  ['grey dial', 'gray dial'],
  ['dark grey', 'dark gray'],
  ['grey hands', 'gray hands'],
  ['not grey', 'not gray'],
  ['grey suede', 'gray suede'],
  ['matt black steel', 'matte black steel'],
  ['centre lines', 'center lines'],
  ['analogue', 'analog'],
  ['anticlockwise', 'counterclockwise'],
  ['sand-coloured dial', 'sand-colored dial'],
  ['skeletonised', 'skeletonized'],
  ['carbon fibre', 'carbon fiber'],
  ['tachymetre', 'tachymeter'],
])('search for %j finds the same watches as %j', async (british, american) => {
  const found = await keysFor(american);
  expect(found).not.toEqual([]);
  expect(await keysFor(british)).toEqual(found);
});

test('docs/performance.md and README.md state the measured quality of the search', async () => {
  const ofWatches = intended.map(async ([query, ...any]) =>
    (await keysFor(query)).findIndex((key) => any.includes(key)),
  );
  const ofQuestions = asked.map(async ([query, matches]) => (await catalogue.searchWatches(query)).findIndex(matches));
  const measured = [
    ['a watch by name or feature', await Promise.all(ofWatches)],
    ['a question to a shop assistant', await Promise.all(ofQuestions)],
  ] as const;
  const all = measured.flatMap(([, places]) => places);
  const rows = [...measured, ['all', all] as const].map(
    ([kind, places]) => `| ${kind} | ${places.length} | ${meanReciprocalRank(places)} | ${shareInFirstThree(places)} |`,
  );
  const stated = readFileSync('docs/performance.md', 'utf8').replace(/ +/g, ' ');
  expect(rows.filter((row) => !stated.includes(row))).toEqual([]);
  const inReadme = /mean reciprocal rank of (\S+) over (\d+) queries/.exec(readFileSync('README.md', 'utf8'));
  expect(inReadme?.slice(1)).toEqual([meanReciprocalRank(all), String(all.length)]);
});

/** Places count from 0; -1 means that the query does not find the watch. */
const meanReciprocalRank = (places: readonly number[]) =>
  (places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / places.length).toFixed(3);

const shareInFirstThree = (places: readonly number[]) =>
  `${((places.filter((place) => place >= 0 && place < 3).length / places.length) * 100).toFixed(1)} %`;
