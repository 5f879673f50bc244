import { respell } from './language';
import { piecesOf, plainText } from './segment';

/** Maximum query length, in characters (docs/product.md 8.2). */
export const maxQueryLength = 100;

const word = /\d+(?:\.\d+)?(?: ?mm(?!\p{Letter}))?|\p{Letter}[\p{Letter}\p{Number}]*/gu;

/**
 * Splits a text into normalised words. Digits and letters separate ("24h" is "24" and "h"), except mm: "20 mm" is
 * "20mm".
 */
export const wordsOf = (text: string): string[] =>
  (plainText(text).match(word) ?? []).map((each) => respell(each).replace(' ', ''));

const typedWord =
  /\d+(?:\.\d+)?(?: ?mm(?!\p{Letter}))?|\p{Letter}(?:[\p{Letter}\p{Mark}\p{Number}]|['’`´](?=[\p{Letter}\p{Number}]))*/giu;

/**
 * Returns a function that gives normalised words the form of the query again (docs/product.md 8.19): "t shirt" becomes
 * "T-shirt". Words that follow each other in the query keep the signs between them, except commas.
 */
export function typedFormOf(query: string): (words: string) => string {
  let readTo = 0;
  const typed = piecesOf(query).flatMap((piece) => {
    const from = readTo;
    readTo += piece.length;
    return [...piece.matchAll(typedWord)].flatMap(({ 0: text, index }) =>
      wordsOf(text).map((each) => ({ word: each, start: from + index, end: from + index + text.length })),
    );
  });
  const follows = (at: number) => !/[,;]/.test(query.slice(typed[at - 1]?.end, typed[at]?.start));
  const runLength = (words: readonly string[], at: number) => {
    const end = words.findIndex((each, step) => typed[at + step]?.word !== each || (step > 0 && !follows(at + step)));
    return end < 0 ? words.length : end;
  };
  return (words) => {
    let left = wordsOf(words);
    const parts: string[] = [];
    while (left.length > 0) {
      const lengths = typed.map((_, at) => runLength(left, at));
      const length = Math.max(0, ...lengths);
      const at = lengths.indexOf(length);
      const text = query.slice(typed[at]?.start, typed[at + length - 1]?.end);
      // A figure keeps its inch sign.
      const inch = /^["″]/.exec(query.slice(typed[at + length - 1]?.end))?.[0] ?? '';
      parts.push(length > 0 ? text + inch : (left[0] ?? ''));
      left = left.slice(Math.max(1, length));
    }
    return parts.join(' ');
  };
}

/** Normalises a query: one line, no control characters, at most 100 characters. */
export function cleanQuery(query: string): string {
  const oneLine = query.slice(0, 10 * maxQueryLength).replace(/[\p{Control}\p{Surrogate}\p{Format}\s]+/gu, ' ');
  return [...oneLine.trim()].slice(0, maxQueryLength).join('').trim();
}
