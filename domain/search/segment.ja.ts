// Japanese of ./segment.ts (sha256 af14586e54b7)
import * as measureWords from '../query/measure-words';
import * as queryWords from '../query/query-words';
import { synonyms } from '../synonyms';
import { spellings, textStopWords, textWords } from './language.ja';

/** Accents and apostrophes; the marks of が and ぱ are a part of their letters. */
const marks = /[^\P{Mark}\u3099\u309A]|['’`´]/gu;

const kanjiDigits = '〇一二三四五六七八九';

/** A number in kanji up to thousands, before a unit of money: the 五百 of 五百ドル and of 五百〜六百ドル. */
const numberInKanji =
  /(?<!\d)[〇一二三四五六七八九十百千]+(?=(?:[〜~][〇一二三四五六七八九十百千]+)?(?:万|円|ドル|ユーロ))/g;

/** 三百五十 is 350; a power of ten without a digit before it counts once. */
function valueOf(number: string): number {
  const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
  let [sum, digit] = [0, 0];
  for (const letter of number) {
    const power = powers[letter];
    if (power === undefined) digit = digit * 10 + kanjiDigits.indexOf(letter);
    else [sum, digit] = [sum + (digit || 1) * power, 0];
  }
  return sum + digit;
}

const normalised = (text: string) =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[、。]/g, ',')
    .replace(numberInKanji, (number) => String(valueOf(number)));

const kanji = /^\p{Script=Han}+$/u;
const hiragana = /^[ぁ-ゖー]+$/;
const katakana = /^[ァ-ヺー]+$/;

/** Letters of one script, or a stretch of other characters. */
const run = /\p{Script=Han}+|[ぁ-ゖ][ぁ-ゖー]*|[ァ-ヺー]+|[^\p{Script=Han}ぁ-ゖァ-ヺー]+/gu;

/** Words in a list of phrases, a pattern or a table of them. */
function wordsIn(source: unknown): readonly string[] {
  if (typeof source === 'string') return normalised(source).match(/[\p{Script=Han}ぁ-ゖァ-ヺー]+/gu) ?? [];
  if (source instanceof RegExp || typeof source !== 'object' || source === null) return [];
  return Object.entries(source).flatMap((entry) => entry.flatMap(wordsIn));
}

let vocabulary: ReadonlyMap<string, readonly string[]> | undefined;

/** Words of the search by their first letter, longest first. */
function knownWords(): ReadonlyMap<string, readonly string[]> {
  if (vocabulary) return vocabulary;
  const words = [measureWords, queryWords, synonyms, textWords, [...textStopWords], [...spellings]].flatMap(wordsIn);
  const byLetter = new Map<string, string[]>();
  for (const word of [...new Set(words)].toSorted((a, b) => b.length - a.length)) {
    const others = byLetter.get(word.charAt(0));
    if (others) others.push(word);
    else byLetter.set(word.charAt(0), [word]);
  }
  vocabulary = byLetter;
  return byLetter;
}

const wordsAt = (text: string, at: number) =>
  (knownWords().get(text.charAt(at)) ?? []).filter((word) => text.startsWith(word, at));

const isKnown = (text: string) => wordsAt(text, 0)[0] === text;

/** The longest known word at a position. One or two letters in a longer run of their script are a word only beside known ones. */
const wordAt = (text: string, at: number, isAfterKnown: boolean) =>
  wordsAt(text, at).find((word) => {
    const script = [kanji, hiragana, katakana].find((each) => each.test(word));
    if (!script || word.length > (script === kanji ? 1 : 2)) return true;
    const end = at + word.length;
    const isLetter = (place: number) => script.test(text.charAt(place));
    return (isAfterKnown || !isLetter(at - 1)) && (!isLetter(end) || wordsAt(text, end).length > 0);
  });

/** Splits a text at known words, and the rest where the script changes. */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let readTo = 0;
  for (let at = 0; at < text.length; at += 1) {
    const word = wordAt(text, at, at === readTo);
    if (!word) continue;
    pieces.push(...(text.slice(readTo, at).match(run) ?? []), word);
    readTo = at + word.length;
    at = readTo - 1;
  }
  return [...pieces, ...(text.slice(readTo).match(run) ?? [])];
}

/** The ending of a verb or adjective: 閉じている is 閉. */
const isEnding = (piece: string, before = '') => hiragana.test(piece) && kanji.test(before) && !isKnown(piece);

/** Particles between words: 革のベルト is 革 ベルト. */
const particle = /(?<![^ ])(?:の|が|を|に|は|へ|も|で|な|には|では|への|での|にも|とは)(?![^ ])/g;

/** で after a measure ends it: 直径38mmで厚さ10mm. */
const endOfMeasure =
  /(?<=\d ?(?:[a-z]+|[ァ-ヺー]+|円|気圧)?(?: (?:以下|以上|以内|未満|前後|程度|くらい|ぐらい|まで))?) で(?![^ ])/g;

let predicate: RegExp | undefined;

/** A part and its colour: 文字盤が黒で. */
function colourOfPart(): RegExp {
  const anyOf = (...lists: readonly unknown[]) => lists.flatMap(wordsIn).join('|');
  const { partWords, redundant, dialColourWords } = queryWords;
  predicate ??= new RegExp(
    `(?<![^ ])(${anyOf(partWords, redundant.dial)}) (?:の 色 )?(?:が|は) (${anyOf(dialColourWords)})(?: で)?(?![^ ])`,
    'g',
  );
  return predicate;
}

/** Without case, accents and particles, with spaces between words. */
export function plainText(text: string): string {
  const pieces = piecesOf(normalised(text));
  const words = pieces.filter((piece, at) => !isEnding(piece, pieces[at - 1])).join(' ');
  return words
    .replace(colourOfPart(), '$2 $1 ,')
    .replace(endOfMeasure, ' ,')
    .replace(particle, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
