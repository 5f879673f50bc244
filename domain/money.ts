const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The nearest integer cents of any amount in dollars, such as a price that a browser has kept. */
export function roundToCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Integer cents of a catalogue price in dollars. Throws a RangeError when the price is not a whole number of cents. */
export function centsOf(priceInDollars: number): number {
  const cents = roundToCents(priceInDollars);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - priceInDollars * 100) > 1e-6) {
    throw new RangeError(`${priceInDollars} is not a whole number of cents`);
  }
  return cents;
}

/** Integer cents as US currency, `$1,234.50` (docs/product.md 15.1). The same on the server and in every browser. */
export function formatMoney(cents: number): string {
  return usDollars.format(cents / 100);
}

/** Integer cents as a figure within a sentence: `$99`, and `$99.50` where there are cents. */
export function formatDollars(cents: number): string {
  return formatMoney(cents).replace('.00', '');
}

/** Integer cents of an amount as a person types it, `12.50` or `12`; undefined for anything else, and for nothing at all. */
export function parseCents(dollars: string): number | undefined {
  const typed = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(dollars);
  if (!typed) return undefined;
  const cents = Number(typed[1]) * 100 + Number((typed[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}
