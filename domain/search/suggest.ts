import { maxSuggestions, type SearchEntries, type Suggestions } from './search-entry';
import { searchShop } from './search-shop';
import { findShopPages } from './shop-pages';
import { buildWordIndex } from './word-index';

/** Makes what answers a query with suggestions, out of what the shop has sent; builds the index. */
export function createSuggester({
  watches,
  catalogueIndex,
  makers,
  pages,
}: SearchEntries): (query: string, isWeekend: boolean) => Suggestions {
  const index = buildWordIndex(watches.map(({ key, words }) => ({ key, ...words })));
  const byKey = new Map(watches.map((watch) => [watch.key, watch]));
  return (query, isWeekend) => {
    const found = searchShop({ index, catalogueIndex, makers }, query, isWeekend);
    return {
      pages: findShopPages(query, pages),
      watches: found.slice(0, maxSuggestions).flatMap((key) => byKey.get(key) ?? []),
      count: found.length,
    };
  };
}
