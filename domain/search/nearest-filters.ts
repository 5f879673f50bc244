import { type CatalogueIndex, hasOption, optionsOf, sortedPositions } from '../filtering/catalogue-index';
import { type FacetName, facetNames } from '../filtering/facets';
import type { FilterState } from '../filtering/filter-state';
import { isWithin, type Range, type RangeFilterName, rangeFilterNames } from '../filtering/range-filters';
import type { WatchKey } from '../watch-key';
import { facetPoints, pointsBetween } from './distance';

/** Watches that a search or list without results shows: two rows of a wide screen. */
export const nearestShown = 6;

/** A difference between a watch and what a query or filters ask for. Values are in the unit of their range filter. */
export type Difference =
  | { kind: 'range'; rangeFilter: RangeFilterName; value: number; range: Range }
  | { kind: 'option'; facet: FacetName; options: readonly string[]; wanted: readonly string[] }
  /** A size word that does not apply: 38 mm where "small" is up to 36. */
  | { kind: 'size'; rangeFilter: RangeFilterName; value: number; until: number; text: string }
  /** A wish that hides the watch, in the shopper's words. */
  | { kind: 'wish'; text: string }
  | { kind: 'word'; word: string };

/** A watch near a query or filters that find none, with its differences. */
export type NearWatch = { key: WatchKey; differences: readonly Difference[] };

/** Points of a missed option, so that a price that is half as high again costs as much as another movement. */
const missFactor = 3;

export type Miss = { points: number; difference: Difference };

/** Returns what the watch at a position misses. */
export type Check = (place: number) => readonly Miss[];

/** The watches that come nearest to filters without results, nearest first; among equals the newest. */
export const nearestByFilters = (catalogueIndex: CatalogueIndex, filterState: FilterState, count: number) =>
  leastMissing(catalogueIndex, filterChecks(catalogueIndex, filterState), count);

/**
 * The watches with the fewest points by these checks, fewest first; among equals the newest. It leaves out a watch without the
 * price that a check asks for.
 */
export function leastMissing(catalogueIndex: CatalogueIndex, checks: readonly Check[], count: number): NearWatch[] {
  return sortedPositions(catalogueIndex, 'newest')
    .map((place) => ({ place, misses: checks.flatMap((check) => check(place)) }))
    .map(({ place, misses }) => ({ place, misses, points: misses.reduce((sum, { points }) => sum + points, 0) }))
    .filter(({ points }) => !Number.isNaN(points))
    .toSorted((a, b) => a.points - b.points)
    .slice(0, count)
    .flatMap(({ place, misses }) => {
      const key = catalogueIndex.keys[place];
      return key ? [{ key, differences: misses.map(({ difference }) => difference) }] : [];
    });
}

export const filterChecks = (catalogueIndex: CatalogueIndex, filterState: FilterState): Check[] => [
  ...rangeChecks(catalogueIndex, filterState),
  ...facetChecks(catalogueIndex, filterState),
];

function rangeChecks({ numbers }: CatalogueIndex, { ranges }: FilterState): Check[] {
  return rangeFilterNames.flatMap((rangeFilter) => {
    const range = ranges[rangeFilter];
    if (!range) return [];
    return (place: number) => {
      const value = numbers[rangeFilter][place] ?? 0;
      if (isWithin(range, value)) return [];
      const end = range.from !== undefined && value < range.from ? range.from : (range.to ?? 0);
      return [
        { points: pointsBetween(rangeFilter, value, end), difference: { kind: 'range', rangeFilter, value, range } },
      ];
    };
  });
}

function facetChecks(catalogueIndex: CatalogueIndex, { options }: FilterState): Check[] {
  return facetNames.flatMap((facet) => {
    const wanted = options[facet];
    if (!wanted) return [];
    const all = optionsOf(catalogueIndex, facet);
    return (place: number) => {
      if (hasOption(catalogueIndex, place, facet, wanted)) return [];
      const has = (catalogueIndex.has[facet][place] ?? []).flatMap((option) => all[option] ?? []);
      const points = missFactor * facetPoints[facet];
      return [{ points, difference: { kind: 'option', facet, options: has, wanted } }];
    };
  });
}
