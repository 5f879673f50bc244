import fc from 'fast-check';
import { maxTypos, editDistance, nearestWords } from './spelling';

test.each([
  ['chronograph', 'chronograph', 0],
  ['chronogaph', 'chronograph', 1],
  ['luminux', 'luminox', 1],
  ['coemt', 'comet', 1],
  ['at', 'to', 2],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', 'xyzw', 4],
])('editDistance between %j and %j is %d', (word, other, errors) => {
  expect(editDistance(word, other, 9)).toBe(errors);
  expect(editDistance(other, word, 9)).toBe(errors);
});

test('editDistance returns at most the limit plus one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(4), (word, other, most) => {
      expect(editDistance(word, other, most)).toBe(Math.min(editDistance(word, other, 99), most + 1));
    }),
  );
});

test.each([
  ['chronoga', 'chronograph', 1],
  ['chrono', 'chronograph', 0],
  ['chronographs', 'chronograph', 1],
])('editDistance of %j to a prefix of %j is %d', (word, other, errors) => {
  expect(editDistance(word, other, 3, true)).toBe(errors);
});

test('maxTypos is 0 for short words and numbers', () => {
  expect(['gmt', 'blue', 'comet', 'saturn', 'luminox', '1969'].map(maxTypos)).toEqual([0, 1, 1, 2, 2, 0]);
});

test('nearestWords returns the words at the least distance; a wrong first letter counts one more', () => {
  const known = ['late', 'lathe', 'plate', 'slate'];
  expect(nearestWords('lat', known, 2)).toEqual(['late']);
  expect(nearestWords('lathee', known, 2)).toEqual(['lathe']);
  expect(nearestWords('olate', known, 1)).toEqual([]);
  expect(nearestWords('olate', known, 2)).toEqual(['late', 'plate', 'slate']);
});
