import fc from 'fast-check';
import { cleanQuery, maxQueryLength, typedFormOf, wordsOf } from './words';

test.each([
  ['G-Shock', ['g', 'shock']],
  ["Women’s women's", ['womens', 'womens']],
  ['Matinée', ['matinee']],
  ['24h, 20 mm and 42.5mm', ['24', 'h', '20mm', 'and', '42.5mm']],
  ['5 mmm', ['5', 'mmm']],
  ['Grey centre, coloured in matt aluminium', ['gray', 'center', 'colored', 'in', 'matte', 'aluminum']],
  ['⌚️ 🙂', []],
])('wordsOf(%j) returns %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

// Verifies docs/product.md 8.19.
test.each([
  ['T-shirt for a Half & Half', 't shirt half half', 'T-shirt Half & Half'],
  ['1-year, Don’t', '1 year dont', '1-year Don’t'],
  ['Half, Half', 'half half', 'Half Half'],
  ['dark grey', 'gray', 'grey'],
  ['Matinée 42.5 MM', 'matinee 42.5mm', 'Matinée 42.5 MM'],
  ['6" wrist', '6', '6"'],
  ['moon', 'sun', 'sun'],
  ['', 'sun', 'sun'],
  ['moon', '', ''],
])('typedFormOf(%j) of %j returns %j', (query, words, form) => {
  expect(typedFormOf(query)(words)).toBe(form);
});

test.each([
  ['  moon\tphase\n', 'moon phase'],
  ['moon \r\n  phase', 'moon phase'],
  ['a\u0000b\u001bc', 'a b c'],
  ['\u202Eevil', 'evil'],
  ['\ud800', ''],
  ['🙂'.repeat(200), '🙂'.repeat(100)],
  [` ${'a'.repeat(100)}`, 'a'.repeat(100)],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  [`${' '.repeat(1000)}moon`, ''],
])('cleanQuery(%j) returns %j', (query, read) => {
  expect(cleanQuery(query)).toBe(read);
});

test('cleanQuery is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
      const read = cleanQuery(query);
      expect([...read].length).toBeLessThanOrEqual(maxQueryLength);
      expect(cleanQuery(read)).toBe(read);
    }),
  );
});

it('wordsOf keeps all decimals of a number', () => {
  expect(wordsOf('1.25 inches')).toEqual(['1.25', 'inches']);
});
