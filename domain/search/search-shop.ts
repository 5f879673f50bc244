import { applyFilters, openRangesAtScaleEnds } from '../filtering/filter-watches';
import { emptyFilterState } from '../filtering/filter-state';
import { withWeekendPrices, scalesOf, type CatalogueIndex } from '../filtering/catalogue-index';
import { type MakerNames, parseQuery } from '../query/parse-query';
import type { WatchKey } from '../watch-key';
import type { WordIndex } from './word-index';

/** Searchable data of a shop. */
type Searchable = { index: WordIndex; catalogueIndex: CatalogueIndex; makers: readonly MakerNames[] };

/**
 * Keys of the watches that a query finds, best first unless it names a sort order.
 *
 * @param isWeekend true while weekend prices apply.
 */
export function searchShop(
  { index, catalogueIndex: listed, makers }: Searchable,
  query: string,
  isWeekend: boolean,
): WatchKey[] {
  const catalogueIndex = isWeekend ? withWeekendPrices(listed) : listed;
  const { filterState, words } = parseQuery(query, makers);
  const found =
    filterState === emptyFilterState
      ? undefined
      : applyFilters(catalogueIndex, openRangesAtScaleEnds(filterState, scalesOf(catalogueIndex))).keys;
  if (!words) return [...(found ?? [])];
  const answering = index.find(words);
  if (!found) return answering;
  const [first, second] = filterState.sort === 'listed' ? [answering, found] : [found, answering];
  const wanted = new Set(second);
  return first.filter((key) => wanted.has(key));
}
