// Verifies docs/product.md 45.6: Japanese has no space between words, and a filter before its negation.
import fc from 'fast-check';
import { formatFilterState } from '../filtering/filter-state';
import { parseQuery } from '../query/parse-query';
import { typedFormOf, wordsOf } from './words';

jest.mock('./segment', () => jest.requireActual('./segment.ja'));
jest.mock('./language', () => jest.requireActual('./language.ja'));
jest.mock('../synonyms', () => jest.requireActual('../synonyms.ja'));
jest.mock('../query/comparison', () => jest.requireActual('../query/comparison.ja'));
jest.mock('../query/exclusion', () => jest.requireActual('../query/exclusion.ja'));
jest.mock('../query/measure-words', () => jest.requireActual('../query/measure-words.ja'));
jest.mock('../query/query-words', () => jest.requireActual('../query/query-words.ja'));

test.each([
  ['革のベルト', ['革', 'ベルト']],
  ['ｶﾞﾗｽとガラス', ['ガラス', 'と', 'ガラス']],
  ['３８ｍｍの自動巻腕時計', ['38mm', '自動巻き', '時計']],
  ['クォーツ、クウォーツ', ['クオーツ', 'クオーツ']],
  ['送料', ['送料']],
  ['料金と金', ['料金', 'と', '金']],
  ['ミリタリー 38ミリ', ['ミリタリー', '38', 'ミリ']],
  ['Xericの閉じている窓', ['xeric', '閉', '窓']],
])('wordsOf(%j) in Japanese returns %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('wordsOf in Japanese splits no word again', () => {
  const piece = fc.constantFrom(
    ...[
      '革',
      'ベルト',
      'の',
      'が',
      '青い',
      '文字盤',
      '3万円',
      '以下',
      'なし',
      'はほとんど',
      '料金',
      '金',
      '融',
      ' ',
      'ドルフィン',
    ],
    ...['閉じている', '父の日', '手首16cm', '、', 'Late Comet', 'ﾃﾞｼﾞﾀﾙ', 'で', 'みたい', '時', 'ラグからラグまで'],
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const words = wordsOf(pieces.join(''));
      expect(wordsOf(words.join(' '))).toEqual(words);
    }),
  );
});

test.each([
  ['青い革のベルト', '革 ベルト', '革のベルト'],
  ['Late Cometの青い針', 'late comet 針', 'Late Comet 針'],
])('typedFormOf(%j) of %j returns %j', (query, words, form) => {
  expect(typedFormOf(query)(words)).toBe(form);
});

const findNamed = (words: string) => (words === 'half half' ? 'california/3' : undefined);

test.each([
  ['日付なしの青い文字盤', 'dial=blue', '日付なし'],
  ['黒と青以外', '', '黒と青以外'],
  ['青い文字盤と革以外', 'dial=blue', '革以外'],
  ['革ベルトの時計以外', '', '革ベルトの時計以外'],
  ['革ベルト以外のクロノグラフ', 'function=chronograph', '革ベルト以外'],
  ['文字盤が黒でレザーストラップ', 'dial=black&strap=leather', ''],
  ['青い針', '', '青い針'],
  ['2〜3万円', 'price=132-197', ''],
  ['3万5千円以下', 'price=-230', ''],
  ['300ドル未満', 'price=-299.99', ''],
  ['直径は38mm前後で厚さは10mm以下', 'diameter=37-39&thickness=-10', ''],
  ['手首16cmの時計', '', '手首16cm'],
  ['20代の自動巻き', 'movement=automatic', ''],
  ['青いHalf & Halfみたいな、もっと薄い時計', 'dial=blue', 'Half & Halfみたいな、もっと薄い'],
  ['Half & Halfより小さい', '', 'Half & Halfより小さい'],
  ['Rolexより小さい', '', '小さい, Rolex'],
])('parseQuery of %j in Japanese sets %j and keeps %j', (query, filters, text) => {
  const parsed = parseQuery(query, [], findNamed);
  expect(decodeURIComponent(formatFilterState(parsed.filterState))).toBe(filters);
  expect(parsed.text).toBe(text);
  expect(parseQuery(parsed.text, [], findNamed).wishes).toEqual(parsed.wishes);
});
