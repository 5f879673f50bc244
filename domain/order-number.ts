import { normaliseBase32 } from './typed-text';

/** What people call an order: `OH-` and eight letters of Crockford's base 32 (docs/product.md 14.2). */
export type OrderNumber = `OH-${string}`;

const form = /^OH-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Whether a text has the form of an order's number. */
export function isOrderNumber(text: string): text is OrderNumber {
  return form.test(text);
}

/** The same for a field as an HTML pattern, before what is typed has been read by {@link normaliseOrderNumber}. */
export const orderNumberPattern = '[\\s\\-]*([oO0][\\s\\-]*[hH][\\s\\-]*)?([0-9A-TV-Za-tv-z][\\s\\-]*){8}';

/**
 * An order's number as it was typed, in the form it is kept in: capitals, with or without `OH`, blanks and hyphens
 * anywhere, O for 0 and I or L for 1 forgiven. What is no number comes back as text that {@link isOrderNumber} refuses.
 */
export function normaliseOrderNumber(typed: string): OrderNumber {
  const plain = normaliseBase32(typed);
  return `OH-${plain.length === 10 && plain.startsWith('0H') ? plain.slice(2) : plain}`;
}
