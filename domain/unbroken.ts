/**
 * Numbers of orders, units, returns and documents, promo codes, dates and phone numbers: each stays on one line
 * (docs/product.md 17.10, 20.20). A browser may break a line after any hyphen.
 */
export const unbroken =
  /\b(?:(?:OH|RT)-[0-9A-Z]{8}(?:-\d{1,3}-\d{1,2})?|20\d\d-\d{6,9}|\d{4}-\d\d-\d\d|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})\b|\+\d[\d ]{6,18}\d/g;

/** Splits a text at its numbers and codes: texts at odd positions stay on one line. */
export const splitUnbroken = (text: string): readonly string[] => text.split(new RegExp(`(${unbroken.source})`));
