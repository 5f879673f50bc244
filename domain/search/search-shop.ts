import { applyFilters, openRangesAtScaleEnds } from '../filtering/find';
import { emptyFilterState } from '../filtering/filter-state';
import { withWeekendPrices, scalesOf, type CatalogueIndex } from '../filtering/catalogue-index';
import { type MakerNames, parseQuery } from '../query/parse-query';
import type { WatchKey } from '../watch-key';
import type { WordIndex } from './word-index';

/** What a search needs of a shop. */
type Searchable = { index: WordIndex; catalogueIndex: CatalogueIndex; makers: readonly MakerNames[] };

/**
 * What a query finds, best first; the order it asks for, where it asks for one.
 *
 * @param isWeekend whether weekend prices hold now.
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
