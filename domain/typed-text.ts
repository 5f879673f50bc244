/** Characters that people type or paste for a hyphen: dashes, minus signs, the Japanese long vowel mark, a box line. */
const hyphenLike = /[\p{Pd}\u02D7\u2043\u2212\u2500\u2796\u30FC]/gu;

/** Blanks of any width; U+2800 is the empty Braille cell. */
const blanks = /[\s\p{Z}\u0085\u2800]+/gu;

/**
 * Normalises a coded text: a postal code, region, promo code, order number, email address, card or tracking number, or
 * figure. Applies Unicode NFKC (full-width characters become ASCII), turns dashes into hyphens and blanks into single
 * spaces, removes invisible characters, and trims. The browser's form and the server's schemas both validate its
 * result.
 */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{DI}\uFFF9-\uFFFB]/gu, '')
    .replace(hyphenLike, '-')
    .replace(blanks, ' ')
    .trim();
}

/** Normalises a typed Crockford base 32 code: capitals, no blanks or hyphens, O as 0, I and L as 1. */
export function normaliseBase32(typed: string): string {
  return normaliseCode(typed).toUpperCase().replace(/[ -]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Escapes a text for a regular expression that matches it as it is. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** HTML pattern for text with a letter or digit of any script. */
export const letterPattern = '.*[\\p{L}\\p{N}].*';

const letterOrDigit = /[\p{L}\p{N}]/u;

export function hasLetterOrDigit(text: string): boolean {
  return letterOrDigit.test(text);
}

/** White space that a paste brings into a field of one line, such as the tabs of a table. Line separators are rejected. */
const pastedSpace = /[\t\v\f\u0085]+/g;

/**
 * Cleans a line of text as the shop stores it: pasted tabs become a space, invisible characters and the
 * blanks at both ends go. Browser and server use it before they validate (docs/product.md 13.20).
 */
export function cleanLine(text: string): string {
  return removeInvisible(text.replace(pastedSpace, ' ')).trim();
}

/** Cleans text of several lines: line breaks become LF, pasted separators too, invisible characters go. */
export function cleanLines(text: string): string {
  return removeInvisible(text.replace(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n')).trim();
}

/** True if text has no control character: no field may start a new line in an email header, a log or a CSV file. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** True if text of several lines has no control character but tabs and line feeds. */
export function isPlainText(text: string): boolean {
  return !/(?![\t\n])\p{Cc}/u.test(text);
}

/**
 * Invisible characters (Unicode Default_Ignorable_Code_Point and annotation marks): zero-width blanks, fillers, bidi
 * controls. Keeps variation selectors and joiners.
 */
const invisible = /(?![\p{VS}\u200C\u200D])\p{DI}|[\uFFF9-\uFFFB]/gu;

/** Joiners without effect. Persian, Indic scripts and emoji need joiners. */
const strayJoiner = /(?<![\p{L}\p{M}\p{Emoji}])[\u200C\u200D]|(?<!\p{M})[\u200C\u200D](?![\p{L}\p{M}\p{Emoji}])/gu;

/**
 * Removes invisible characters, which make different names look equal, a name look empty, or a line read backwards.
 * Removes instead of rejecting, because pasted text contains them and people cannot find them.
 */
export function removeInvisible(text: string): string {
  return text.replace(invisible, '').replace(strayJoiner, '');
}
