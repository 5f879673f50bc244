const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Integer cents of a catalogue price in dollars. Throws a RangeError when the price is not a whole number of cents. */
export function centsOf(priceInDollars: number): number {
  const cents = Math.round(priceInDollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - priceInDollars * 100) > 1e-6) {
    throw new RangeError(`${priceInDollars} is not a whole number of cents`);
  }
  return cents;
}

/** Integer cents as US currency, `$1,234.50` (decisions, The shop). The same on the server and in every browser. */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}
