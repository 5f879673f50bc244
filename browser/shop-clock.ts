/*
 * The shop's clock decides which prices are valid (docs/product.md 28.9). A device's clock may be wrong, so a page learns
 * the difference from the `Date` header of the shop's answers.
 */

/** `Date` has whole seconds, and an answer takes some time, in ms. A smaller difference counts as none. */
const TOLERANCE_MS = 3000;

let aheadMs = 0;
let isLearned = false;
const listeners = new Set<() => void>();

/** The time of the shop's clock, as far as the page knows it. */
export const shopNow = () => new Date(Date.now() + aheadMs);

/** Calls `changed` whenever the page learns another difference. Returns the unsubscribe function. */
export function followShopClock(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Learns the time from an answer of the shop, also one that a shared cache kept (RFC 9110, 6.6.1; RFC 9111, 5.1). */
export function learnShopTime(headers: Headers | undefined): void {
  const sent = Date.parse(headers?.get('Date') ?? '');
  if (Number.isNaN(sent)) return;
  isLearned = true;
  const measured = sent + 1000 * Number(headers?.get('Age')) + 500 - Date.now();
  const ahead = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
  if (Math.abs(ahead - aheadMs) < TOLERANCE_MS) return;
  aheadMs = ahead;
  for (const changed of listeners) changed();
}

/** Asks the shop for its time, unless an answer has told it. The path is any that the server answers from memory. */
export async function askShopTime(): Promise<void> {
  if (isLearned || !navigator.onLine) return;
  const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  learnShopTime(answer?.headers);
}
