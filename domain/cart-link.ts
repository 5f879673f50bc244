import { clampQuantity, maxQuantity } from './line-items';
import { parseWatchKey, watchKey, type WatchKey } from './watch-key';

/** Over the items of a cart link: `/cart-link/xerix-1:2,undone-3:1`. */
export const cartLinkPath = '/cart-link';

/** What an address asks to have in a cart: each watch once, with a quantity of 1 to 10. */
export type LinkedLine = { readonly key: WatchKey; readonly quantity: number };

/** A cart link as it was read. */
export type CartLink = {
  readonly lines: readonly LinkedLine[];
  /** Whether a line asked for more than an order takes of one watch. */
  readonly isCapped: boolean;
  /** How many names are no watch's. */
  readonly unknownCount: number;
};

/** Items beyond this many make a link unreadable: no order has more lines. */
export const maxLinkedItems = 100;

/**
 * The items of a cart link, `xerix-1:2,undone-3:1`, by the grammar of the Universal Commerce Protocol (2026-08-25,
 * permalink, Compact Item Path); undefined for a text that is none. A watch that is named twice is asked for as often as
 * both say together, so that the order of the items decides nothing. Whether a watch is sold is for the caller to know.
 * Throws nothing.
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

/** The same as text, each watch once. */
export function formatLinkedItems(lines: readonly LinkedLine[]): string {
  return lines.map(({ key, quantity }) => `${key.replace('/', '-')}:${quantity}`).join();
}

function parseItem(text: string): { name: string; quantity: number } | undefined {
  const [token = '', quantity = '', ...rest] = text.split(':');
  const name = parseToken(token);
  if (name === undefined || !/^[1-9]\d*$/.test(quantity) || rest.length > 0) return undefined;
  return { name, quantity: Number(quantity) };
}

/** A name as it stands, or after `~` in base64url without padding, in the one way that it is written so. */
function parseToken(token: string): string | undefined {
  if (/^[A-Za-z0-9._-]+$/.test(token)) return token;
  const name = token.startsWith('~') ? fromBase64Url(token.slice(1)) : undefined;
  return !name || /\p{Cc}/u.test(name) ? undefined : name;
}

function fromBase64Url(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const reencoded = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const bytes = Array.from(binary, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
    return reencoded === text ? decodeURIComponent(bytes.join('')) : undefined;
  } catch {
    return undefined;
  }
}

/** Stands for the shop's own origin, whichever that is. */
const anyShop = 'https://shop.invalid';

/**
 * Where a link wants its reader to go on, as a path of the shop; undefined for whatever might lead anywhere else (the
 * protocol's permalink, Destination Preference). A colon is refused wherever it stands before a query: no page has one.
 *
 * @param wanted has been percent-decoded once.
 */
export function parseContinuation(wanted: string): string | undefined {
  if (!/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(wanted) || /^[^?#]*:/.test(wanted)) return undefined;
  if (!URL.canParse(wanted, anyShop)) return undefined;
  const resolved = new URL(wanted, anyShop);
  if (resolved.origin !== anyShop || resolved.pathname.startsWith('//')) return undefined;
  return `${resolved.pathname}${resolved.search}`;
}
