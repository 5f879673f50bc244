import { recordOf } from '@/domain/records';
import type { Watch } from '@/domain/watch';
import { parseWatchKey, type WatchKey } from '@/domain/watch-key';
import { type FacetName, facetNames, facetOptions, readFacet } from './facets';
import { type RangeFilterName, rangeFilterNames, rangeFilters, type Scale, scaleOf } from './range-filters';
import type { Sort } from './filter-state';

/**
 * What the watches of a list are found by, as columns that a page can carry: plain JSON of some 60 bytes a watch. Every
 * column has the watches in the order of the list.
 */
export type CatalogueIndex = {
  readonly keys: readonly WatchKey[];
  /** In the unit of each ruler. */
  readonly numbers: Readonly<Record<RangeFilterName, readonly number[]>>;
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
export const optionsOf = (catalogueIndex: Pick<CatalogueIndex, 'brands'>, facet: FacetName): readonly string[] =>
  facet === 'brand' ? catalogueIndex.brands : facetOptions[facet];

/** The shelf of a list of watches. */
export function buildCatalogueIndex(watches: readonly Watch[]): CatalogueIndex {
  const brands = [...new Set(watches.flatMap((watch) => readFacet('brand', watch)))];
  return {
    keys: watches.map(({ key }) => key),
    numbers: recordOf(rangeFilterNames, (rangeFilter) => watches.map(rangeFilters[rangeFilter].read)),
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
function oncePerIndex<Value>(
  make: (catalogueIndex: CatalogueIndex) => Value,
): (catalogueIndex: CatalogueIndex) => Value {
  const made = new WeakMap<CatalogueIndex, Value>();
  return (catalogueIndex) => {
    const known = made.get(catalogueIndex);
    if (known !== undefined) return known;
    const value = make(catalogueIndex);
    made.set(catalogueIndex, value);
    return value;
  };
}

/** The shelf with its weekend prices. */
export const withWeekendPrices = oncePerIndex((catalogueIndex): CatalogueIndex => {
  if (!catalogueIndex.weekendPrices?.length) return catalogueIndex;
  const price = [...catalogueIndex.numbers.price];
  for (const [place, dollars] of catalogueIndex.weekendPrices) price[place] = dollars;
  return { ...catalogueIndex, numbers: { ...catalogueIndex.numbers, price } };
});

/** Where each ruler of a list begins and ends. */
export const scalesOf = oncePerIndex((catalogueIndex): Readonly<Record<RangeFilterName, Scale>> =>
  recordOf(rangeFilterNames, (rangeFilter) => scaleOf(catalogueIndex.numbers[rangeFilter])),
);

/** For each facet the places of the options that a watch of the list has. */
export const presentOptions = oncePerIndex((catalogueIndex): Readonly<Record<FacetName, readonly number[]>> =>
  recordOf(facetNames, (facet) => [...new Set(catalogueIndex.has[facet].flat())].toSorted((a, b) => a - b)),
);

const sortedPositionsCache = oncePerIndex(() => new Map<Sort, readonly number[]>());

/** The places of a shelf's watches in an order; ties keep the list's. Sorted once a shelf. */
export function sortedPositions(catalogueIndex: CatalogueIndex, sort: Sort): readonly number[] {
  const orders = sortedPositionsCache(catalogueIndex);
  const places = orders.get(sort) ?? sortPositions(catalogueIndex, sort);
  orders.set(sort, places);
  return places;
}

function sortPositions({ keys, numbers, byName }: CatalogueIndex, sort: Sort): readonly number[] {
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
