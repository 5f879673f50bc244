import fc from 'fast-check';
import type { WatchKey } from '../watch-key';
import { type FacetName, facetNames, facetOptions } from './facets';
import { countFound, find, openAtEnds, partInTheWay } from './find';
import { isWithin, type RulerName, rulerNames, rulers, scaleOf } from './rulers';
import { nothingSelected, partsOf, type Selection, withOptions, without, withRange } from './selection';
import { scalesOf, type Shelf } from './shelf';

const brands = ['xerix', 'times'];
const optionsOf = (facet: FacetName): readonly string[] => (facet === 'brand' ? brands : facetOptions[facet]);

type Model = { numbers: Record<RulerName, number>; has: Record<FacetName, number[]> };
const models = fc.record({
  numbers: fc.record(Object.fromEntries(rulerNames.map((name) => [name, fc.integer({ min: 0, max: 20 })]))),
  has: fc.record(
    Object.fromEntries(
      facetNames.map((name) => [
        name,
        fc.subarray([...optionsOf(name).keys()], { minLength: name === 'function' ? 0 : 1 }),
      ]),
    ),
  ),
}) as unknown as fc.Arbitrary<Model>;

function shelfOf(watches: readonly Model[]): Shelf {
  const column = <Name extends string, Value>(names: readonly Name[], read: (watch: Model, name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, watches.map((watch) => read(watch, name))])) as Record<Name, Value[]>;
  const places = [...watches.keys()];
  return {
    keys: places.map((place): WatchKey => `xerix/${place + 1}`),
    numbers: column(rulerNames, ({ numbers }, name) => numbers[name]),
    brands,
    has: column(facetNames, ({ has }, name) => has[name]),
    byName: places.toReversed(),
  };
}

const shelves = fc.array(models, { maxLength: 30 }).map((watches) => ({ watches, shelf: shelfOf(watches) }));
const selections = fc
  .record({
    ranges: fc.array(
      fc.tuple(fc.constantFrom(...rulerNames), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })),
      { maxLength: 3 },
    ),
    chosen: fc.array(
      fc.constantFrom(...facetNames).chain((facet) => fc.tuple(fc.constant(facet), fc.subarray([...optionsOf(facet)]))),
      { maxLength: 3 },
    ),
  })
  .map(({ ranges, chosen }): Selection => {
    const ranged = ranges.reduce(
      (selection, [ruler, a, b]) => withRange(selection, ruler, { from: Math.min(a, b), to: Math.max(a, b) }),
      nothingSelected,
    );
    return chosen.reduce((selection, [facet, set]) => withOptions(selection, facet, set), ranged);
  });

/** What the promise says, as slowly as it is written. */
function matches({ numbers, has }: Model, { ranges, options: chosen }: Selection): boolean {
  const inRanges = rulerNames.every((ruler) => isWithin(ranges[ruler] ?? {}, numbers[ruler]));
  const inFacets = facetNames.every(
    (facet) => !chosen[facet] || has[facet].some((place) => chosen[facet]?.includes(optionsOf(facet)[place] ?? '')),
  );
  return inRanges && inFacets;
}

it('options of one facet widen, everything else narrows', () => {
  fc.assert(
    fc.property(shelves, selections, ({ watches, shelf }, selection) => {
      const expected = shelf.keys.filter((_, place) => watches[place] && matches(watches[place], selection));
      expect(find(shelf, selection).keys).toEqual(expected);
      expect(countFound(shelf, selection)).toBe(expected.length);
    }),
  );
});

it('an option counts what choosing it alone in its facet would leave', () => {
  fc.assert(
    fc.property(shelves, selections, fc.constantFrom(...facetNames), ({ shelf }, selection, facet) => {
      const counts = find(shelf, selection).counts[facet];
      const alone = optionsOf(facet).map((option) => countFound(shelf, withOptions(selection, facet, [option])));
      expect(counts).toEqual(alone);
    }),
  );
});

it('every watch stands on every ruler once, found or left out', () => {
  fc.assert(
    fc.property(shelves, selections, fc.constantFrom(...rulerNames), ({ shelf }, selection, ruler) => {
      const { ticks, keys } = find(shelf, selection);
      const values = ticks[ruler].flatMap(({ value, count }) => new Array<number>(count).fill(value));
      expect(values.toSorted((a, b) => a - b)).toEqual([...shelf.numbers[ruler]].toSorted((a, b) => a - b));
      const found = ticks[ruler].filter((tick) => tick.found).reduce((sum, { count }) => sum + count, 0);
      expect(found).toBe(keys.length);
      const inOrder = ticks[ruler].toSorted((a, b) => Number(a.found) - Number(b.found) || a.value - b.value);
      expect(ticks[ruler]).toEqual(inOrder);
    }),
  );
});

it('what stands in the way is the part that gives most back', () => {
  fc.assert(
    fc.property(shelves, selections, ({ shelf }, selection) => {
      const way = partInTheWay(shelf, selection);
      const best = Math.max(0, ...partsOf(selection).map((part) => countFound(shelf, without(selection, part))));
      expect(way?.count ?? 0).toBe(best);
      if (way) expect(countFound(shelf, without(selection, way.part))).toBe(best);
    }),
  );
});

it('nothing stands in the way where no single part taken off leaves a watch', () => {
  expect(partInTheWay(shelfOf([]), withOptions(nothingSelected, 'brand', ['xerix']))).toBeUndefined();
});

it.each([
  ['listed', [1, 2, 3]],
  ['price', [2, 1, 3]],
  ['price-down', [1, 3, 2]],
  ['name', [3, 2, 1]],
  ['newest', [3, 2, 1]],
] as const)('in the order %s, ties as listed', (sort, ids) => {
  const watch = (price: number): Model => ({
    numbers: { price, diameter: 1, lug: 1, thickness: 1, weight: 1, water: 1 },
    has: { brand: [0], movement: [0], display: [0], dial: [0], strap: [0], case: [0], function: [] },
  });
  const { keys } = find(shelfOf([watch(9), watch(5), watch(9)]), { ...nothingSelected, sort });
  expect(keys).toEqual(ids.map((id) => `xerix/${id}`));
});

describe('a scale', () => {
  it('has round ends around everything, and 14 marks at most', () => {
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

  it('is there even without a watch', () => {
    expect(scaleOf([])).toEqual({ from: 0, to: 1, mark: 1 });
    expect(scaleOf([38])).toEqual({ from: 38, to: 39, mark: 1 });
  });

  it.each([
    [[10, 23], { from: 10, to: 23, mark: 1 }],
    [[10, 24], { from: 10, to: 24, mark: 2 }],
    [[83, 400], { from: 75, to: 400, mark: 25 }],
    [[100_000, 2_100_000], { from: 0, to: 4_000_000, mark: 2_000_000 }],
  ])('over %j is %j', (values, scale) => {
    expect(scaleOf(values)).toEqual(scale);
  });

  it('is open where a handle stands at its end, as a form without JavaScript sends it', () => {
    const shelf = shelfOf([]);
    const whole = { from: 0, to: 1 };
    const sent = rulerNames.reduce((all, ruler) => withRange(all, ruler, whole), nothingSelected);
    expect(openAtEnds(sent, scalesOf(shelf))).toEqual(nothingSelected);
    const half = withRange(sent, 'price', { from: 0.5, to: 7 });
    expect(openAtEnds(half, scalesOf(shelf))).toEqual(withRange(nothingSelected, 'price', { from: 0.5 }));
    expect(openAtEnds(withRange(sent, 'price', { from: 0.5 }), scalesOf(shelf)).ranges).toStrictEqual({
      price: { from: 0.5 },
    });
    expect(openAtEnds(withRange(sent, 'price', { to: 0.5 }), scalesOf(shelf)).ranges).toStrictEqual({
      price: { to: 0.5 },
    });
  });
});

it('every ruler has its unit', () => {
  expect(rulerNames.map((name) => `${name} ${rulers[name].unit}`).join(', ')).toBe(
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
])('a range has both its ends (docs/product.md 5.7): %j and %d, %s', (range, value, isIn) => {
  expect(isWithin(range, value)).toBe(isIn);
});
