import { nextPriceChange } from './price-changes';

/**
 * Maximum times for which shared caches may serve a fresh page (`s-maxage`) and a stale one while they revalidate it, in seconds
 * (docs/product.md 20.10). Next allows a year for a page that it never regenerates, but a new build changes that page too.
 */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 240;

/** A response that may be cached for a day or longer does not depend on the weekend: it shows both prices. */
const DAY_SECONDS = 24 * 60 * 60;

/** Lifetimes that a `Cache-Control` header allows shared caches (RFC 9111, section 5.2.2.10; RFC 5861), in seconds. */
export type SharedLifetime = { readonly directives: string; readonly fresh: number; readonly stale: number };

/** Parses `s-maxage` and `stale-while-revalidate`; undefined for a header without `s-maxage`. */
export function sharedLifetime(cacheControl: unknown): SharedLifetime | undefined {
  const found = /s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?/.exec(String(cacheControl));
  return found ? { directives: found[0], fresh: Number(found[1]), stale: Number(found[2] ?? 0) } : undefined;
}

/** Results of the current second: many requests have the same header. */
const memo = { second: NaN, values: new Map<unknown, unknown>() };

/**
 * Returns the `Cache-Control` to send, with lifetimes shortened to the limits above. It is `no-cache` for a response
 * that a shared cache could serve after the next price change (docs/product.md 28.7).
 * @param cacheControl as Next or a route set it
 * @param now in ms
 */
export function limitSharedCaching(cacheControl: unknown, now: number): unknown {
  const second = Math.floor(now / 1000);
  if (second !== memo.second) Object.assign(memo, { second, values: new Map() });
  if (!memo.values.has(cacheControl)) memo.values.set(cacheControl, limit(cacheControl, now));
  return memo.values.get(cacheControl);
}

function limit(cacheControl: unknown, now: number): unknown {
  const lifetime = sharedLifetime(cacheControl);
  if (!lifetime) return cacheControl;
  const seconds = lifetime.fresh + lifetime.stale;
  if (seconds < DAY_SECONDS && now + seconds * 1000 >= nextPriceChange(now)) return 'no-cache';
  if (lifetime.fresh <= FRESH_SECONDS) return cacheControl;
  const short = `s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;
  return String(cacheControl).replace(lifetime.directives, short);
}
