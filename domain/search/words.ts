/** How much of what somebody searches for is read, in characters (docs/product.md 8.2). */
export const maxQueryLength = 100;

/** A text without case, accents and apostrophes, as search compares it: "Women’s" is "womens". */
export const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’`´]/gu, '')
    .toLowerCase();

const word = /\d+(?:\.\d+)?(?: ?mm(?!\p{Letter}))?|\p{Letter}[\p{Letter}\p{Number}]*/gu;

/**
 * The words of a text as search compares them. Figures part from the letters after them ("24h" is "24" and "h"), except
 * that millimetres stay with theirs, however they are written: "20 mm" is "20mm".
 */
export const wordsOf = (text: string): string[] =>
  (plainText(text).match(word) ?? []).map((each) => each.replace(' ', ''));

/** A query as it is read: on one line, without control characters, and no longer than 100 characters. */
export function cleanQuery(query: string): string {
  const oneLine = query.slice(0, 10 * maxQueryLength).replace(/[\p{Control}\p{Surrogate}\p{Format}\s]+/gu, ' ');
  return [...oneLine.trim()].slice(0, maxQueryLength).join('').trim();
}
