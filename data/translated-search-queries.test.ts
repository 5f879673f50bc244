// Verifies docs/product.md 45.6: the word lists of each further language against the English evaluation set.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFilterState } from '@/domain/filtering/filter-state';
import all from '@/domain/languages.json';
import { inLanguage } from '@/domain/testing/in-language';
import { french } from './testing/french-search-queries';
import { german } from './testing/german-search-queries';
import { japanese } from './testing/japanese-search-queries';
import { asked, exact, intended } from './testing/search-queries';
import { spanish } from './testing/spanish-search-queries';
import type { TranslatedQueries } from './testing/translated-queries';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const queriesIn: Readonly<Record<string, TranslatedQueries>> = { de: german, fr: french, es: spanish, ja: japanese };

/** Modules with the words of the search and the searched texts. */
const wordModules = [
  '@/data/watch-texts',
  '@/domain/synonyms',
  '@/domain/query/query-words',
  '@/domain/query/measure-words',
  '@/domain/query/word-order',
  '@/domain/query/comparison',
  '@/domain/query/exclusion',
  '@/domain/search/language',
  '@/domain/search/segment',
  '@/domain/punctuation',
];

/** As the build resolves a module: the English one if it has no translation. */
const translationOf = (path: string, code: string) =>
  existsSync(join(process.cwd(), `${path.slice('@/'.length)}.${code}.ts`)) ? `${path}.${code}` : path;

const loadCatalogue = (code: string) =>
  inLanguage(code, async () => {
    // In the currency of the English evaluation set.
    process.env.SHOP_CURRENCY = 'usd';
    for (const path of wordModules) jest.doMock(path, () => jest.requireActual(translationOf(path, code)));
    const { memoryCatalogue } = await import('@/data/catalogue/memory-catalogue');
    const { readShopWatches } = await import('@/data/catalogue/shop-catalogue');
    // The clock is set to a Friday, because some prices are lower on weekends.
    return memoryCatalogue(readShopWatches, () => new Date('2026-11-20T12:00:00-05:00'));
  });

const catalogues = new Map<string, ReturnType<typeof loadCatalogue>>();
function catalogueIn(code: string) {
  const loaded = catalogues.get(code) ?? loadCatalogue(code);
  catalogues.set(code, loaded);
  return loaded;
}

const byQuery = {
  exact: new Map(exact),
  asked: new Map(asked),
  intended: new Map(intended.map(([query, ...keys]) => [query, keys])),
};

const furtherCodes = all.map(({ code }) => code).filter((code) => code !== 'en');

test.each(furtherCodes)('the evaluation set of %s has at least 60 queries, each of them once', (code) => {
  const queries = queriesIn[code]?.map(([query]) => query) ?? [];
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(60);
});

const cases = furtherCodes.flatMap((code) =>
  (queriesIn[code] ?? []).map(([query, english]) => ({ code, query, english })),
);

test.each(cases)('search in $code for "$query" finds the watches of "$english"', async ({ code, query, english }) => {
  const catalogue = await catalogueIn(code);
  const found = await catalogue.searchWatches(query);
  const keys = found.map(({ key }) => key);
  const matches = byQuery.exact.get(english);
  const isRight = byQuery.asked.get(english);
  if (matches) {
    const expected = (await catalogue.listAll('all')).filter(matches).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(expected.toSorted());
  } else if (isRight) {
    expect(found).not.toEqual([]);
    expect(found.slice(0, 3).filter((watch) => !isRight(watch))).toEqual([]);
  } else {
    const any = byQuery.intended.get(english) ?? [];
    expect(keys.slice(0, 3).filter((key) => any.includes(key))).not.toEqual([]);
  }
});

test('a Japanese query has Japanese commas between its parts, and is read the same again', async () => {
  const catalogue = await catalogueIn('ja');
  const wordsOf = async (query: string) => (await catalogue.findInSearch(query, emptyFilterState, 1))?.words;
  const words = await wordsOf('プレゼント、軽い、ムーン');
  expect(words?.split('、')).toHaveLength(3);
  expect(await wordsOf(words ?? '')).toBe(words);
});

// Verifies docs/product.md 2.9, 8.22.
test.each(cases)(
  'the address of the results in $code of "$query" leads to the same watches',
  async ({ code, query }) => {
    const catalogue = await catalogueIn(code);
    const found = await catalogue.findInSearch(query, emptyFilterState, 1);
    const again = await catalogue.findInSearch(found?.words ?? '', found?.requestedFilters ?? emptyFilterState, 1);
    expect(again?.queryFilters).toEqual(emptyFilterState);
    expect(again?.keys.toSorted()).toEqual(found?.keys.toSorted());
  },
);
