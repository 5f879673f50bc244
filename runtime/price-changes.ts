import { weekend } from '@/data/weekend';
import { nextChange } from '@/domain/weekly-window';

/** Delay after a failed invalidation until a request retries it, in ms. */
const RETRY_MS = 1000;

/** Clock corrections up to this are ignored, in ms; a larger step back invalidates the pages. */
const STEP_BACK_MS = 60_000;

let known = { from: Infinity, change: -Infinity };

/**
 * Returns the next time after `now` at which weekend prices start or end (docs/product.md 28.1), in ms.
 * @param now in ms
 */
export function nextPriceChange(now: number): number {
  if (now < known.from || now >= known.change)
    known = { from: now, change: nextChange(weekend, new Date(now)).getTime() };
  return known.change;
}

/**
 * Invalidates cached pages when prices change (docs/product.md 28.7): the first request after a change starts
 * `invalidate`.
 * @param builtAt build time of the pages, in ms; earlier price changes are ignored
 * @param invalidate invalidates the pages; a failure is logged and retried a second later
 * @returns a function that each request calls with the time in ms; it returns a promise if the request must wait
 */
export function onPriceChange(
  builtAt: number,
  invalidate: () => Promise<void>,
): (now: number) => Promise<void> | undefined {
  let [from, change] = [-Infinity, nextPriceChange(builtAt)];
  let pending: Promise<void> | undefined;
  return (now) => {
    if (now >= from && now < change) return pending;
    // The test desk can set the clock back.
    [from, change] = [now - STEP_BACK_MS, nextPriceChange(now)];
    pending = invalidate()
      .catch((error: unknown) => {
        console.error(error);
        change = now + RETRY_MS;
      })
      .finally(() => (pending = undefined));
    return pending;
  };
}
