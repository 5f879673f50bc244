import { keptUntilPricesChange } from './price-edges.mjs';
import { readSharedAge } from './shared-age.mjs';

/**
 * The longest that a cache between shop and shopper may give an answer without asking, in seconds: Next says a year of a page that
 * it does not make anew, and a new build changes that page all the same. What is older is asked for while it is given, and after
 * five minutes first (docs/product.md 20.10).
 */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 240;

/** What was worked out in this second. Many ask for the same. */
const said = { second: NaN, answers: new Map() };

/**
 * What caches between shop and shopper are told of an answer.
 * @param {unknown} cacheControl as Next says it
 * @param {number} now in ms
 */
export function tellSharedCaches(cacheControl, now) {
  const second = Math.floor(now / 1000);
  if (second !== said.second) Object.assign(said, { second, answers: new Map() });
  if (!said.answers.has(cacheControl))
    said.answers.set(cacheControl, shorten(keptUntilPricesChange(cacheControl, now)));
  return said.answers.get(cacheControl);
}

/** @param {unknown} cacheControl */
function shorten(cacheControl) {
  const age = readSharedAge(cacheControl);
  if (!age || age.fresh <= FRESH_SECONDS) return cacheControl;
  const short = `s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;
  return String(cacheControl).replace(age.words, short);
}
