// Verifies docs/product.md 45.6: the German word lists of the search against the English evaluation set.
import { memoryCatalogue } from '@/data/catalogue/memory-catalogue';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { german } from './testing/german-search-queries';
import { asked, exact, intended } from './testing/search-queries';

jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));
jest.mock('@/domain/synonyms', () => jest.requireActual('@/domain/synonyms.de'));
jest.mock('@/domain/query/query-words', () => jest.requireActual('@/domain/query/query-words.de'));
jest.mock('@/domain/query/measure-words', () => jest.requireActual('@/domain/query/measure-words.de'));
jest.mock('@/domain/search/language', () => jest.requireActual('@/domain/search/language.de'));

/** The clock is set to a Friday, because some prices are lower on weekends. */
const catalogue = memoryCatalogue(readShopWatches, () => new Date('2026-11-20T12:00:00-05:00'));

const byQuery = {
  exact: new Map(exact),
  asked: new Map(asked),
  intended: new Map(intended.map(([query, ...keys]) => [query, keys])),
};

test('the German evaluation set has at least 60 queries, each of them once', () => {
  const queries = german.map(([query]) => query);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(60);
});

test.each(german)('search for %j finds the watches of %j', async (query, english) => {
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
