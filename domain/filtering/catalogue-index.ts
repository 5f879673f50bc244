import { recordOf } from '@/domain/records';
import type { Watch } from '@/domain/watch';
import { parseWatchKey, type WatchKey } from '@/domain/watch-key';
import { type FacetName, facetNames, facetOptions, readFacet } from './facets';
import { type RangeFilterName, rangeFilterNames, rangeFilters, type Scale, scaleOf } from './range-filters';
import type { Sort } from './filter-state';

/** Filterable columns of a list as plain JSON, about 60 bytes per watch. All columns are in list order. */
export type CatalogueIndex = {
  readonly keys: readonly WatchKey[];
  /** In the unit of each range filter. */
  readonly numbers: Readonly<Record<RangeFilterName, readonly number[]>>;
  /** Route segments of the makers on the list. */
  readonly brands: readonly string[];
  /** For each watch, the indexes of its options in `optionsOf`. */
  readonly has: Readonly<Record<FacetName, readonly (readonly number[])[]>>;
  /** Lower weekend prices in dollars, with the watches' positions. */
  readonly weekendPrices?: readonly (readonly [place: number, dollars: number])[];
  /** Positions of the watches in name order. */
  readonly byName: readonly number[];
};

/** All possible options of a facet, in display order. */
export const optionsOf = (catalogueIndex: Pick<CatalogueIndex, 'brands'>, facet: FacetName): readonly string[] =>
  facet === 'brand' ? catalogueIndex.brands : facetOptions[facet];

/** Builds the index of a list of watches. */
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

/** Memoises a function per index. */
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

/** The index with weekend prices applied. */
export const withWeekendPrices = oncePerIndex((catalogueIndex): CatalogueIndex => {
  if (!catalogueIndex.weekendPrices?.length) return catalogueIndex;
  const price = [...catalogueIndex.numbers.price];
  for (const [place, dollars] of catalogueIndex.weekendPrices) price[place] = dollars;
  return { ...catalogueIndex, numbers: { ...catalogueIndex.numbers, price } };
});

/** Position of each watch. */
export const placesOf = oncePerIndex(
  ({ keys }): ReadonlyMap<WatchKey, number> => new Map(keys.map((key, place) => [key, place])),
);

/** True if the watch at a position has one of the options. */
export function hasOption(
  catalogueIndex: CatalogueIndex,
  place: number,
  facet: FacetName,
  options: readonly string[],
): boolean {
  const all = optionsOf(catalogueIndex, facet);
  return catalogueIndex.has[facet][place]?.some((option) => options.includes(all[option] ?? '')) ?? false;
}

/** Scale of each range filter on a list. */
export const scalesOf = oncePerIndex((catalogueIndex): Readonly<Record<RangeFilterName, Scale>> =>
  recordOf(rangeFilterNames, (rangeFilter) => scaleOf(catalogueIndex.numbers[rangeFilter])),
);

/** For each facet, the indexes of the options that occur on the list. */
export const presentOptions = oncePerIndex((catalogueIndex): Readonly<Record<FacetName, readonly number[]>> =>
  recordOf(facetNames, (facet) => [...new Set(catalogueIndex.has[facet].flat())].toSorted((a, b) => a - b)),
);

const sortedPositionsCache = oncePerIndex(() => new Map<Sort, readonly number[]>());

/** Positions of the watches in a sort order; ties keep list order. Sorted once per index. */
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

/** Sort key: New Arrivals are newest; within a catalogue a higher id is newer (docs/product.md 5.8). */
function age(key: WatchKey): number {
  const { catalogue, id } = parseWatchKey(key) ?? { catalogue: undefined, id: 0 };
  return (catalogue === 'watchnew' ? 0 : 1e9) - id;
}
