import { applyFilters, openRangesAtScaleEnds } from '../filtering/filter-watches';
import { emptyFilterState } from '../filtering/filter-state';
import { placesOf, withWeekendPrices, scalesOf, type CatalogueIndex } from '../filtering/catalogue-index';
import { asksForAll, type MakerNames, type ParsedQuery, parseQuery } from '../query/parse-query';
import type { WatchKey } from '../watch-key';
import { judgeWish } from './judge-wish';
import type { WordIndex } from './word-index';

/** Searchable data of a shop. */
export type Searchable = {
  index: WordIndex;
  catalogueIndex: CatalogueIndex;
  makers: readonly MakerNames[];
};

/** Parses a query as this shop understands it. */
export const parseShopQuery = ({ index, makers }: Searchable, query: string): ParsedQuery =>
  parseQuery(query, makers, index.findNamed);

/** Watches that the words and wishes of a query find, best first; all watches without words. */
export function matchesOf(
  shop: Searchable,
  { words, wishes }: Pick<ParsedQuery, 'words' | 'wishes'>,
): readonly WatchKey[] {
  const { index, catalogueIndex } = shop;
  const found = words && !asksForAll(words) ? index.find(words) : catalogueIndex.keys;
  if (wishes.length === 0) return found;
  const judges = wishes.map((wish) => judgeWish(catalogueIndex, wish));
  const places = placesOf(catalogueIndex);
  return found
    .map((key) => ({ key, place: places.get(key) ?? -1 }))
    .filter(({ place }) => judges.every(({ passes }) => passes(place)))
    .map(({ key, place }) => ({ key, score: judges.reduce((sum, { score }) => sum + score(place), 0) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ key }) => key);
}

/**
 * Keys of the watches that a query finds, best first unless it names a sort order.
 *
 * @param isWeekend true while weekend prices apply.
 */
export function searchShop(shop: Searchable, query: string, isWeekend: boolean): WatchKey[] {
  const catalogueIndex = isWeekend ? withWeekendPrices(shop.catalogueIndex) : shop.catalogueIndex;
  const { filterState, words, wishes } = parseShopQuery(shop, query);
  const isFiltered = filterState !== emptyFilterState;
  if (!isFiltered && !words && wishes.length === 0) return [];
  const matching = matchesOf({ ...shop, catalogueIndex }, { words, wishes });
  if (!isFiltered) return [...matching];
  const filtered = applyFilters(catalogueIndex, openRangesAtScaleEnds(filterState, scalesOf(catalogueIndex))).keys;
  const [first, second] = filterState.sort === 'listed' ? [matching, filtered] : [filtered, matching];
  const wanted = new Set(second);
  return first.filter((key) => wanted.has(key));
}
