import { recordOf } from '@/domain/records';
import { type FacetName, facetNames } from './facets';
import { applyFilters, type FilterResult, blockingFilterOf } from './filter-watches';
import { type RangeFilterName, rangeFilterNames, type Scale } from './range-filters';
import type { FilterPart, FilterState } from './filter-state';
import { optionsOf, presentOptions, scalesOf, type CatalogueIndex } from './catalogue-index';

/** State of all range filters and facets under a filter state. */
export type FacetState = Pick<FilterResult, 'ticks'> & {
  readonly scales: Readonly<Record<RangeFilterName, Scale>>;
  /** Options on the list, with the number of watches that each would leave if it is known. */
  readonly facets: Readonly<Record<FacetName, readonly { option: string; count?: number }[]>>;
  /** Number of matching watches. */
  readonly count: number;
  /** For an empty result: the filter whose removal finds most watches, and how many. */
  readonly blockingFilter?: { part: FilterPart; count: number };
};

/**
 * Computes the facet state of a list and the keys of its matching watches.
 *
 * @param scales of the whole list, if this list is a part of it.
 */
export function facetStateOf(
  catalogueIndex: CatalogueIndex,
  filterState: FilterState,
  scales: FacetState['scales'] = scalesOf(catalogueIndex),
): { facetState: FacetState; keys: FilterResult['keys'] } {
  const { keys, counts, ticks } = applyFilters(catalogueIndex, filterState);
  const blockingFilter = keys.length === 0 ? blockingFilterOf(catalogueIndex, filterState) : undefined;
  const present = presentOptions(catalogueIndex);
  const facets = recordOf(facetNames, (facet) => {
    const options = optionsOf(catalogueIndex, facet);
    return present[facet].map((at) => ({ option: options[at] ?? '', count: counts[facet][at] ?? 0 }));
  });
  return {
    keys,
    facetState: {
      ticks: recordOf(rangeFilterNames, (rangeFilter) => mergeCloseTicks(ticks[rangeFilter], scales[rangeFilter])),
      facets,
      scales,
      count: keys.length,
      blockingFilter,
    },
  };
}

/** Maximum number of ticks of a range filter; more would overlap and enlarge the page. */
const maxTicks = 150;

/** Merges ticks that are too close to distinguish. */
function mergeCloseTicks(
  ticks: FacetState['ticks'][RangeFilterName],
  { from, to }: Scale,
): FacetState['ticks'][RangeFilterName] {
  if (ticks.length <= maxTicks) return ticks;
  const apart = (to - from) / maxTicks;
  const merged = new Map<string, (typeof ticks)[number]>();
  for (const { value, count, found } of ticks) {
    const place = Math.round((value - from) / apart);
    const there = merged.get(`${place} ${found}`);
    merged.set(`${place} ${found}`, { value: there?.value ?? value, count: (there?.count ?? 0) + count, found });
  }
  return [...merged.values()];
}
