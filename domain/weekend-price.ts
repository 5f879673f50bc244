import { formatMoney } from './money';

/** Price in USD cents, with the lower weekend price if any (docs/product.md 28.1). */
export type Priced = { readonly priceCents: number; readonly weekendCents?: number };

/** Price on a weekend or another day, in cents. */
export function costOf({ priceCents, weekendCents }: Priced, isWeekend: boolean): number {
  return (isWeekend ? weekendCents : undefined) ?? priceCents;
}

/** Reduces a price by a percentage, to the nearest cent (docs/decisions/0013-weekend-prices.md). */
export function reduceByPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100);
}

/** `$107.10 on weekends`, from USD cents. */
export const weekendPriceCopy = (cents: number) => `${formatMoney(cents)} on weekends`;

/** Note beside a weekend price while it applies. */
export const weekendPriceNote = 'weekend price';

/** Price for text that stays valid for days: the price, and the weekend price. */
export function priceCopy({ priceCents, weekendCents }: Priced): string {
  const price = formatMoney(priceCents);
  return weekendCents === undefined ? price : `${price}, ${weekendPriceCopy(weekendCents)}`;
}

/** Price for text valid at one moment. */
export function currentPriceCopy(priced: Priced, isWeekend: boolean): string {
  if (!isWeekend || priced.weekendCents === undefined) return priceCopy(priced);
  return `${formatMoney(costOf(priced, true))}, ${weekendPriceNote}`;
}
