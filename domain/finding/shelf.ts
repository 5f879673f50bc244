import type { Watch } from '../watch';
import type { WatchKey } from '../watch-key';
import { type FacetName, facetNames, facetOptions, readFacet } from './facets';
import { type RulerName, rulerNames, rulers, type Scale, scaleOf } from './rulers';
import type { Sort } from './selection';

/**
 * What the watches of a list are found by, as columns that a page can carry: plain JSON of some 60 bytes a watch. Every
 * column has the watches in the order of the list.
 */
export type Shelf = {
  readonly keys: readonly WatchKey[];
  /** In the unit of each ruler. */
  readonly numbers: Readonly<Record<RulerName, readonly number[]>>;
  /** The options that occur in the list, in the order in which they are shown. */
  readonly options: Readonly<Record<FacetName, readonly string[]>>;
  /** For each watch the places of its options in `options`. */
  readonly has: Readonly<Record<FacetName, readonly (readonly number[])[]>>;
  /** The watches' places in the order of their names, and from the newest to the oldest. */
  readonly orders: Readonly<Record<'name' | 'newest', readonly number[]>>;
};

const columns = <Name extends string, Column>(names: readonly Name[], columnOf: (name: Name) => Column) =>
  Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<Name, Column>;

/** The shelf of a list of watches. */
export function shelve(watches: readonly Watch[]): Shelf {
  const options = columns(facetNames, (facet) => {
    const found = new Set(watches.flatMap((watch) => readFacet(facet, watch)));
    const known: readonly string[] = facet === 'brand' ? [...found] : facetOptions[facet];
    return known.filter((option) => found.has(option));
  });
  return {
    keys: watches.map(({ key }) => key),
    numbers: columns(rulerNames, (ruler) => watches.map(rulers[ruler].read)),
    options,
    has: columns(facetNames, (facet) =>
      watches.map((watch) => readFacet(facet, watch).map((option) => options[facet].indexOf(option))),
    ),
    orders: { name: placesBy(watches, byName), newest: placesBy(watches, byAge) },
  };
}

const alphabet = new Intl.Collator('en', { numeric: true });
const byName = (a: Watch, b: Watch) => alphabet.compare(a.fullName, b.fullName);

/** New Arrivals are the newest; within a catalogue a higher id came later (docs/product.md 5.8). */
const byAge = (a: Watch, b: Watch) =>
  Number(b.catalogue === 'watchnew') - Number(a.catalogue === 'watchnew') || b.id - a.id;

function placesBy(watches: readonly Watch[], compare: (a: Watch, b: Watch) => number): number[] {
  const places = watches.map((watch, place) => ({ watch, place }));
  return places.toSorted((a, b) => compare(a.watch, b.watch) || a.place - b.place).map(({ place }) => place);
}

/** Where each ruler of a list begins and ends. */
export const scalesOf = (shelf: Shelf): Record<RulerName, Scale> =>
  columns(rulerNames, (ruler) => scaleOf(shelf.numbers[ruler]));

const sorted = new WeakMap<Shelf, Map<Sort, readonly number[]>>();

/** The places of a shelf's watches in an order; ties keep the list's. Sorted once a shelf. */
export function placesIn(shelf: Shelf, sort: Sort): readonly number[] {
  const known = sorted.get(shelf) ?? new Map<Sort, readonly number[]>();
  sorted.set(shelf, known);
  const places = known.get(sort) ?? sortPlaces(shelf, sort);
  known.set(sort, places);
  return places;
}

function sortPlaces({ keys, numbers, orders }: Shelf, sort: Sort): readonly number[] {
  if (sort === 'name' || sort === 'newest') return orders[sort];
  const places = keys.map((_, place) => place);
  if (sort === 'listed') return places;
  const column = numbers[sort.startsWith('price') ? 'price' : 'diameter'];
  const direction = sort.endsWith('-down') ? -1 : 1;
  return places.toSorted((a, b) => direction * ((column[a] ?? 0) - (column[b] ?? 0)) || a - b);
}
