import { readSharedAge } from './shared-age.mjs';

/**
 * Whether other prices hold at one moment than at another, in ms (docs/product.md 28.1). The shop knows, once it serves
 * (`instrumentation.ts`); a build asks for no moment.
 * @param {number} one
 * @param {number} other
 */
export function arePricesOther(one, other) {
  const isWeekend = globalThis.oddHoursIsWeekend;
  return isWeekend !== undefined && isWeekend(new Date(one)) !== isWeekend(new Date(other));
}

/** An answer that is kept for longer says what holds on either kind of day. */
const DAY_SECONDS = 24 * 60 * 60;

/**
 * What shared caches are told of an answer: one that they would keep past the moment at which prices change is asked for
 * again each time (docs/product.md 28.7).
 * @param {unknown} cacheControl as the page would say it
 * @param {number} now in ms
 */
export function keptUntilPricesChange(cacheControl, now) {
  const age = readSharedAge(cacheControl);
  if (!age) return cacheControl;
  const seconds = age.fresh + age.stale;
  return seconds < DAY_SECONDS && arePricesOther(now, now + seconds * 1000) ? 'no-cache' : cacheControl;
}
