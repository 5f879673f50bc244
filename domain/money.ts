const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Rounds dollars to integer cents. */
export function roundToCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts a catalogue price in dollars to integer cents. Throws a RangeError for fractions of a cent. */
export function centsOf(priceInDollars: number): number {
  const cents = roundToCents(priceInDollars);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - priceInDollars * 100) > 1e-6) {
    throw new RangeError(`${priceInDollars} is not a whole number of cents`);
  }
  return cents;
}

/** Formats cents as US currency, `$1,234.50` (docs/product.md 15.1), identically on the server and in browsers. */
export function formatMoney(cents: number): string {
  return usDollars.format(cents / 100);
}

/** Formats cents within a sentence: `$99`, or `$99.50` with cents. */
export function formatDollars(cents: number): string {
  return formatMoney(cents).replace('.00', '');
}

/** Parses a typed amount, `12.50` or `12`, to integer cents; undefined if invalid or 0. */
export function parseCents(dollars: string): number | undefined {
  const typed = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(dollars);
  if (!typed) return undefined;
  const cents = Number(typed[1]) * 100 + Number((typed[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}
