import type { WatchKey } from '@/domain/watch-key';
import { costOf, reduceByPercent, type Priced } from '@/domain/weekend-price';
import { isOpen, nextChange, type WeeklyWindow } from '@/domain/weekly-window';

/** When weekend prices hold, on the clocks of the shop (docs/product.md 28.1). */
export const weekend: WeeklyWindow = { timeZone: 'America/New_York', days: ['Sat', 'Sun'] };

/** The same in words. */
export const weekendText = 'Saturdays and Sundays, New York time';

export const isWeekend = (at: Date) => isOpen(weekend, at);

/** USD cents of one watch at a moment. */
export const costAt = (watch: Priced, at: Date) => costOf(watch, isWeekend(at));

/** The weekend of a moment, or the one after it: its first moment, and the first after it. */
export function weekendAt(at: Date): { begins: Date; ends: Date } {
  const change = nextChange(weekend, at);
  if (!isWeekend(at)) return { begins: change, ends: nextChange(weekend, change) };
  // A weekend is never longer than three days, nor are two of them nearer to one another.
  return { begins: nextChange(weekend, new Date(change.getTime() - 3 * 24 * 60 * 60 * 1000)), ends: change };
}

/** By how much a watch is reduced on weekends, in percent: 30 at most, as the banner says (docs/product.md 28.1). */
export const weekendPercent: Readonly<Partial<Record<WatchKey, number>>> = {
  'timex/1': 10,
  'timex/2': 30,
  'timex/3': 25,
  'timex/4': 20,
  'timex/5': 15,
  'timex/6': 10,
};

/** USD cents of a watch on weekends; undefined for one that costs the same on every day. */
export function weekendCentsOf(watch: WatchKey, priceCents: number): number | undefined {
  const percent = weekendPercent[watch];
  return percent === undefined ? undefined : reduceByPercent(priceCents, percent);
}
