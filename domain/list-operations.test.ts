// Holds docs/product.md 9.3, 10.5.
import fc from 'fast-check';
import { maxQuantity, minQuantity, readLines, unitCents } from './line-items';
import {
  addWaiting,
  applyOperations,
  markStored,
  mergeWrite,
  noOperations,
  sameLines,
  type ListOperation,
} from './list-operations';
import { watchKey } from './watch-key';
import { keysOf, lineLists, watches, watchOf } from './testing/watches';

const [xerix, undone, timex] = [watchOf('xerix', 1), watchOf('undone', 1), watchOf('timex', 3)];
const add = (watch: typeof xerix, at = 0): ListOperation => ({ type: 'add', key: watchKey(watch), at, watch });
const remove = (watch: typeof xerix, at = 0): ListOperation => ({ type: 'remove', key: watchKey(watch), at });

const quantities = fc.integer({ min: minQuantity, max: maxQuantity });
const operations: fc.Arbitrary<ListOperation> = fc
  .record({
    watch: watches,
    type: fc.constantFrom('add', 'remove', 'restore', 'set-quantity', 'refresh', 'clear'),
    quantity: quantities,
    index: fc.integer({ min: -2, max: 20 }),
    at: fc.nat(),
  })
  .map(({ watch, type, quantity, index, at }): ListOperation => {
    const key = watchKey(watch);
    switch (type) {
      case 'add':
        return { type, key, at, watch };
      case 'remove':
        return { type, key, at };
      case 'restore':
        return { type, key, at, line: { ...watch, quantity }, index };
      case 'set-quantity':
        return { type, key, at, quantity };
      case 'refresh':
        return { type, key, at, offer: { name: watch.name, priceCents: unitCents(watch) } };
      default:
        return { type: 'clear', at };
    }
  });

/** A tab that has stored these operations, each of which was done at once. */
const tabThatStored = (...done: readonly ListOperation[]) =>
  markStored(addWaiting(noOperations, done), { before: [], after: applyOperations([], done) }, 0);

describe('applyOperations', () => {
  it('does each kind of operation', () => {
    const lines = applyOperations(
      [timex],
      [
        add(xerix),
        { type: 'restore', key: 'undone/1', at: 0, line: { ...undone, quantity: 4 }, index: 1 },
        { type: 'set-quantity', key: 'xerix/1', at: 0, quantity: 3 },
        { type: 'refresh', key: 'xerix/1', at: 0, offer: { name: 'Meridian', priceCents: 280_50 } },
        remove(timex),
      ],
    );
    expect(lines).toEqual([
      { ...undone, quantity: 4 },
      { ...xerix, quantity: 3, name: 'Meridian', price: 280.5 },
    ]);
    expect(applyOperations(lines, [{ type: 'clear', at: 0 }])).toEqual([]);
  });

  it('gives a list that storage would give back, whatever is done to one', () => {
    fc.assert(
      fc.property(lineLists, fc.array(operations), (lines, done) => {
        const list = applyOperations(lines, done);
        expect(readLines(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  it('does nothing the second time', () => {
    fc.assert(
      fc.property(lineLists, operations, (lines, operation) => {
        const once = applyOperations(lines, [operation]);
        expect(applyOperations(once, [operation])).toBe(once);
      }),
    );
  });

  it('does the same with operations that were kept or sent as JSON', () => {
    fc.assert(
      fc.property(lineLists, fc.array(operations), (lines, done) => {
        expect(applyOperations(lines, JSON.parse(JSON.stringify(done)))).toEqual(applyOperations(lines, done));
      }),
    );
  });

  it('changes no line but the one that it names', () => {
    fc.assert(
      fc.property(lineLists, operations, (lines, operation) => {
        if (operation.type === 'clear') return;
        const others = (list: typeof lines) => list.filter((line) => watchKey(line) !== operation.key);
        expect(others([...applyOperations(lines, [operation])])).toEqual(others(lines));
      }),
    );
  });

  it('takes out even a watch whose id no shop would give', () => {
    const odd = watchOf('xerix', 12_345_678_901);
    expect(applyOperations([odd], [remove(odd)])).toEqual([]);
  });
});

describe('markStored', () => {
  it('leaves nothing waiting, and remembers what has been stored', () => {
    fc.assert(
      fc.property(fc.array(operations, { minLength: 1 }), (done) => {
        const tab = addWaiting(noOperations, done);
        const after = applyOperations([], done);
        const { waiting, stored } = markStored(tab, { before: [], after }, 0);
        expect(waiting).toEqual([]);
        expect(stored.map(({ operation }) => operation)).toEqual(done);
      }),
    );
  });

  it('remembers what it stored before, as long as that stands', () => {
    const tab = addWaiting(tabThatStored(add(xerix)), [add(undone)]);
    const { stored } = markStored(tab, { before: [xerix], after: [xerix, undone] }, 1);
    expect(stored.map(({ operation }) => operation)).toEqual([add(xerix), add(undone)]);
  });

  it('forgets what this tab has itself undone', () => {
    const tab = addWaiting(tabThatStored(add(xerix)), [remove(xerix)]);
    const { stored } = markStored(tab, { before: [xerix], after: [] }, 1);
    expect(stored.map(({ operation }) => operation.type)).toEqual(['remove']);
  });
});

describe('mergeWrite', () => {
  const blind = { before: [xerix], after: [undone] };

  it('makes again only what was undone', () => {
    const tab = tabThatStored(add(xerix), add(timex));
    const { waiting, stored } = mergeWrite(tab, { before: [xerix, timex], after: [timex, undone] }, 1);
    expect(waiting.map(({ operation }) => operation)).toEqual([add(xerix)]);
    expect(stored.map(({ operation }) => operation)).toEqual([add(timex)]);
  });

  it('takes another quantity for an act as well', () => {
    const three: ListOperation = { type: 'set-quantity', key: 'xerix/1', at: 0, quantity: 3 };
    const tab = markStored(
      addWaiting(noOperations, [three]),
      { before: [xerix], after: [{ ...xerix, quantity: 3 }] },
      0,
    );
    const { waiting } = mergeWrite(tab, { before: [{ ...xerix, quantity: 3 }], after: [xerix, undone] }, 1);
    expect(waiting.map(({ operation }) => operation)).toEqual([three]);
  });

  it('takes another name for none: what a tab writes of the catalogue is not made again', () => {
    const renamed = { ...xerix, name: 'Meridian' };
    const refresh: ListOperation = {
      type: 'refresh',
      key: 'xerix/1',
      at: 0,
      offer: { name: renamed.name, priceCents: unitCents(xerix) },
    };
    const tab = markStored(addWaiting(noOperations, [refresh]), { before: [xerix], after: [renamed] }, 0);
    expect(mergeWrite(tab, { before: [renamed], after: [xerix] }, 1)).toEqual(noOperations);
  });

  it.each([
    [10_000, 10_999, 1],
    [10_000, 11_000, 0],
    [10_000, 9_001, 1],
    [10_000, 9_000, 0],
  ])('what was done at %d ms waits again at %d ms: %d', (at, now, again) => {
    const tab = markStored(addWaiting(noOperations, [add(xerix, at)]), { before: [], after: [xerix] }, at);
    expect(mergeWrite(tab, blind, now).waiting).toHaveLength(again);
  });

  it('makes again what a tab went over that could not know of it', () => {
    const { waiting, stored } = mergeWrite(tabThatStored(add(xerix)), blind, 1);
    expect(waiting).toEqual([{ operation: add(xerix), times: 2 }]);
    expect(stored).toEqual([]);
  });

  it('forgets what a tab has undone that knew of it', () => {
    const tab = tabThatStored(add(xerix), add(undone));
    const { waiting, stored } = mergeWrite(tab, { before: [xerix, undone], after: [undone] }, 1);
    expect(waiting).toEqual([]);
    expect(stored.map(({ operation }) => operation)).toEqual([add(undone)]);
  });

  it('an emptied list is one act, however much was in it', () => {
    const tab = tabThatStored(add(xerix), add(undone));
    expect(mergeWrite(tab, { before: [xerix, undone], after: [] }, 1).waiting).toEqual([]);
  });

  it('puts what it makes again before what waits', () => {
    const tab = addWaiting(tabThatStored(add(xerix)), [add(timex)]);
    expect(mergeWrite(tab, blind, 1).waiting.map(({ operation }) => operation)).toEqual([add(xerix), add(timex)]);
  });

  it('makes nothing again that is a second old, whichever way the clock was set', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (now) => {
        const { waiting } = mergeWrite(tabThatStored(add(xerix)), blind, now);
        expect(waiting).toHaveLength(Math.abs(now) < 1000 ? 1 : 0);
      }),
    );
  });

  it('makes nothing more than five times: two tabs that disagree come to rest', () => {
    let tab = tabThatStored(add(xerix));
    let times = 1;
    for (let round = 0; round < 20; round += 1) {
      tab = mergeWrite(tab, blind, 1);
      times += tab.waiting.length;
      tab = markStored(tab, { before: [undone], after: [undone, xerix] }, 1);
    }
    expect(times).toBe(5);
  });

  it('loses nothing of either tab, whatever both did to different watches at the same time', () => {
    const disjoint = fc.tuple(lineLists, fc.uniqueArray(watches, { selector: watchKey, maxLength: 8 }), fc.nat(8));
    fc.assert(
      fc.property(disjoint, ([start, chosen, cut]) => {
        const change = (watch: (typeof chosen)[number]) =>
          keysOf(start).includes(watchKey(watch)) ? remove(watch) : add(watch);
        // A write that changes one watch only, or leaves none, is taken for one that knew of ours.
        fc.pre(cut > 0 && chosen.length > 1);
        const [ours, theirs] = [chosen.slice(0, cut).map(change), chosen.slice(cut).map(change)];
        const before = applyOperations(start, ours);
        const after = applyOperations(start, theirs);
        fc.pre(after.length > 0);
        const tab = markStored(addWaiting(noOperations, ours), { before: start, after: before }, 0);
        const { waiting } = mergeWrite(tab, { before, after }, 1);
        const merged = applyOperations(
          after,
          waiting.map(({ operation }) => operation),
        );
        expect(keysOf(merged).sort()).toEqual(keysOf(applyOperations(before, theirs)).sort());
      }),
    );
  });
});

it('two lists are the same in every field and in their order', () => {
  expect(sameLines([xerix, undone], [{ ...xerix }, { ...undone }])).toBe(true);
  expect(sameLines([xerix, undone], [undone, xerix])).toBe(false);
  expect(sameLines([xerix], [{ ...xerix, quantity: 2 }])).toBe(false);
});
