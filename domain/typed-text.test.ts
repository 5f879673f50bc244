// Verifies docs/product.md 12.11, 13.20.
import fc from 'fast-check';
import {
  cleanLine,
  cleanLines,
  hasLetterOrDigit,
  isOneLine,
  isPlainText,
  letterPattern,
  normaliseCode,
  removeInvisible,
} from './typed-text';

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['A\u200Bda\u2060 \uFEFFLove\u00ADlace', 'Ada Lovelace'],
  ['\u202Eecalevol\u202C', 'ecalevol'],
  ['\u2068Ada\u2069 \u200ELovelace\u200F', 'Ada Lovelace'],
  ['\u3164\u115F\uFFA0', ''],
  ['Ada\u{E0041}\u{E007F}', 'Ada'],
  ['\uFFF9Ada\uFFFB', 'Ada'],
  ['\u200DAda\u200D \u200CLovelace\u200C', 'Ada Lovelace'],
  ['Ada\u200D\u200D\u200Dx', 'Adax'],
])('removeInvisible turns %j into %j', (text, read) => {
  expect(removeInvisible(text)).toBe(read);
});

it.each([
  ['Arabic', 'عبد الله بن محمد'],
  ['Hebrew with points', 'דָּוִד בֶּן־גּוּרִיּוֹן'],
  ['Persian, with a joiner that separates', 'علی\u200Cرضا'],
  ['Hindi, with a joiner', 'क्\u200Dष'],
  ['Malayalam, which ends a word with one', 'അവന്\u200D'],
  ['a Japanese name with a variant of its character', '葛\u{E0100}城'],
  ['an emoji of two', '👩\u200D💻'],
  ['a flag of two', '🏳\uFE0F\u200D🌈'],
  ['a heart on fire', '❤\uFE0F\u200D🔥'],
  ['a family with skins', '👩🏽\u200D👧🏿'],
  ['a name with an apostrophe and a hyphen', "Jean-Luc O'Neil"],
])('removeInvisible keeps %s', (_, text) => {
  expect(removeInvisible(text)).toBe(text);
});

it.each([
  ['Ada', true],
  ['7', true],
  ['Ж', true],
  ['李', true],
  ['½', true],
  ['  ', false],
  ['-', false],
  ['…!?', false],
  ['🙂', false],
  ['\u2800', false],
])('hasLetterOrDigit and letterPattern for %j: %s', (text, has) => {
  expect(hasLetterOrDigit(text)).toBe(has);
  expect(new RegExp(`^(?:${letterPattern})$`, 'v').test(text)).toBe(has);
});

it.each([
  ['110\u00A000', '110 00'],
  ['SW1A  1AA', 'SW1A 1AA'],
  ['SW1A\u30001AA', 'SW1A 1AA'],
  ['\u2009SW1A\t1AA\r\n', 'SW1A 1AA'],
  ['00\u2013001', '00-001'],
  ['10001\u20141234', '10001-1234'],
  ['01310\u2212100', '01310-100'],
  ['01310\u2011100', '01310-100'],
  ['１００－０００１', '100-0001'],
  ['１００ー０００１', '100-0001'],
  ['ada＠ｅxample.com', 'ada@example.com'],
  ['\uFEFF7K3M\u200B9QX2\u00AD\u200D\uFE0F', '7K3M9QX2'],
  ['Que\u0301bec', 'Québec'],
  ['\u200B \u3164', ''],
])('normaliseCode returns %j as %j', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
});

it('normaliseCode changes nothing that it returned', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const code = normaliseCode(typed);
      expect(normaliseCode(code)).toBe(code);
    }),
  );
});

it.each([
  ['12 Main St\tApt 4', '12 Main St Apt 4'],
  [' 12 Main St\t\u000BApt 4\t', '12 Main St Apt 4'],
  ['A\u200Bda\u0085Lovelace', 'Ada Lovelace'],
  ['Ada\nBcc: eve@example.com', 'Ada\nBcc: eve@example.com'],
])('cleanLine turns %j into %j', (text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned);
});

it.each([
  ['One\r\nTwo\rThree\u000BFour\u2029Five\tSix ', 'One\nTwo\nThree\nFour\nFive\tSix'],
  ['A bell \u0007', 'A bell \u0007'],
])('cleanLines turns %j into %j', (text, cleaned) => {
  expect(cleanLines(text)).toBe(cleaned);
});

it.each([
  ['Ada', true, true],
  ['Ada\nBcc', false, true],
  ['Ada\tBcc', false, true],
  ['Ada\u2028', false, true],
  ['Ada\u0000', false, false],
])('isOneLine of %j is %s and isPlainText is %s', (text, oneLine, plain) => {
  expect([isOneLine(text), isPlainText(text)]).toEqual([oneLine, plain]);
});
