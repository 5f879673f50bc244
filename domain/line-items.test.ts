// Verifies docs/product.md 9.5.
// Verifies docs/product.md 9.4.
import fc from 'fast-check';
import {
  addLine,
  clampQuantity,
  insertLine,
  isQuantity,
  parseLines,
  refreshLines,
  removeLine,
  setQuantity,
  totalCents,
} from './line-items';
import { keysOf, lineLists, offersOf, watches, watchFields, watchOf } from './testing/watches';
import { sameWatch } from './watch-key';

const xerix = watchOf('xerix', 1);
const undone = watchOf('undone', 1);

describe('sameWatch', () => {
  it('compares catalogue and id', () => {
    expect(sameWatch(xerix, { catalogue: 'xerix', id: 1 })).toBe(true);
    expect(sameWatch(xerix, undone)).toBe(false);
    expect(sameWatch(xerix, watchOf('xerix', 2))).toBe(false);
  });
});

describe('addLine', () => {
  it('appends the whole watch with quantity 1', () => {
    const lines = addLine([xerix], { ...undone, quantity: 7 });
    expect(lines).toEqual([xerix, { ...undone, quantity: 1 }]);
    expect(Object.keys(lines[1] ?? {})).toEqual(watchFields);
  });

  it('drops fields that a watch does not have', () => {
    const card = { ...xerix, isNew: true };
    expect(addLine([], card)).toEqual([xerix]);
  });

  it('returns the same array for a present watch of any quantity', () => {
    fc.assert(
      fc.property(lineLists, watches, (lines, watch) => {
        const once = addLine(lines, watch);
        expect(addLine(once, { ...watch, quantity: 5 })).toBe(once);
      }),
    );
  });

  it('is reverted by removeLine', () => {
    fc.assert(
      fc.property(lineLists, watches, (lines, watch) => {
        const without = removeLine(lines, watch);
        expect(removeLine(addLine(without, watch), watch)).toEqual(without);
      }),
    );
  });
});

describe('removeLine and insertLine', () => {
  it('removeLine returns the same array for an absent watch', () => {
    const lines = [xerix];
    expect(removeLine(lines, undone)).toBe(lines);
  });

  it('insertLine at the old index restores a removed line with its quantity', () => {
    fc.assert(
      fc.property(lineLists, fc.nat(), (lines, seed) => {
        const index = lines.length === 0 ? 0 : seed % lines.length;
        const line = lines[index];
        if (line) expect(insertLine(removeLine(lines, line), line, index)).toEqual(lines);
      }),
    );
  });

  it.each([
    [-3, ['undone/1', 'xerix/1']],
    [0, ['undone/1', 'xerix/1']],
    [1, ['xerix/1', 'undone/1']],
    [99, ['xerix/1', 'undone/1']],
  ])('insertLine clamps the index %p', (index, keys) => {
    expect(keysOf(insertLine([xerix], undone, index))).toEqual(keys);
  });

  it('insertLine puts a line with a negative index before all others', () => {
    const lines = [xerix, watchOf('xerix', 2), watchOf('xerix', 3)];
    expect(keysOf(insertLine(lines, undone, -1))).toEqual(['undone/1', 'xerix/1', 'xerix/2', 'xerix/3']);
  });

  it('insertLine never adds a duplicate', () => {
    const lines = [xerix, undone];
    expect(insertLine(lines, { ...undone, quantity: 4 }, 0)).toBe(lines);
  });
});

describe('setQuantity', () => {
  it.each([
    [3, 3],
    [2.9, 2],
    [0, 1],
    [-5, 1],
    [11, 10],
    [Infinity, 10],
    [-Infinity, 1],
    [NaN, 4],
  ])('turns %p into %p', (requested, quantity) => {
    expect(setQuantity([{ ...xerix, quantity: 4 }, undone], xerix, requested)).toEqual([
      { ...xerix, quantity },
      undone,
    ]);
  });

  it('returns the same array if nothing changes', () => {
    const lines = [xerix];
    expect(setQuantity(lines, xerix, 1)).toBe(lines);
    expect(setQuantity(lines, xerix, NaN)).toBe(lines);
    expect(setQuantity(lines, undone, 3)).toBe(lines);
  });

  it('keeps every line, with a whole quantity from 1 to 10', () => {
    fc.assert(
      fc.property(lineLists, watches, fc.double(), (lines, watch, requested) => {
        const changed = setQuantity(lines, watch, requested);
        expect(keysOf(changed)).toEqual(keysOf(lines));
        expect(changed.every(({ quantity: q }) => Number.isInteger(q) && q >= 1 && q <= 10)).toBe(true);
      }),
    );
  });
});

describe('refreshLines', () => {
  it('updates only name and price', () => {
    const line = { ...xerix, quantity: 3 };
    const offers = { 'xerix/1': { name: 'New name', priceCents: 280_00, path: '/all/xerix/1' } };
    expect(refreshLines([line, undone], offers)).toEqual([{ ...line, name: 'New name', price: 280 }, undone]);
    const renamed = offersOf({ ...line, name: 'New name' });
    expect(refreshLines([line], renamed)).toEqual([{ ...line, name: 'New name' }]);
    const risenOffers = offersOf({ ...line, price: 281 });
    expect(refreshLines([line], risenOffers)).toEqual([{ ...line, price: 281 }]);
  });

  it('returns the same array for unchanged offers, and for watches no longer sold', () => {
    fc.assert(
      fc.property(lineLists, fc.array(watches), (lines, otherWatches) => {
        expect(refreshLines(lines, offersOf(...otherWatches, ...lines))).toBe(lines);
        expect(refreshLines(lines, {})).toBe(lines);
      }),
    );
  });

  it('keeps watches, order and quantities, and is idempotent', () => {
    fc.assert(
      fc.property(lineLists, fc.array(watches), (lines, now) => {
        const offers = offersOf(...now);
        const refreshed = refreshLines(lines, offers);
        expect(keysOf(refreshed)).toEqual(keysOf(lines));
        expect(refreshed.map(({ quantity }) => quantity)).toEqual(lines.map(({ quantity }) => quantity));
        expect(refreshLines(refreshed, offers)).toBe(refreshed);
      }),
    );
  });
});

describe('totalCents', () => {
  it('is price × quantity in whole cents', () => {
    expect(
      totalCents([
        { ...xerix, price: 19.99, quantity: 3 },
        { ...undone, price: 0.1, quantity: 3 },
      ]),
    ).toBe(6027);
    expect(totalCents([])).toBe(0);
  });

  it('is a whole number, at least 1 cent per line, in any order of lines', () => {
    fc.assert(
      fc.property(
        lineLists.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        ([lines, shuffled]) => {
          expect(totalCents(shuffled)).toBe(totalCents(lines));
          expect(Number.isInteger(totalCents(lines))).toBe(true);
          expect(totalCents(lines)).toBeGreaterThanOrEqual(lines.length);
        },
      ),
    );
  });

  it('grows by the price of an added line', () => {
    fc.assert(
      fc.property(lineLists, watches, (lines, watch) => {
        const without = removeLine(lines, watch);
        expect(totalCents(addLine(without, watch)) - totalCents(without)).toBe(Math.round(watch.price * 100));
      }),
    );
  });
});

describe('parseLines', () => {
  it('restores every valid list', () => {
    fc.assert(
      fc.property(lineLists, (lines) => {
        expect(parseLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
      }),
    );
  });

  it('never throws, and is idempotent', () => {
    const anything = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true });
    const invalidLines = fc
      .tuple(watches, fc.dictionary(fc.constantFrom(...watchFields), anything, { maxKeys: 2 }))
      .map(([watch, invalid]) => ({ ...watch, ...invalid }));
    fc.assert(
      fc.property(fc.oneof(anything, fc.array(fc.oneof(anything, invalidLines))), (value) => {
        const lines = parseLines(value);
        expect(parseLines(lines)).toEqual(lines);
        expect(parseLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
        expect(new Set(keysOf(lines)).size).toBe(lines.length);
        expect(Number.isSafeInteger(totalCents(lines)) || lines.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['no watch at all', null],
    ['a list', [xerix]],
    ['an unknown catalogue', { ...xerix, catalogue: 'rolex' }],
    ['no catalogue', { ...xerix, catalogue: undefined }],
    ['an id as text', { ...xerix, id: '1' }],
    ['an id of 0', { ...xerix, id: 0 }],
    ['half an id', { ...xerix, id: 1.5 }],
    ['a price of 0', { ...xerix, price: 0 }],
    ['a price below 0', { ...xerix, price: -249 }],
    ['a price under a cent', { ...xerix, price: 0.001 }],
    ['a price as text', { ...xerix, price: '249' }],
    ['no price (Infinity is null in JSON)', { ...xerix, price: null }],
    ['a price without end', { ...xerix, price: Infinity }],
    ['a price beyond counting', { ...xerix, price: 1e300 }],
    ['a missing text', { ...xerix, txt16: undefined }],
    ['a number for a name', { ...xerix, name: 7 }],
    ['two pictures', { ...xerix, url: xerix.url.slice(1) }],
    ['an empty picture path', { ...xerix, url: ['', '', ''] }],
    ['one picture path that is none', { ...xerix, url: ['/a.webp', 5, '/b.webp'] }],
    ['pictures that are not there', { ...xerix, url: Array(3) }],
    ['one text for a url', { ...xerix, url: 'abc' }],
  ])('drops %s and keeps the other lines', (_what, invalid) => {
    expect(parseLines([undone, invalid])).toEqual([undone]);
  });

  it('keeps the first of two lines of one watch', () => {
    expect(parseLines([{ ...xerix, quantity: 2 }, undone, xerix])).toEqual([{ ...xerix, quantity: 2 }, undone]);
  });

  it.each([0, -1, 11, 1.5, '3', null, undefined, NaN])('replaces the invalid quantity %p with 1', (quantity) => {
    expect(parseLines([{ ...xerix, quantity }])).toEqual([xerix]);
  });

  it('drops fields that a line does not have', () => {
    expect(parseLines([{ ...xerix, txt4: 'x', isAdmin: true }])).toEqual([xerix]);
  });
});

it.each([1, 2, 10])('isQuantity is true for %p', (value) => expect(isQuantity(value)).toBe(true));

it.each([0, -1, 11, 1.5, NaN, Infinity, '3', null, undefined])('isQuantity is false for %p', (value) =>
  expect(isQuantity(value)).toBe(false),
);

it('clampQuantity returns a quantity for every number but NaN, and is idempotent', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (requested) => {
      const quantity = clampQuantity(requested);
      expect(isQuantity(quantity)).toBe(true);
      expect(clampQuantity(quantity)).toBe(quantity);
    }),
  );
  expect(clampQuantity(NaN)).toBeNaN();
});
