import { recordOf } from '@/domain/records';
import { type FacetName, facetNames } from './facets';
import { applyFilters, type FilterResult, blockingFilterOf } from './find';
import { type RangeFilterName, rangeFilterNames, type Scale } from './range-filters';
import type { FilterPart, FilterState } from './filter-state';
import { optionsOf, presentOptions, scalesOf, type CatalogueIndex } from './catalogue-index';

/** What rulers and facets show of a list under a selection. */
export type FacetState = Pick<FilterResult, 'ticks'> & {
  readonly scales: Readonly<Record<RangeFilterName, Scale>>;
  /** The options that the list has, with the number of watches that each would leave. */
  readonly facets: Readonly<Record<FacetName, readonly { option: string; count: number }[]>>;
  /** How many watches the selection leaves. */
  readonly count: number;
  /** Where it leaves none: the part without which most are found, and how many. */
  readonly blockingFilter?: { part: FilterPart; count: number };
};

/**
 * The panel of a list, and the keys it leaves.
 *
 * @param scales of another list, where this one is a part of it.
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

/** How many places a ruler has for ticks: more would stand on one another, and a long list's page would grow with it. */
const maxTicks = 150;

/** The ticks as a ruler can show them: those too near to one another become one. */
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
