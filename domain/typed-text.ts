/**
 * A code as it was typed, in Crockford's base 32: capitals, without blanks and hyphens, O read as 0, I and L as 1.
 */
export function normaliseBase32(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** A letter or a digit of any script, as an HTML pattern: a name, a street or a city has one. */
export const letterPattern = '.*[\\p{L}\\p{N}].*';

const letterOrDigit = /[\p{L}\p{N}]/u;

export function hasLetterOrDigit(text: string): boolean {
  return letterOrDigit.test(text);
}

/**
 * What nobody sees (Unicode, Default_Ignorable_Code_Point, and the marks around annotations): blanks of no width, fillers,
 * and the controls that turn the order of reading round. The variants of characters stay, and so do joiners for now.
 */
const invisible = /(?![\p{VS}\u200C\u200D])\p{DI}|[\uFFF9-\uFFFB]/gu;

/** Joiners that join nothing. Persian and the scripts of India write with them, emoji are put together by them. */
const strayJoiner = /(?<![\p{L}\p{M}\p{Emoji}])[\u200C\u200D]|(?<!\p{M})[\u200C\u200D](?![\p{L}\p{M}\p{Emoji}])/gu;

/**
 * A text as it is read: without characters that show nothing, by which two names look the same, a name looks like none, or
 * a line is read backwards. It is no refusal, since copying brings them along and nobody could find them.
 */
export function removeInvisible(text: string): string {
  return text.replace(invisible, '').replace(strayJoiner, '');
}
