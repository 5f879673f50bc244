import { parseWatchKey, watchKey, type WatchKey } from './watch-key';

/** Words beyond this many are not read. */
const maxEntries = 50;

/** The words of such a text, each once. */
export function splitList(text: string): readonly string[] {
  return [...new Set(text.split(',', maxEntries).map((word) => word.trim()))].filter(Boolean);
}

/**
 * The watches that a text such as `xerix/1,undone/3` names, in its order, each once. It can come from anyone: words that
 * name no watch are passed over. Whether a watch is sold is for the caller to know. Throws nothing.
 */
export function parseKeys(text: string): readonly WatchKey[] {
  return splitList(text)
    .flatMap((word) => parseWatchKey(word) ?? [])
    .map(watchKey);
}

/** The same text again. */
export function formatKeys(keys: readonly WatchKey[]): string {
  return keys.join();
}

/** How many watches are shown as viewed lately (docs/product.md 10.9). */
export const maxRecent = 12;

/** What is kept after a look at a watch, newest first: one more than is shown, because its own page leaves it out. */
export function addRecent(stored: string, watch: WatchKey): string {
  return formatKeys([watch, ...parseKeys(stored).filter((key) => key !== watch)].slice(0, maxRecent + 1));
}
