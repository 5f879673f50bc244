import { recordOf } from '../records';
import type { Watch } from '../watch';
import { parseWatchKey, type WatchKey } from '../watch-key';
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
  /** The makers of the list's watches, by their part of the route. */
  readonly brands: readonly string[];
  /** For each watch the places of its options in `optionsOf`. */
  readonly has: Readonly<Record<FacetName, readonly (readonly number[])[]>>;
  /** What watches cost on weekends in dollars, where that is less, with their places. */
  readonly weekendPrices?: readonly (readonly [place: number, dollars: number])[];
  /** The watches' places in the order of their names. */
  readonly byName: readonly number[];
};

/** Every option that a facet can have on this shelf, in the order in which they are shown. */
export const optionsOf = (shelf: Pick<Shelf, 'brands'>, facet: FacetName): readonly string[] =>
  facet === 'brand' ? shelf.brands : facetOptions[facet];

/** The shelf of a list of watches. */
export function shelve(watches: readonly Watch[]): Shelf {
  const brands = [...new Set(watches.flatMap((watch) => readFacet('brand', watch)))];
  return {
    keys: watches.map(({ key }) => key),
    numbers: recordOf(rulerNames, (ruler) => watches.map(rulers[ruler].read)),
    brands,
    weekendPrices: watches.flatMap(({ weekendCents }, place) =>
      weekendCents === undefined ? [] : [[place, weekendCents / 100] as const],
    ),
    has: recordOf(facetNames, (facet) => {
      const options = optionsOf({ brands }, facet);
      return watches.map((watch) => readFacet(facet, watch).map((option) => options.indexOf(option)));
    }),
    byName: watches
      .map(({ fullName }, place) => ({ fullName, place }))
      .toSorted((a, b) => alphabet.compare(a.fullName, b.fullName))
      .map(({ place }) => place),
  };
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** Keeps what a shelf comes to for as long as the shelf lives. */
function oncePerShelf<Value>(make: (shelf: Shelf) => Value): (shelf: Shelf) => Value {
  const made = new WeakMap<Shelf, Value>();
  return (shelf) => {
    const known = made.get(shelf);
    if (known !== undefined) return known;
    const value = make(shelf);
    made.set(shelf, value);
    return value;
  };
}

/** The shelf with its weekend prices. */
export const onWeekend = oncePerShelf((shelf): Shelf => {
  if (!shelf.weekendPrices?.length) return shelf;
  const price = [...shelf.numbers.price];
  for (const [place, dollars] of shelf.weekendPrices) price[place] = dollars;
  return { ...shelf, numbers: { ...shelf.numbers, price } };
});

/** Where each ruler of a list begins and ends. */
export const scalesOf = oncePerShelf((shelf): Readonly<Record<RulerName, Scale>> =>
  recordOf(rulerNames, (ruler) => scaleOf(shelf.numbers[ruler])),
);

/** For each facet the places of the options that a watch of the list has. */
export const presentOptions = oncePerShelf((shelf): Readonly<Record<FacetName, readonly number[]>> =>
  recordOf(facetNames, (facet) => [...new Set(shelf.has[facet].flat())].toSorted((a, b) => a - b)),
);

const ordersOf = oncePerShelf(() => new Map<Sort, readonly number[]>());

/** The places of a shelf's watches in an order; ties keep the list's. Sorted once a shelf. */
export function placesIn(shelf: Shelf, sort: Sort): readonly number[] {
  const orders = ordersOf(shelf);
  const places = orders.get(sort) ?? sortPlaces(shelf, sort);
  orders.set(sort, places);
  return places;
}

function sortPlaces({ keys, numbers, byName }: Shelf, sort: Sort): readonly number[] {
  if (sort === 'name') return byName;
  const places = keys.map((_, place) => place);
  if (sort === 'listed') return places;
  const column = sort === 'newest' ? keys.map(age) : numbers[sort.startsWith('price') ? 'price' : 'diameter'];
  const direction = sort.endsWith('-down') ? -1 : 1;
  return places.toSorted((a, b) => direction * ((column[a] ?? 0) - (column[b] ?? 0)));
}

/** New Arrivals are the newest; within a catalogue a higher id came later (docs/product.md 5.8). */
function age(key: WatchKey): number {
  const { catalogue, id } = parseWatchKey(key) ?? { catalogue: undefined, id: 0 };
  return (catalogue === 'watchnew' ? 0 : 1e9) - id;
}
