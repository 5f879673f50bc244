import fc from 'fast-check';
import type { WatchKey } from '@/domain/watch-key';
import { type FacetName, facetNames, facetOptions } from './facets';
import { countMatches, applyFilters, openRangesAtScaleEnds, blockingFilterOf } from './filter-watches';
import { isWithin, type RangeFilterName, rangeFilterNames, rangeFilters, scaleOf } from './range-filters';
import {
  emptyFilterState,
  filterPartsOf,
  type FilterState,
  withOptions,
  withoutFilter,
  withRange,
} from './filter-state';
import { scalesOf, type CatalogueIndex } from './catalogue-index';

const brands = ['xerix', 'times'];
const optionsOf = (facet: FacetName): readonly string[] => (facet === 'brand' ? brands : facetOptions[facet]);

type Model = { numbers: Record<RangeFilterName, number>; has: Record<FacetName, number[]> };
const wrist = { figure: 165, unit: 'mm' } as const;

const models = fc.record({
  numbers: fc.record(Object.fromEntries(rangeFilterNames.map((name) => [name, fc.integer({ min: 0, max: 20 })]))),
  has: fc.record(
    Object.fromEntries(
      facetNames.map((name) => [
        name,
        fc.subarray([...optionsOf(name).keys()], { minLength: name === 'function' ? 0 : 1 }),
      ]),
    ),
  ),
}) as unknown as fc.Arbitrary<Model>;

function indexOfCatalogue(watches: readonly Model[]): CatalogueIndex {
  const column = <Name extends string, Value>(names: readonly Name[], read: (watch: Model, name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, watches.map((watch) => read(watch, name))])) as Record<Name, Value[]>;
  const places = [...watches.keys()];
  return {
    keys: places.map((place): WatchKey => `xerix/${place + 1}`),
    numbers: column(rangeFilterNames, ({ numbers }, name) => numbers[name]),
    brands,
    has: column(facetNames, ({ has }, name) => has[name]),
    byName: places.toReversed(),
    straps: [],
  };
}

const indexes = fc
  .array(models, { maxLength: 30 })
  .map((watches) => ({ watches, catalogueIndex: indexOfCatalogue(watches) }));
const selections = fc
  .record({
    ranges: fc.array(
      fc.tuple(fc.constantFrom(...rangeFilterNames), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })),
      { maxLength: 3 },
    ),
    chosen: fc.array(
      fc.constantFrom(...facetNames).chain((facet) => fc.tuple(fc.constant(facet), fc.subarray([...optionsOf(facet)]))),
      { maxLength: 3 },
    ),
  })
  .map(({ ranges, chosen }): FilterState => {
    const ranged = ranges.reduce(
      (filterState, [rangeFilter, a, b]) =>
        withRange(filterState, rangeFilter, { from: Math.min(a, b), to: Math.max(a, b) }),
      emptyFilterState,
    );
    return chosen.reduce((filterState, [facet, set]) => withOptions(filterState, facet, set), ranged);
  });

/** A slow but obvious implementation of the requirement. */
function matches({ numbers, has }: Model, { ranges, options: chosen }: FilterState): boolean {
  const inRanges = rangeFilterNames.every((rangeFilter) => isWithin(ranges[rangeFilter] ?? {}, numbers[rangeFilter]));
  const inFacets = facetNames.every(
    (facet) => !chosen[facet] || has[facet].some((place) => chosen[facet]?.includes(optionsOf(facet)[place] ?? '')),
  );
  return inRanges && inFacets;
}

it('applyFilters combines options of a facet with OR, and all else with AND', () => {
  fc.assert(
    fc.property(indexes, selections, ({ watches, catalogueIndex }, filterState) => {
      const expected = catalogueIndex.keys.filter((_, place) => watches[place] && matches(watches[place], filterState));
      expect(applyFilters(catalogueIndex, filterState).keys).toEqual(expected);
      expect(countMatches(catalogueIndex, filterState)).toBe(expected.length);
    }),
  );
});

it('the count of an option is the result of choosing only it in its facet', () => {
  fc.assert(
    fc.property(indexes, selections, fc.constantFrom(...facetNames), ({ catalogueIndex }, filterState, facet) => {
      const counts = applyFilters(catalogueIndex, filterState).counts[facet];
      const countedSeparately = optionsOf(facet).map((option) =>
        countMatches(catalogueIndex, withOptions({ ...filterState, wrist }, facet, [option])),
      );
      expect(counts).toEqual(countedSeparately);
    }),
  );
});

it('the ticks of each range filter count every watch once, matching or not', () => {
  fc.assert(
    fc.property(
      indexes,
      selections,
      fc.constantFrom(...rangeFilterNames),
      ({ catalogueIndex }, filterState, rangeFilter) => {
        const { ticks, keys } = applyFilters(catalogueIndex, filterState);
        const values = ticks[rangeFilter].flatMap(({ value, count }) => new Array<number>(count).fill(value));
        expect(values.toSorted((a, b) => a - b)).toEqual(
          [...catalogueIndex.numbers[rangeFilter]].toSorted((a, b) => a - b),
        );
        const found = ticks[rangeFilter].filter((tick) => tick.found).reduce((sum, { count }) => sum + count, 0);
        expect(found).toBe(keys.length);
        const inOrder = ticks[rangeFilter].toSorted((a, b) => Number(a.found) - Number(b.found) || a.value - b.value);
        expect(ticks[rangeFilter]).toEqual(inOrder);
      },
    ),
  );
});

it('blockingFilterOf returns the filter whose removal yields most watches', () => {
  fc.assert(
    fc.property(indexes, selections, ({ catalogueIndex }, filterState) => {
      const blocking = blockingFilterOf(catalogueIndex, filterState);
      const best = Math.max(
        0,
        ...filterPartsOf(filterState).map((part) => countMatches(catalogueIndex, withoutFilter(filterState, part))),
      );
      expect(blocking?.count ?? 0).toBe(best);
      if (blocking) expect(countMatches(catalogueIndex, withoutFilter(filterState, blocking.part))).toBe(best);
    }),
  );
});

it('blockingFilterOf returns undefined if removing no single filter yields a watch', () => {
  expect(blockingFilterOf(indexOfCatalogue([]), withOptions(emptyFilterState, 'brand', ['xerix']))).toBeUndefined();
});

it.each([
  ['listed', [1, 2, 3]],
  ['price', [2, 1, 3]],
  ['price-down', [1, 3, 2]],
  ['name', [3, 2, 1]],
  ['newest', [3, 2, 1]],
] as const)('applyFilters sorts by %s and keeps ties in list order', (sort, ids) => {
  const watch = (price: number): Model => ({
    numbers: { price, diameter: 1, lug: 1, thickness: 1, weight: 1, water: 1 },
    has: { brand: [0], movement: [0], display: [0], dial: [0], strap: [0], case: [0], function: [], fit: [] },
  });
  const { keys } = applyFilters(indexOfCatalogue([watch(9), watch(5), watch(9)]), { ...emptyFilterState, sort });
  expect(keys).toEqual(ids.map((id) => `xerix/${id}`));
});

describe('scaleOf', () => {
  it('has round ends that include all values, and at most 14 marks', () => {
    const values = fc.array(
      fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths / 10),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(values, (all) => {
        const { from, to, mark } = scaleOf(all);
        expect(from).toBeLessThanOrEqual(Math.min(...all));
        expect(to).toBeGreaterThanOrEqual(Math.max(...all));
        expect(from).toBeLessThan(to);
        expect((to - from) / mark).toBeLessThanOrEqual(13);
        expect(from % mark).toBe(0);
      }),
    );
  });

  it('has a default without values', () => {
    expect(scaleOf([])).toEqual({ from: 0, to: 1, mark: 1 });
    expect(scaleOf([38])).toEqual({ from: 38, to: 39, mark: 1 });
  });

  it.each([
    [[10, 23], { from: 10, to: 23, mark: 1 }],
    [[10, 24], { from: 10, to: 24, mark: 2 }],
    [[83, 400], { from: 75, to: 400, mark: 25 }],
    [[100_000, 2_100_000], { from: 0, to: 4_000_000, mark: 2_000_000 }],
  ])('of %j is %j', (values, scale) => {
    expect(scaleOf(values)).toEqual(scale);
  });

  it('openRangesAtScaleEnds removes ends at the end of the scale, as a form without JavaScript sends them', () => {
    const catalogueIndex = indexOfCatalogue([]);
    const whole = { from: 0, to: 1 };
    const filterState = rangeFilterNames.reduce(
      (all, rangeFilter) => withRange(all, rangeFilter, whole),
      emptyFilterState,
    );
    expect(openRangesAtScaleEnds(filterState, scalesOf(catalogueIndex))).toEqual(emptyFilterState);
    const half = withRange(filterState, 'price', { from: 0.5, to: 7 });
    expect(openRangesAtScaleEnds(half, scalesOf(catalogueIndex))).toEqual(
      withRange(emptyFilterState, 'price', { from: 0.5 }),
    );
    expect(
      openRangesAtScaleEnds(withRange(filterState, 'price', { from: 0.5 }), scalesOf(catalogueIndex)).ranges,
    ).toStrictEqual({
      price: { from: 0.5 },
    });
    expect(
      openRangesAtScaleEnds(withRange(filterState, 'price', { to: 0.5 }), scalesOf(catalogueIndex)).ranges,
    ).toStrictEqual({
      price: { to: 0.5 },
    });
  });
});

it('every range filter has a unit', () => {
  expect(rangeFilterNames.map((name) => `${name} ${rangeFilters[name].unit}`).join(', ')).toBe(
    'price $, diameter mm, lug mm, thickness mm, weight g, water m',
  );
});

it.each([
  [{ from: 36, to: 42 }, 36, true],
  [{ from: 36, to: 42 }, 42, true],
  [{ from: 36, to: 42 }, 35.9, false],
  [{ from: 36, to: 42 }, 42.1, false],
  [{ from: 42, to: 42 }, 42, true],
  [{ from: 36 }, 1000, true],
  [{ to: 42 }, 0, true],
])('isWithin includes both ends (docs/product.md 5.7): %j and %d, %s', (range, value, isIn) => {
  expect(isWithin(range, value)).toBe(isIn);
});
