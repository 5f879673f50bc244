// Verifies docs/product.md 7.4.
import fc from 'fast-check';
import { catalogueNames, parseWatchKey, sameWatch, watchKey } from './watch-key';

const references = fc.record({
  catalogue: fc.constantFrom(...catalogueNames),
  id: fc.integer({ min: 1, max: 99_999 }),
});

it('parseWatchKey restores a key with any separator', () => {
  fc.assert(
    fc.property(references, fc.constantFrom('/', '-'), (reference, separator) => {
      expect(parseWatchKey(watchKey(reference).replace('/', separator), separator)).toEqual(reference);
    }),
  );
});

it.each(['', 'xerix', 'xerix/', 'xerix/0', 'xerix/01', 'xerix/1x', 'xerix/1.0', 'xerix/-1', 'rolex/1', 'xerix/1/1'])(
  'parseWatchKey returns undefined for %p',
  (text) => {
    expect(parseWatchKey(text)).toBeUndefined();
  },
);

it('sameWatch is false for equal ids of different catalogues', () => {
  expect(sameWatch({ catalogue: 'xerix', id: 1 }, { catalogue: 'undone', id: 1 })).toBe(false);
});
