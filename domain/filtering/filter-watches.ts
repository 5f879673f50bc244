import { recordOf } from '@/domain/records';
import type { WatchKey } from '@/domain/watch-key';
import { type FacetName, facetNames } from './facets';
import { isWithin, type Range, type RangeFilterName, rangeFilterNames, type Scale } from './range-filters';
import { type FilterPart, filterPartsOf, type FilterState, withoutFilter, withRange } from './filter-state';
import { optionsOf, sortedPositions, type CatalogueIndex } from './catalogue-index';

/** Number of watches with one value of a range filter. */
type Tick = { value: number; count: number; found: boolean };

/** Result of filters on an index. */
export type FilterResult = {
  /** In the requested order. */
  readonly keys: readonly WatchKey[];
  /** Watches that each option would leave, ignoring other options of the same facet. */
  readonly counts: Readonly<Record<FacetName, readonly number[]>>;
  /** Ticks of each range filter by value: matching watches last. */
  readonly ticks: Readonly<Record<RangeFilterName, readonly Tick[]>>;
};

/** Applies filters in one pass: options of one facet widen, everything else narrows (docs/product.md 5.7). */
export function applyFilters(catalogueIndex: CatalogueIndex, filterState: FilterState): FilterResult {
  const matches = new Uint8Array(catalogueIndex.keys.length);
  const counts = recordOf(facetNames, (facet) => new Array<number>(optionsOf(catalogueIndex, facet).length).fill(0));
  testWatches(catalogueIndex, filterState, (place, failed) => {
    if (failed.length === 0) matches[place] = 1;
    for (const facet of facetNames) {
      if (failed.length > 0 && failed[0] !== facet) continue;
      for (const option of catalogueIndex.has[facet][place] ?? [])
        counts[facet][option] = (counts[facet][option] ?? 0) + 1;
    }
  });
  return {
    keys: sortedPositions(catalogueIndex, filterState.sort).flatMap((place) =>
      matches[place] ? (catalogueIndex.keys[place] ?? []) : [],
    ),
    counts,
    ticks: recordOf(rangeFilterNames, (rangeFilter) => ticksOf(catalogueIndex.numbers[rangeFilter], matches)),
  };
}

type Group = RangeFilterName | FacetName;
type Test = { group: Group; passes: (place: number) => boolean };

/** Reports every watch that fails at most one filter group, with that group. */
function testWatches(
  catalogueIndex: CatalogueIndex,
  filterState: FilterState,
  onResult: (place: number, failed: readonly Group[]) => void,
): void {
  const tests = testsOf(catalogueIndex, filterState);
  const failures = tests.map(({ group }) => [group]);
  const none: Group[] = [];
  catalogueIndex.keys.forEach((_, place) => {
    let failed = none;
    for (const [index, { passes }] of tests.entries()) {
      if (passes(place)) continue;
      if (failed !== none) return;
      failed = failures[index] ?? none;
    }
    onResult(place, failed);
  });
}

function testsOf(catalogueIndex: CatalogueIndex, { ranges, options }: FilterState): Test[] {
  const tests: Test[] = [];
  for (const rangeFilter of rangeFilterNames) {
    const range = ranges[rangeFilter];
    if (!range) continue;
    const column = catalogueIndex.numbers[rangeFilter];
    tests.push({ group: rangeFilter, passes: (place) => isWithin(range, column[place] ?? NaN) });
  }
  for (const facet of facetNames) {
    const chosen = options[facet];
    if (!chosen) continue;
    const places = new Set(chosen.map((option) => optionsOf(catalogueIndex, facet).indexOf(option)));
    const column = catalogueIndex.has[facet];
    tests.push({ group: facet, passes: (place) => column[place]?.some((option) => places.has(option)) ?? false });
  }
  return tests;
}

function ticksOf(column: readonly number[], matches: Uint8Array): Tick[] {
  const counts = [new Map<number, number>(), new Map<number, number>()] as const;
  column.forEach((value, place) => {
    if (!Number.isFinite(value)) return;
    const map = counts[matches[place] ? 1 : 0];
    map.set(value, (map.get(value) ?? 0) + 1);
  });
  return counts.flatMap((map, found) =>
    [...map].map(([value, count]) => ({ value, count, found: found === 1 })).toSorted((a, b) => a.value - b.value),
  );
}

/** Opens range ends at or beyond the ends of the scale. */
export function openRangesAtScaleEnds(
  filterState: FilterState,
  scales: Readonly<Record<RangeFilterName, Scale>>,
): FilterState {
  return rangeFilterNames.reduce((opened, rangeFilter) => {
    const range = opened.ranges[rangeFilter];
    return range ? withRange(opened, rangeFilter, openRange(range, scales[rangeFilter])) : opened;
  }, filterState);
}

function openRange({ from, to }: Range, scale: Scale): Range {
  return {
    ...(from !== undefined && from > scale.from && { from }),
    ...(to !== undefined && to < scale.to && { to }),
  };
}

/** Finds the filter whose removal yields most watches, for an empty result. Undefined if no single removal helps. */
export function blockingFilterOf(
  catalogueIndex: CatalogueIndex,
  filterState: FilterState,
): { part: FilterPart; count: number } | undefined {
  const candidates = filterPartsOf(filterState)
    .map((part) => ({ part, count: countMatches(catalogueIndex, withoutFilter(filterState, part)) }))
    .filter(({ count }) => count > 0);
  return candidates.toSorted((a, b) => b.count - a.count)[0];
}

export function countMatches(catalogueIndex: CatalogueIndex, filterState: FilterState): number {
  let count = 0;
  testWatches(catalogueIndex, filterState, (_, failed) => {
    if (failed.length === 0) count += 1;
  });
  return count;
}
