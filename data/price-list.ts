import { lessPercent } from '@/domain/weekend-price';
import type { WatchKey } from '@/domain/watch-key';

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
  return percent === undefined ? undefined : lessPercent(priceCents, percent);
}
