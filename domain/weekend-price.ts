import type { Currency } from './currency';
import { formatMoney } from './money';
import { onWeekends, weekendPriceNote } from './price-words';

export { onWeekends, weekendPriceNote };

/** Everyday price in the minor unit of a currency, with the lower weekend price if any (docs/product.md 28.1). */
export type Price = { readonly priceCents: number; readonly weekendCents?: number };

/** Price on a weekend or another day. */
export function costOf({ priceCents, weekendCents }: Price, isWeekend: boolean): number {
  return (isWeekend ? weekendCents : undefined) ?? priceCents;
}

/** Reduces a price by a percentage, to the nearest minor unit (docs/decisions/0013-weekend-prices.md). */
export function reduceByPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100);
}

/** `$107.10 on weekends`. */
export const weekendPriceCopy = (cents: number, currency: Currency) => `${formatMoney(cents, currency)} ${onWeekends}`;

/** Price for text that stays valid for days: the price, and the weekend price. */
export function priceCopy({ priceCents, weekendCents }: Price, currency: Currency): string {
  const price = formatMoney(priceCents, currency);
  return weekendCents === undefined ? price : `${price}, ${weekendPriceCopy(weekendCents, currency)}`;
}

/** Price for text valid at one moment. */
export function currentPriceCopy(price: Price, isWeekend: boolean, currency: Currency): string {
  if (!isWeekend || price.weekendCents === undefined) return priceCopy(price, currency);
  return `${formatMoney(costOf(price, true), currency)}, ${weekendPriceNote}`;
}
