/** Maximum query length, in characters (docs/product.md 8.2). */
export const maxQueryLength = 100;

/** Normalises a text: no case, accents or apostrophes. "Women’s" is "womens". */
export const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’`´]/gu, '')
    .toLowerCase();

const word = /\d+(?:\.\d+)?(?: ?mm(?!\p{Letter}))?|\p{Letter}[\p{Letter}\p{Number}]*/gu;

/**
 * Splits a text into normalised words. Digits and letters separate ("24h" is "24" and "h"), except mm: "20 mm" is
 * "20mm".
 */
export const wordsOf = (text: string): string[] =>
  (plainText(text).match(word) ?? []).map((each) => each.replace(' ', ''));

const wordWithApostrophe = /\p{Letter}[\p{Letter}\p{Mark}\p{Number}]*(?:['’`´][\p{Letter}\p{Mark}\p{Number}]+)+/gu;

/** Returns a function that gives normalised words the apostrophes of the query again: "womens" becomes "women’s". */
export function apostrophesOf(query: string): (words: string) => string {
  const typed = new Map((query.match(wordWithApostrophe) ?? []).map((each) => [plainText(each), each.toLowerCase()]));
  return (words) => words.replace(/[^ ]+/g, (each) => typed.get(each) ?? each);
}

/** Normalises a query: one line, no control characters, at most 100 characters. */
export function cleanQuery(query: string): string {
  const oneLine = query.slice(0, 10 * maxQueryLength).replace(/[\p{Control}\p{Surrogate}\p{Format}\s]+/gu, ' ');
  return [...oneLine.trim()].slice(0, maxQueryLength).join('').trim();
}
