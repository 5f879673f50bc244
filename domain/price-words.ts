import { formatMoney } from './money';
import { costOf, type Priced } from './weekend-price';

/** `$107.10 on weekends`, from USD cents. */
export const onWeekends = (cents: number) => `${formatMoney(cents)} on weekends`;

/** What stands beside a price that holds on weekends alone, while it holds. */
export const weekendPriceNote = 'weekend price';

/** A price in a text that stands for days: what the watch costs, and what on weekends. */
export function priceInWords({ priceCents, weekendCents }: Priced): string {
  const price = formatMoney(priceCents);
  return weekendCents === undefined ? price : `${price}, ${onWeekends(weekendCents)}`;
}

/** A price in a text that is made for a moment. */
export function priceNowInWords(priced: Priced, isWeekend: boolean): string {
  if (!isWeekend || priced.weekendCents === undefined) return priceInWords(priced);
  return `${formatMoney(costOf(priced, true))}, ${weekendPriceNote}`;
}
