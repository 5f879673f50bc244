import { recordOf } from '@/domain/records';
import { type FacetName, facetNames } from './facets';
import { find, type Found, partInTheWay } from './find';
import { type RangeFilterName, rangeFilterNames, type Scale } from './range-filters';
import type { Part, FilterState } from './filter-state';
import { optionsOf, presentOptions, scalesOf, type CatalogueIndex } from './catalogue-index';

/** What rulers and facets show of a list under a selection. */
export type Panel = Pick<Found, 'ticks'> & {
  readonly scales: Readonly<Record<RangeFilterName, Scale>>;
  /** The options that the list has, with the number of watches that each would leave. */
  readonly facets: Readonly<Record<FacetName, readonly { option: string; count: number }[]>>;
  /** How many watches the selection leaves. */
  readonly count: number;
  /** Where it leaves none: the part without which most are found, and how many. */
  readonly inTheWay?: { part: Part; count: number };
};

/**
 * The panel of a list, and the keys it leaves.
 *
 * @param scales of another list, where this one is a part of it.
 */
export function panelOf(
  catalogueIndex: CatalogueIndex,
  filterState: FilterState,
  scales: Panel['scales'] = scalesOf(catalogueIndex),
): { panel: Panel; keys: Found['keys'] } {
  const { keys, counts, ticks } = find(catalogueIndex, filterState);
  const inTheWay = keys.length === 0 ? partInTheWay(catalogueIndex, filterState) : undefined;
  const present = presentOptions(catalogueIndex);
  const facets = recordOf(facetNames, (facet) => {
    const options = optionsOf(catalogueIndex, facet);
    return present[facet].map((at) => ({ option: options[at] ?? '', count: counts[facet][at] ?? 0 }));
  });
  return {
    keys,
    panel: {
      ticks: recordOf(rangeFilterNames, (rangeFilter) => drawn(ticks[rangeFilter], scales[rangeFilter])),
      facets,
      scales,
      count: keys.length,
      inTheWay,
    },
  };
}

/** How many places a ruler has for ticks: more would stand on one another, and a long list's page would grow with it. */
const places = 150;

/** The ticks as a ruler can show them: those too near to one another become one. */
function drawn(ticks: Panel['ticks'][RangeFilterName], { from, to }: Scale): Panel['ticks'][RangeFilterName] {
  if (ticks.length <= places) return ticks;
  const apart = (to - from) / places;
  const merged = new Map<string, (typeof ticks)[number]>();
  for (const { value, count, found } of ticks) {
    const place = Math.round((value - from) / apart);
    const there = merged.get(`${place} ${found}`);
    merged.set(`${place} ${found}`, { value: there?.value ?? value, count: (there?.count ?? 0) + count, found });
  }
  return [...merged.values()];
}
