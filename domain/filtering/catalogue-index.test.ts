import { soldWatch } from '@/domain/testing/sold-watch';
import type { Watch } from '@/domain/watch';
import { type FacetName, facetNames } from './facets';
import { rangeFilterNames } from './range-filters';
import {
  withWeekendPrices,
  withWrist,
  optionsOf,
  sortedPositions,
  presentOptions,
  scalesOf,
  buildCatalogueIndex,
} from './catalogue-index';

/** The options of an indexed watch in each facet. */
function wordsOf(watch: Watch) {
  const catalogueIndex = buildCatalogueIndex([watch]);
  const has = (facet: FacetName) =>
    catalogueIndex.has[facet][0]?.map((place) => optionsOf(catalogueIndex, facet)[place]);
  return Object.fromEntries(facetNames.map((facet) => [facet, has(facet)]));
}

// Verifies docs/product.md 5.7 (price, case diameter, lug to lug, thickness, weight, water resistance, brand, movement, display, dial, strap, case, functions).
it('buildCatalogueIndex stores measures in range filter units, and facets as options', () => {
  const { numbers, keys } = buildCatalogueIndex([soldWatch({})]);
  expect(keys).toEqual(['xerix/1']);
  expect(numbers).toEqual({
    price: [249.5],
    diameter: [42],
    lug: [49],
    thickness: [12.3],
    weight: [84],
    water: [50],
  });
  expect(wordsOf(soldWatch({ traits: { complications: ['date', 'moon'] } }))).toEqual({
    brand: ['xerix'],
    movement: ['automatic'],
    display: ['discs'],
    dial: ['blue'],
    strap: ['nato'],
    case: ['steel'],
    function: ['date', 'moon'],
  });
});

it.each([
  ['Automatic', 'automatic'],
  ['Hand-wound', 'hand-wound'],
  ['Quartz', 'quartz'],
  ['Solar quartz', 'solar'],
] as const)('buildCatalogueIndex puts the movement “%s” under %s', (movement, option) => {
  expect(wordsOf(soldWatch({ specification: { movement } })).movement).toEqual([option]);
});

it('buildCatalogueIndex lists each maker once, in list order', () => {
  const paths = ['/all/times', '/all/xerix', '/all/times'];
  const catalogueIndex = buildCatalogueIndex(paths.map((makerPath) => soldWatch({ makerPath })));
  expect(catalogueIndex.brands).toEqual(['times', 'xerix']);
  expect(catalogueIndex.has.brand).toEqual([[0], [1], [0]]);
});

const ofLength = (id: number, lugToLug: number, wristMax = 200) =>
  soldWatch({ key: `xerix/${id}`, specification: { lugToLug, wristMin: 150, wristMax } });

it('withWrist gives each watch its fit and sorts fits by the right size, then misfits (docs/product.md 5.14)', () => {
  const index = buildCatalogueIndex([
    ofLength(1, 60),
    ofLength(2, 40),
    ofLength(3, 47),
    ofLength(4, 54),
    ofLength(5, 47, 160),
  ]);
  const fitted = withWrist(index, 165);
  expect(fitted.has.fit).toEqual([[], [0], [1], [2], []]);
  expect(presentOptions(fitted).fit).toEqual([0, 1, 2]);
  expect(sortedPositions(fitted, 'fit').map((place) => fitted.keys[place])).toEqual(
    [3, 4, 2, 5, 1].map((id) => `xerix/${id}`),
  );
  expect(presentOptions(index).fit).toEqual([]);
  expect(sortedPositions(index, 'fit')).toEqual([0, 1, 2, 3, 4]);
});

it('withWrist computes the fits of one wrist once', () => {
  const index = buildCatalogueIndex([ofLength(1, 47)]);
  expect(withWrist(index, 165)).toBe(withWrist(index, 165));
  expect(withWrist(index, 200)).not.toBe(withWrist(index, 165));
});

it('presentOptions returns only options of listed watches, in their order', () => {
  const complications = [['moon', 'date'], ['chronograph', 'date'], []] as const;
  const catalogueIndex = buildCatalogueIndex(
    complications.map((each) => soldWatch({ traits: { complications: each } })),
  );
  const shown = presentOptions(catalogueIndex).function.map((place) => optionsOf(catalogueIndex, 'function')[place]);
  expect(shown).toEqual(['date', 'chronograph', 'moon']);
});

describe('on weekends', () => {
  const catalogueIndex = buildCatalogueIndex([
    soldWatch({ priceCents: 100_00 }),
    soldWatch({ priceCents: 200_00, weekendCents: 140_50 }),
    soldWatch({}),
  ]);

  it('withWeekendPrices changes only the prices of reduced watches', () => {
    expect(catalogueIndex.weekendPrices).toEqual([[1, 140.5]]);
    expect(withWeekendPrices(catalogueIndex).numbers.price).toEqual([100, 140.5, 249.5]);
    expect(catalogueIndex.numbers.price).toEqual([100, 200, 249.5]);
    expect(withWeekendPrices(catalogueIndex).numbers.weight).toBe(catalogueIndex.numbers.weight);
  });

  // Verifies docs/product.md 28.3 (sorting).
  it('withWeekendPrices sorts by the weekend price', () => {
    const reduced = buildCatalogueIndex([
      soldWatch({ priceCents: 150_00 }),
      soldWatch({ priceCents: 200_00, weekendCents: 140_50 }),
    ]);
    expect(sortedPositions(reduced, 'price')).toEqual([0, 1]);
    expect(sortedPositions(withWeekendPrices(reduced), 'price')).toEqual([1, 0]);
    expect(sortedPositions(withWeekendPrices(reduced), 'price-down')).toEqual([0, 1]);
  });

  it('withWeekendPrices and scalesOf return the same object for the same index', () => {
    expect(withWeekendPrices(catalogueIndex)).toBe(withWeekendPrices(catalogueIndex));
    expect(scalesOf(catalogueIndex)).toBe(scalesOf(catalogueIndex));
  });

  it('withWeekendPrices returns the same index without weekend prices', () => {
    const usual = buildCatalogueIndex([soldWatch({})]);
    expect(withWeekendPrices(usual)).toBe(usual);
    const older = { ...usual, weekendPrices: undefined };
    expect(withWeekendPrices(older)).toBe(older);
  });
});

describe('sortedPositions', () => {
  // Verifies docs/product.md 5.8 (name).
  it('sorts names numerically and case-insensitively, and keeps ties in list order', () => {
    const names = ['Xeric 40', 'xeric 9', 'Apollo', 'Xeric 40'];
    const catalogueIndex = buildCatalogueIndex(names.map((fullName) => soldWatch({ fullName })));
    expect(sortedPositions(catalogueIndex, 'name')).toEqual([2, 1, 0, 3]);
  });

  // Verifies docs/product.md 5.8 (newest).
  it('sorts by newest: New Arrivals first, then higher ids first within a catalogue', () => {
    const keys = ['xerix/1', 'xerix/6', 'watchnew/1', 'gshock/6', 'watchnew/6'];
    const catalogueIndex = buildCatalogueIndex(keys.map((key) => soldWatch({ key })));
    expect(sortedPositions(catalogueIndex, 'newest').map((place) => keys[place])).toEqual([
      ...['watchnew/6', 'watchnew/1'],
      ...['xerix/6', 'gshock/6', 'xerix/1'],
    ]);
  });

  // Verifies docs/product.md 5.8 (as listed, price up, price down, diameter up, diameter down).
  it.each([
    ['price', [1, 0, 2, 3]],
    ['price-down', [3, 0, 2, 1]],
    ['size', [2, 0, 1, 3]],
    ['size-down', [1, 3, 0, 2]],
    ['listed', [0, 1, 2, 3]],
  ] as const)('sorts by %s and keeps ties in list order', (sort, places) => {
    const figures = [
      [200, 40],
      [100, 44],
      [200, 36],
      [1000, 44],
    ] as const;
    const watches = figures.map(([price, caseDiameter]) =>
      soldWatch({ priceCents: price * 100, specification: { caseDiameter } }),
    );
    expect(sortedPositions(buildCatalogueIndex(watches), sort)).toEqual(places);
  });
});

it('every range filter has a scale', () => {
  expect(Object.keys(scalesOf(buildCatalogueIndex([soldWatch({})])))).toEqual([...rangeFilterNames]);
});
