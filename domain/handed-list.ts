import { fieldsOf } from './records';
import { maxQuantity, minQuantity } from './line-items';
import { type KeyedLine, type ListName, listNames, maxSharedLines } from './shared-lists';
import { isWatchKey } from './watch-key';

/** A list for another device (docs/product.md 40.8), without prices: the other device reads the current ones. */
export type HandedList = { readonly list: ListName; readonly lines: readonly KeyedLine[] };

/** The text is padded to a multiple of this, so that its length does not reveal the number of watches. */
const paddedTo = 1024;

/** Lifetime of a handed list, in minutes. */
export const handedListMinutes = 10;

/** Text to encrypt. */
export function handedListText({ list, lines }: HandedList): string {
  const text = JSON.stringify({ list, lines: lines.map(({ key, quantity }) => [key, quantity]) });
  return text.padEnd(Math.ceil(text.length / paddedTo) * paddedTo);
}

/** Parses a decrypted text, which may come from another version; null if it is no list. Skips invalid lines. */
export function parseHandedList(text: string): HandedList | null {
  try {
    const { list, lines } = fieldsOf(JSON.parse(text));
    const name = listNames.find((each) => each === list);
    if (!name || !Array.isArray(lines)) return null;
    return { list: name, lines: lines.slice(0, maxSharedLines).flatMap(lineOf) };
  } catch {
    return null;
  }
}

function lineOf(value: unknown): KeyedLine[] {
  const [key, quantity]: readonly unknown[] = Array.isArray(value) ? value : [];
  const isValid = Number.isInteger(quantity) && Number(quantity) >= minQuantity && Number(quantity) <= maxQuantity;
  return typeof key === 'string' && isWatchKey(key) && isValid ? [{ key, quantity: Number(quantity) }] : [];
}

/** Page that shows a handed list. The fragment is never sent to the server. */
export const handedListPath = '/continue';

/** A link's fragment: the id under which the shop keeps the ciphertext, and the key, both base64url. */
export type HandedListLink = { readonly id: string; readonly key: string };

/** Returns the fragment of a hand-over link, `#<id>.<key>`. Browsers do not send it to the shop. */
export const handedListFragment = ({ id, key }: HandedListLink) => `#${id}.${key}`;

/** Parses a fragment; null if it is incomplete. */
export function parseHandedListFragment(fragment: string): HandedListLink | null {
  const [, id, key] = /^#([\w-]{16})\.([\w-]{22})$/.exec(fragment) ?? [];
  return id && key ? { id, key } : null;
}
