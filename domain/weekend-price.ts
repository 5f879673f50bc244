import { formatMoney } from './money';

/** What a watch costs, in USD cents: on weekends another sum where the price list reduces it (docs/product.md 28.1). */
export type Priced = { readonly priceCents: number; readonly weekendCents?: number };

/** What a watch costs on a weekend, or on any other day. */
export function costOf({ priceCents, weekendCents }: Priced, isWeekend: boolean): number {
  return (isWeekend ? weekendCents : undefined) ?? priceCents;
}

/** A price less so many percent, to the nearest cent (docs/decisions/0013). */
export function reduceByPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100);
}

/** `$107.10 on weekends`, from USD cents. */
export const weekendPriceCopy = (cents: number) => `${formatMoney(cents)} on weekends`;

/** What stands beside a price that holds on weekends alone, while it holds. */
export const weekendPriceNote = 'weekend price';

/** A price in a text that stands for days: what the watch costs, and what on weekends. */
export function priceCopy({ priceCents, weekendCents }: Priced): string {
  const price = formatMoney(priceCents);
  return weekendCents === undefined ? price : `${price}, ${weekendPriceCopy(weekendCents)}`;
}

/** A price in a text that is made for a moment. */
export function currentPriceCopy(priced: Priced, isWeekend: boolean): string {
  if (!isWeekend || priced.weekendCents === undefined) return priceCopy(priced);
  return `${formatMoney(costOf(priced, true))}, ${weekendPriceNote}`;
}
