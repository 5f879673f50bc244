import type { WatchKey } from '@/domain/watch-key';
import { costOf, reduceByPercent, type Price } from '@/domain/weekend-price';
import { isOpen, nextChange, type WeeklyWindow } from '@/domain/weekly-window';

/** Days of weekend prices in the shop's time zone (docs/product.md 28.1). */
export const weekend: WeeklyWindow = { timeZone: 'America/New_York', days: ['Sat', 'Sun'] };

/** True while weekend prices apply, in the shop's time zone. */
export const isWeekend = (at: Date) => isOpen(weekend, at);

/** Price at a moment, in its minor unit. */
export const costAt = (price: Price, at: Date) => costOf(price, isWeekend(at));

/** Start and end of the current or next weekend. */
export function weekendAt(at: Date): { begins: Date; ends: Date } {
  const change = nextChange(weekend, at);
  if (!isWeekend(at)) return { begins: change, ends: nextChange(weekend, change) };
  // Weekends last at most three days and are further apart than that.
  return { begins: nextChange(weekend, new Date(change.getTime() - 3 * 24 * 60 * 60 * 1000)), ends: change };
}

/** Weekend discount in percent, at most 30 as the banner says (docs/product.md 28.1). */
export const weekendPercent: Readonly<Partial<Record<WatchKey, number>>> = {
  'timex/1': 10,
  'timex/2': 30,
  'timex/3': 25,
  'timex/4': 20,
  'timex/5': 15,
  'timex/6': 10,
};

/** Returns the price with its weekend price, if the watch has one; in the minor unit of any currency. */
export function withWeekendPrice(watch: WatchKey, priceCents: number): Price {
  const percent = weekendPercent[watch];
  return { priceCents, ...(percent !== undefined && { weekendCents: reduceByPercent(priceCents, percent) }) };
}
