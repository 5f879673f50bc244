// Verifies docs/product.md 9.3.
import fc from 'fast-check';
import { maxQuantity, minQuantity, parseLines, unitCents } from './line-items';
import { applyOperations, sameLines, type ListOperation } from './list-operations';
import { watchKey } from './watch-key';
import { lineLists, watches, watchOf } from './testing/watches';

const [xerix, undone, timex] = [watchOf('xerix', 1), watchOf('undone', 1), watchOf('timex', 3)];
const add = (watch: typeof xerix): ListOperation => ({ type: 'add', key: watchKey(watch), watch });
const remove = (watch: typeof xerix): ListOperation => ({ type: 'remove', key: watchKey(watch) });

const quantities = fc.integer({ min: minQuantity, max: maxQuantity });
const operations: fc.Arbitrary<ListOperation> = fc
  .record({
    watch: watches,
    type: fc.constantFrom('add', 'remove', 'restore', 'set-quantity', 'refresh', 'clear'),
    quantity: quantities,
    index: fc.integer({ min: -2, max: 20 }),
  })
  .map(({ watch, type, quantity, index }): ListOperation => {
    const key = watchKey(watch);
    switch (type) {
      case 'add':
        return { type, key, watch };
      case 'remove':
        return { type, key };
      case 'restore':
        return { type, key, line: { ...watch, quantity }, index };
      case 'set-quantity':
        return { type, key, quantity };
      case 'refresh':
        return { type, key, offer: { name: watch.name, priceCents: unitCents(watch) } };
      default:
        return { type: 'clear' };
    }
  });

describe('applyOperations', () => {
  it('applies each kind of operation', () => {
    const lines = applyOperations(
      [timex],
      [
        add(xerix),
        { type: 'restore', key: 'undone/1', line: { ...undone, quantity: 4 }, index: 1 },
        { type: 'set-quantity', key: 'xerix/1', quantity: 3 },
        { type: 'refresh', key: 'xerix/1', offer: { name: 'Meridian', priceCents: 280_50 } },
        remove(timex),
      ],
    );
    expect(lines).toEqual([
      { ...undone, quantity: 4 },
      { ...xerix, quantity: 3, name: 'Meridian', price: 280.5 },
    ]);
    expect(applyOperations(lines, [{ type: 'clear' }])).toEqual([]);
  });

  it('returns a list that survives storage, after any operations', () => {
    fc.assert(
      fc.property(lineLists, fc.array(operations), (lines, done) => {
        const list = applyOperations(lines, done);
        expect(parseLines(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(lineLists, operations, (lines, operation) => {
        const once = applyOperations(lines, [operation]);
        expect(applyOperations(once, [operation])).toBe(once);
      }),
    );
  });

  it('returns the same for operations restored from JSON', () => {
    fc.assert(
      fc.property(lineLists, fc.array(operations), (lines, done) => {
        expect(applyOperations(lines, JSON.parse(JSON.stringify(done)))).toEqual(applyOperations(lines, done));
      }),
    );
  });

  it('changes only the line of the operation’s key', () => {
    fc.assert(
      fc.property(lineLists, operations, (lines, operation) => {
        if (operation.type === 'clear') return;
        const otherLines = (list: typeof lines) => list.filter((line) => watchKey(line) !== operation.key);
        expect(otherLines([...applyOperations(lines, [operation])])).toEqual(otherLines(lines));
      }),
    );
  });

  it('removes a watch with an implausible id', () => {
    const unknownWatch = watchOf('xerix', 12_345_678_901);
    expect(applyOperations([unknownWatch], [remove(unknownWatch)])).toEqual([]);
  });
});

it('sameLines compares every field and the order', () => {
  expect(sameLines([xerix, undone], [{ ...xerix }, { ...undone }])).toBe(true);
  expect(sameLines([xerix, undone], [undone, xerix])).toBe(false);
  expect(sameLines([xerix], [{ ...xerix, quantity: 2 }])).toBe(false);
});
