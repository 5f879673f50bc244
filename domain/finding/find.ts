import { recordOf } from '../records';
import type { WatchKey } from '../watch-key';
import { type FacetName, facetNames } from './facets';
import { isWithin, type Range, type RulerName, rulerNames, type Scale } from './rulers';
import { type Part, partsOf, type Selection, without, withRange } from './selection';
import { optionsOf, placesIn, type Shelf } from './shelf';

/** Some watches of one value on a ruler. */
type Tick = { value: number; count: number; found: boolean };

/** What a selection comes to on a shelf. */
export type Found = {
  /** In the order asked for. */
  readonly keys: readonly WatchKey[];
  /** How many watches each option of a facet would leave, whatever else the same facet has set. */
  readonly counts: Readonly<Record<FacetName, readonly number[]>>;
  /** The watches of a ruler, value by value: those found, and before them those left out. */
  readonly ticks: Readonly<Record<RulerName, readonly Tick[]>>;
};

/**
 * Finds what a selection leaves of a shelf, in one pass: options of one facet widen, everything else narrows
 * (docs/product.md 5.7).
 */
export function find(shelf: Shelf, selection: Selection): Found {
  const matches = new Uint8Array(shelf.keys.length);
  const counts = recordOf(facetNames, (facet) => new Array<number>(optionsOf(shelf, facet).length).fill(0));
  judge(shelf, selection, (place, failed) => {
    if (failed.length === 0) matches[place] = 1;
    for (const facet of facetNames) {
      if (failed.length > 0 && failed[0] !== facet) continue;
      for (const option of shelf.has[facet][place] ?? []) counts[facet][option] = (counts[facet][option] ?? 0) + 1;
    }
  });
  return {
    keys: placesIn(shelf, selection.sort).flatMap((place) => (matches[place] ? (shelf.keys[place] ?? []) : [])),
    counts,
    ticks: recordOf(rulerNames, (ruler) => ticksOf(shelf.numbers[ruler], matches)),
  };
}

type Group = RulerName | FacetName;
type Test = { group: Group; passes: (place: number) => boolean };

/** Tells of every watch that fails one group at most which one that is. */
function judge(shelf: Shelf, selection: Selection, tell: (place: number, failed: readonly Group[]) => void): void {
  const tests = testsOf(shelf, selection);
  const failures = tests.map(({ group }) => [group]);
  const none: Group[] = [];
  shelf.keys.forEach((_, place) => {
    let failed = none;
    for (const [index, { passes }] of tests.entries()) {
      if (passes(place)) continue;
      if (failed !== none) return;
      failed = failures[index] ?? none;
    }
    tell(place, failed);
  });
}

function testsOf(shelf: Shelf, { ranges, options }: Selection): Test[] {
  const tests: Test[] = [];
  for (const ruler of rulerNames) {
    const range = ranges[ruler];
    if (!range) continue;
    const column = shelf.numbers[ruler];
    tests.push({ group: ruler, passes: (place) => isWithin(range, column[place] ?? NaN) });
  }
  for (const facet of facetNames) {
    const chosen = options[facet];
    if (!chosen) continue;
    const places = new Set(chosen.map((option) => optionsOf(shelf, facet).indexOf(option)));
    const column = shelf.has[facet];
    tests.push({ group: facet, passes: (place) => column[place]?.some((option) => places.has(option)) ?? false });
  }
  return tests;
}

function ticksOf(column: readonly number[], matches: Uint8Array): Tick[] {
  const counts = [new Map<number, number>(), new Map<number, number>()] as const;
  column.forEach((value, place) => {
    const map = counts[matches[place] ? 1 : 0];
    map.set(value, (map.get(value) ?? 0) + 1);
  });
  return counts.flatMap((map, found) =>
    [...map].map(([value, count]) => ({ value, count, found: found === 1 })).toSorted((a, b) => a.value - b.value),
  );
}

/** A selection in which a range's end that stands at the ruler's own end, or past it, is open. */
export function openAtEnds(selection: Selection, scales: Readonly<Record<RulerName, Scale>>): Selection {
  return rulerNames.reduce((opened, ruler) => {
    const range = opened.ranges[ruler];
    return range ? withRange(opened, ruler, openRange(range, scales[ruler])) : opened;
  }, selection);
}

function openRange({ from, to }: Range, scale: Scale): Range {
  return {
    ...(from !== undefined && from > scale.from && { from }),
    ...(to !== undefined && to < scale.to && { to }),
  };
}

/**
 * For a selection that leaves nothing: the one part without which most watches are found, and how many. Undefined where
 * no single part stands in the way.
 */
export function partInTheWay(shelf: Shelf, selection: Selection): { part: Part; count: number } | undefined {
  const ways = partsOf(selection)
    .map((part) => ({ part, count: countFound(shelf, without(selection, part)) }))
    .filter(({ count }) => count > 0);
  return ways.toSorted((a, b) => b.count - a.count)[0];
}

export function countFound(shelf: Shelf, selection: Selection): number {
  let count = 0;
  judge(shelf, selection, (_, failed) => {
    if (failed.length === 0) count += 1;
  });
  return count;
}
