// Verifies docs/product.md 40.7.
import fc from 'fast-check';
import { appendToLog, applyShared, emptyLists, type SharedOperation } from './shared-lists';
import { applyValue, noValues, type ValueName, valueNames, type ValueOperation } from './shared-values';

const follow = (...names: ValueName[]): ValueOperation => ({ type: 'follow', names });
const set = (name: ValueName, text: string | null): ValueOperation => ({ type: 'set-value', name, text });
const after = (...operations: ValueOperation[]) => operations.reduce(applyValue, noValues);

it('applyValue stores no value before the shopper lets it follow the account', () => {
  expect(after(set('wrist', '165 mm'))).toBe(noValues);
  expect(after(follow('compare'), set('wrist', '165 mm'), set('compare', 'xerix/1')).texts).toEqual({
    compare: 'xerix/1',
  });
});

it('applyValue deletes the values that no longer follow the account', () => {
  expect(
    after(follow('wrist', 'compare'), set('wrist', '165 mm'), set('compare', 'xerix/1'), follow('compare')),
  ).toEqual({
    follow: ['compare'],
    texts: { compare: 'xerix/1' },
  });
});

it('applyValue merges viewed watches, newest first, at most 13, and forgets them together', () => {
  const viewed = after(follow('recent'), set('recent', 'xerix/1,xerix/2'), set('recent', 'undone/1,xerix/2'));
  expect(viewed.texts.recent).toBe('undone/1,xerix/2,xerix/1');
  const many = Array.from({ length: 13 }, (_, index) => `timex/${index + 1}`).join();
  expect(applyValue(viewed, set('recent', many)).texts.recent).toBe(many);
  expect(applyValue(viewed, set('recent', null)).texts).toEqual({});
});

it('applyValue stores texts only for values that follow the account', () => {
  const operation = fc.oneof(
    fc.subarray([...valueNames]).map((names) => follow(...names)),
    fc.tuple(fc.constantFrom(...valueNames), fc.option(fc.string())).map(([name, text]) => set(name, text)),
  );
  fc.assert(
    fc.property(fc.array(operation), (operations) => {
      const { texts, follow: names } = after(...operations);
      expect(names).toEqual(expect.arrayContaining(Object.keys(texts)));
    }),
  );
});

it('the log of an account never contains a value', () => {
  const line: SharedOperation = { n: 1, list: 'cart', type: 'add', key: 'xerix/1', quantity: 1, index: 0 };
  const log = appendToLog([], 1, 'phone', [line]);
  expect(log).toHaveLength(1);
  expect(appendToLog(log, 2, 'phone', [{ n: 2, ...set('wrist', '165 mm') }])).toEqual([]);
  expect(applyShared(emptyLists, 'phone', [{ n: 1, ...set('wrist', '165 mm') }])).toBe(emptyLists);
});

it('applyValue returns the same values for a text that is stored already, and for the removal of none', () => {
  const values = after(follow('wrist', 'compare'), set('wrist', '165 mm'));
  expect(applyValue(values, set('wrist', '165 mm'))).toBe(values);
  expect(applyValue(values, set('compare', null))).toBe(values);
});
