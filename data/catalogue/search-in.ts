import { formatFilterState, mergeFilterStates, type FilterState } from '@/domain/filtering/filter-state';
import { type CatalogueIndex, buildCatalogueIndex } from '@/domain/filtering/catalogue-index';
import { type MakerNames, parseQuery } from '@/domain/query/parse-query';
import { searchShop } from '@/domain/search/search-shop';
import { namesOfMaker, searchFieldsOf } from '@/domain/search/search-words';
import { buildWordIndex, type SearchFields } from '@/domain/search/word-index';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { brands } from '../brands';
import { rangeOf } from '../ranges';

/** Creates a search over watches in memory. Builds the index once: 1.3 s for 10,000 watches. */
export function createCatalogueSearch(watches: readonly Watch[], catalogueIndex: CatalogueIndex) {
  const makers = makersOf(watches);
  const index = buildWordIndex(watches.map(watchSearchFields));
  const byKey = new Map(watches.map((watch) => [watch.key, watch]));

  /** Index of the watches that the words find; all watches if the query contains only filters. */
  const indexOfResults = (words: string, filterState: FilterState): CatalogueIndex => {
    if (!words && formatFilterState(filterState)) return catalogueIndex;
    return buildCatalogueIndex(index.find(words).flatMap((key: WatchKey) => byKey.get(key) ?? []));
  };

  return {
    findAll: (query: string, isWeekend: boolean) => searchShop({ index, catalogueIndex, makers }, query, isWeekend),
    read: (query: string, chosen: FilterState) => {
      const parsed = parseQuery(query, makers);
      const requestedFilters = mergeFilterStates(parsed.filterState, chosen);
      const base = indexOfResults(parsed.words, requestedFilters);
      return {
        catalogueIndex: base,
        requestedFilters,
        queryFilters: parsed.filterState,
        words: parsed.words,
        correctedWords: base.keys.length === 0 ? index.correctSpelling(parsed.words) : undefined,
      };
    },
  };
}

const brandCatalogues = new Set(brands.map(({ catalogue }) => catalogue));

/** Search fields of a watch. The navigation lists brands under Men (docs/product.md 3.7). */
export function watchSearchFields(watch: Watch): SearchFields {
  const { catalogue } = watch;
  return searchFieldsOf(watch, [rangeOf(catalogue).name, ...(brandCatalogues.has(catalogue) ? ['Men'] : [])]);
}

/** Makers of these watches, as queries may name them. */
export function makersOf(watches: readonly Watch[]): MakerNames[] {
  return [...new Map(watches.map(({ maker }) => [maker.path, namesOfMaker(maker)])).values()];
}
