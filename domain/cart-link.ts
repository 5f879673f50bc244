import { fromBase64url, toBase64url } from './base64url';
import { pathWithin } from './language';
import { languageAt } from './languages';
import { clampQuantity, maxQuantity } from './line-items';
import { parseWatchKey, watchKey, type WatchKey } from './watch-key';

/** Path prefix of cart links: `/cart-link/xerix-1:2,undone-3:1`. */
export const cartLinkPath = '/cart-link';

/** A requested watch with a quantity of 1 to 10. Each watch appears once. */
export type LinkedLine = { readonly key: WatchKey; readonly quantity: number };

/** A parsed cart link. */
export type CartLink = {
  readonly lines: readonly LinkedLine[];
  /** True if a quantity exceeded the maximum per watch. */
  readonly isCapped: boolean;
  /** Number of names that are not watches. */
  readonly unknownCount: number;
};

/** Maximum number of items, equal to the maximum of order lines. Longer links are invalid. */
export const maxLinkedItems = 100;

/**
 * Parses the items of a cart link, `xerix-1:2,undone-3:1` (Universal Commerce Protocol 2026-08-25, permalink, Compact
 * Item Path). Returns undefined for invalid text; never throws. Quantities of a repeated watch add up. The caller
 * checks which watches are sold.
 */
export function parseLinkedItems(text: string): CartLink | undefined {
  const items = text.split(',', maxLinkedItems + 1).map(parseItem);
  if (items.length > maxLinkedItems) return undefined;
  const asked = new Map<WatchKey, number>();
  let unknown = 0;
  for (const item of items) {
    if (!item) return undefined;
    const watch = parseWatchKey(item.name, '-');
    if (watch) asked.set(watchKey(watch), (asked.get(watchKey(watch)) ?? 0) + item.quantity);
    else unknown += 1;
  }
  return {
    lines: [...asked].map(([key, quantity]) => ({ key, quantity: clampQuantity(quantity) })),
    isCapped: [...asked.values()].some((quantity) => quantity > maxQuantity),
    unknownCount: unknown,
  };
}

/** Formats lines as the items of a cart link. */
export function formatLinkedItems(lines: readonly LinkedLine[]): string {
  return lines.map(({ key, quantity }) => `${key.replace('/', '-')}:${quantity}`).join();
}

function parseItem(text: string): { name: string; quantity: number } | undefined {
  const [token = '', quantity = '', ...rest] = text.split(':');
  const name = parseToken(token);
  if (name === undefined || !/^[1-9]\d*$/.test(quantity) || rest.length > 0) return undefined;
  return { name, quantity: Number(quantity) };
}

/** Decodes a token: plain, or `~` plus canonical base64url without padding. */
function parseToken(token: string): string | undefined {
  if (/^[A-Za-z0-9._-]+$/.test(token)) return token;
  const name = token.startsWith('~') ? decodeName(token.slice(1)) : undefined;
  return !name || /\p{Cc}/u.test(name) ? undefined : name;
}

function decodeName(text: string): string | undefined {
  try {
    const bytes = fromBase64url(text);
    if (toBase64url(bytes) !== text) return undefined;
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}

/** Placeholder for the shop's own origin. */
const anyShop = 'https://shop.invalid';

/**
 * Parses the path at which a link continues, in the language of this build; undefined if it could leave the shop (UCP
 * permalink, Destination Preference). An address of this language, such as an agent reads in the catalogue, loses its
 * base path. Rejects a colon before the query, because no page has one.
 *
 * @param wanted is percent-decoded once.
 */
export function parseContinuation(wanted: string): string | undefined {
  if (!/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(wanted) || /^[^?#]*:/.test(wanted)) return undefined;
  if (!URL.canParse(wanted, anyShop)) return undefined;
  const resolved = new URL(wanted, anyShop);
  if (resolved.origin !== anyShop || resolved.pathname.startsWith('//')) return undefined;
  const path = pathWithin(`${resolved.pathname}${resolved.search}`);
  // The router adds the base path of this language, so it reaches no page of another one.
  return languageAt(path) === 'en' ? path : undefined;
}
