import { pageCurrency } from '@/domain/currency';
import { locale } from '@/domain/language';
import { recordOf } from '@/domain/records';
import type { Watch } from '@/domain/watch';
import { parseWatchKey, type WatchKey } from '@/domain/watch-key';
import { priceIn } from '@/domain/watch-price';
import { distanceFromRightSize, fitOf, isGoodFit } from '@/domain/fit';
import { type FacetName, facetNames, facetOptions, readFacet, watchFacetNames } from './facets';
import { inUnits, type RangeFilterName, rangeFilterNames, rangeFilters, type Scale, scaleOf } from './range-filters';
import type { Sort } from './filter-state';

/** Filterable columns of a list as plain JSON, about 60 bytes per watch. All columns are in list order. */
export type CatalogueIndex = {
  readonly keys: readonly WatchKey[];
  /** In the unit of each range filter; NaN for a price that is missing in the page's currency. */
  readonly numbers: Readonly<Record<RangeFilterName, readonly number[]>>;
  /** Route segments of the makers on the list. */
  readonly brands: readonly string[];
  /** For each watch, the indexes of its options in `optionsOf`. */
  readonly has: Readonly<Record<FacetName, readonly (readonly number[])[]>>;
  /** Lower weekend prices in the page's currency, with the watches' positions. */
  readonly weekendPrices?: readonly (readonly [place: number, price: number])[];
  /** Positions of the watches in name order. */
  readonly byName: readonly number[];
  /** Circumferences in mm for which each watch's strap is made. */
  readonly straps: readonly (readonly [wristMin: number, wristMax: number])[];
  /** Of an index for a wrist (`withWrist`): how far each watch is from the best fit; any fit precedes any misfit. */
  readonly misfits?: readonly number[];
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
    weekendPrices: watches.flatMap((watch, place) => {
      const weekendCents = priceIn(watch, pageCurrency)?.weekendCents;
      return weekendCents === undefined ? [] : [[place, inUnits(weekendCents)] as const];
    }),
    has: {
      ...recordOf(watchFacetNames, (facet) => {
        const options = optionsOf({ brands }, facet);
        return watches.map((watch) => readFacet(facet, watch).map((option) => options.indexOf(option)));
      }),
      fit: [],
    },
    straps: watches.map(({ specification: { wristMin, wristMax } }) => [wristMin, wristMax]),
    byName: watches
      .map(({ fullName }, place) => ({ fullName, place }))
      .toSorted((a, b) => alphabet.compare(a.fullName, b.fullName))
      .map(({ place }) => place),
  };
}

const alphabet = new Intl.Collator(locale, { numeric: true });

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
  for (const [place, reduced] of catalogueIndex.weekendPrices) price[place] = reduced;
  return { ...catalogueIndex, numbers: { ...catalogueIndex.numbers, price } };
});

const fittedIndexes = oncePerIndex((): { circumference?: number; fitted?: CatalogueIndex } => ({}));

/** The index with the facet `fit` and the sort order by fit for a wrist of a circumference in mm. Keeps the latest one. */
export function withWrist(catalogueIndex: CatalogueIndex, circumference: number): CatalogueIndex {
  const latest = fittedIndexes(catalogueIndex);
  if (latest.fitted && latest.circumference === circumference) return latest.fitted;
  const fits = catalogueIndex.straps.map(([wristMin, wristMax], place) => {
    const measures = { lugToLug: catalogueIndex.numbers.lug[place] ?? 0, wristMin, wristMax };
    const { verdict } = fitOf(measures, circumference);
    return { verdict, distance: distanceFromRightSize(measures, circumference) };
  });
  const fitted: CatalogueIndex = {
    ...catalogueIndex,
    has: {
      ...catalogueIndex.has,
      fit: fits.map(({ verdict }) => (isGoodFit(verdict) ? [facetOptions.fit.indexOf(verdict)] : [])),
    },
    misfits: fits.map(({ verdict, distance }) => (isGoodFit(verdict) ? distance : misfitDistance + distance)),
  };
  Object.assign(latest, { circumference, fitted });
  return fitted;
}

/** More than the distance of any watch, as a share of a wrist's width. */
const misfitDistance = 10;

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

function sortPositions(catalogueIndex: CatalogueIndex, sort: Sort): readonly number[] {
  if (sort === 'name') return catalogueIndex.byName;
  const column = sortColumnOf(catalogueIndex, sort);
  const direction = sort.endsWith('-down') ? -1 : 1;
  const places = catalogueIndex.keys.map((_, place) => place);
  // A watch without a price in the page's currency is last in both directions.
  const rank = (place: number) => {
    const value = column[place] ?? 0;
    return Number.isNaN(value) ? Number.MAX_VALUE : direction * value;
  };
  return places.toSorted((a, b) => rank(a) - rank(b));
}

/** Numbers to sort by; none for list order, and for the order by fit without a wrist. */
function sortColumnOf({ keys, numbers, misfits = [] }: CatalogueIndex, sort: Exclude<Sort, 'name'>): readonly number[] {
  switch (sort) {
    case 'listed':
      return [];
    case 'fit':
      return misfits;
    case 'newest':
      return keys.map(age);
    case 'price':
    case 'price-down':
      return numbers.price;
    default:
      return numbers.diameter;
  }
}

/** Sort key: New Arrivals are newest; within a catalogue a higher id is newer (docs/product.md 5.8). */
function age(key: WatchKey): number {
  const { catalogue, id } = parseWatchKey(key) ?? { catalogue: undefined, id: 0 };
  return (catalogue === 'watchnew' ? 0 : 1e9) - id;
}
