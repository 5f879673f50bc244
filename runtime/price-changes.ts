import { weekend } from '@/data/weekend';
import { nextChange } from '@/domain/weekly-window';

/** How long after a failed invalidation the next request tries again, in ms. */
const RETRY_MS = 1000;

let known = { from: Infinity, change: -Infinity };

/**
 * The first moment after `now` at which weekend prices begin or end (docs/product.md 28.1), in ms.
 * @param now in ms
 */
export function nextPriceChange(now: number): number {
  if (now < known.from || now >= known.change)
    known = { from: now, change: nextChange(weekend, new Date(now)).getTime() };
  return known.change;
}

/**
 * Invalidates cached pages when prices change (docs/product.md 28.7): the first request after a change starts `invalidate`.
 * @param builtAt when the pages were built, in ms: a change since then counts
 * @param invalidate a failure is logged and tried again a second later
 * @returns a function that a request calls with the time in ms, and the promise that it has to wait for, if any
 */
export function onPriceChange(
  builtAt: number,
  invalidate: () => Promise<void>,
): (now: number) => Promise<void> | undefined {
  let change = nextPriceChange(builtAt);
  let pending: Promise<void> | undefined;
  return (now) => {
    if (now < change) return pending;
    change = nextPriceChange(now);
    pending = invalidate()
      .catch((error: unknown) => {
        console.error(error);
        change = now + RETRY_MS;
      })
      .finally(() => (pending = undefined));
    return pending;
  };
}
