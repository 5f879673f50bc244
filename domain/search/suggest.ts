import { maxSuggestions, type SearchEntries, type Suggestions } from './search-entry';
import { searchShop } from './search-shop';
import { findShopPages, findStartPages } from './shop-pages';
import { buildWordIndex } from './word-index';

/** Builds the index and returns a function that suggests watches and pages for a query; for an empty one, where to begin. */
export function createSuggester({
  watches,
  catalogueIndex,
  makers,
  pages,
}: SearchEntries): (query: string, isWeekend: boolean) => Suggestions {
  const index = buildWordIndex(watches.map(({ key, words }) => ({ key, ...words })));
  const byKey = new Map(watches.map((watch) => [watch.key, watch]));
  return (query, isWeekend) => {
    if (!query) return { pages: findStartPages(pages), watches: [], count: 0 };
    const found = searchShop({ index, catalogueIndex, makers }, query, isWeekend);
    return {
      pages: findShopPages(query, pages),
      watches: found.slice(0, maxSuggestions).flatMap((key) => byKey.get(key) ?? []),
      count: found.length,
    };
  };
}
