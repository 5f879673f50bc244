// Verifies docs/product.md 7.4.
import fc from 'fast-check';
import { catalogueNames, parseWatchKey, sameWatch, watchKey } from './watch-key';

const references = fc.record({
  catalogue: fc.constantFrom(...catalogueNames),
  id: fc.integer({ min: 1, max: 99_999 }),
});

it('a key read again names the same watch, whatever separates its parts', () => {
  fc.assert(
    fc.property(references, fc.constantFrom('/', '-'), (reference, separator) => {
      expect(parseWatchKey(watchKey(reference).replace('/', separator), separator)).toEqual(reference);
    }),
  );
});

it.each(['', 'xerix', 'xerix/', 'xerix/0', 'xerix/01', 'xerix/1x', 'xerix/1.0', 'xerix/-1', 'rolex/1', 'xerix/1/1'])(
  '%p names no watch',
  (text) => {
    expect(parseWatchKey(text)).toBeUndefined();
  },
);

it('ids repeat between catalogues, so that both make the watch', () => {
  expect(sameWatch({ catalogue: 'xerix', id: 1 }, { catalogue: 'undone', id: 1 })).toBe(false);
});
