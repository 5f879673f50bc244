import { normaliseBase32 } from './typed-text';

/** An order number: `OH-` and eight characters of Crockford's base 32 (docs/product.md 14.2). */
export type OrderNumber = `OH-${string}`;

const form = /^OH-[0-9A-HJKMNP-TV-Z]{8}$/;

/** True if the text is a normalised order number. */
export function isOrderNumber(text: string): text is OrderNumber {
  return form.test(text);
}

/** Blanks, dashes and invisible characters, which the server removes. */
const gap = '[\\s\\-\\p{Pd}\\p{DI}\\u2212\\u30FC]*';

/** HTML pattern of an order number as typed, before {@link normaliseOrderNumber}. */
export const orderNumberPattern = `${gap}([oO0ｏＯ０]${gap}[hHｈＨ]${gap})?([0-9A-TV-Za-tv-z０-９Ａ-ＴＶ-Ｚａ-ｔｖ-ｚ]${gap}){8}`;

/**
 * Normalises a typed order number: capitals, optional `OH`, any blanks and hyphens, O as 0, I and L as 1. {@link
 * isOrderNumber} rejects the result for other text.
 */
export function normaliseOrderNumber(typed: string): OrderNumber {
  const plain = normaliseBase32(typed);
  return `OH-${plain.length === 10 && plain.startsWith('0H') ? plain.slice(2) : plain}`;
}

/**
 * Numbers of orders, units, returns and documents, promo codes, dates and phone numbers: each stays on one line
 * (docs/product.md 17.10, 20.20). A browser may break a line after any hyphen.
 */
export const unbroken =
  /\b(?:(?:OH|RT)-[0-9A-Z]{8}(?:-\d{1,3}-\d{1,2})?|20\d\d-\d{6,9}|\d{4}-\d\d-\d\d|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})\b|\+\d[\d ]{6,18}\d/g;

/** Splits a text at its numbers and codes: texts at odd positions stay on one line. */
export const splitUnbroken = (text: string): readonly string[] => text.split(new RegExp(`(${unbroken.source})`));
