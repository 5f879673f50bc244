import { parseWatchKey, watchKey, type WatchKey } from './watch-key';

/** Ignores entries beyond this number. */
const maxEntries = 50;

/** Splits a comma-separated list into unique entries. */
export function splitList(text: string): readonly string[] {
  return [...new Set(text.split(',', maxEntries).map((word) => word.trim()))].filter(Boolean);
}

/**
 * Parses a list such as `xerix/1,undone/3` into unique watch keys, in order. Ignores invalid entries of the untrusted
 * text; never throws. The caller checks which watches are sold.
 */
export function parseKeys(text: string): readonly WatchKey[] {
  return splitList(text)
    .flatMap((word) => parseWatchKey(word) ?? [])
    .map(watchKey);
}

/** Formats watch keys as a list. */
export function formatKeys(keys: readonly WatchKey[]): string {
  return keys.join();
}

/** Number of recently viewed watches shown (docs/product.md 10.9). */
export const maxRecent = 12;

/** Adds a viewed watch, newest first. Keeps one more than shown, because a watch's own page omits it. */
export function addRecent(stored: string, watch: WatchKey): string {
  return formatKeys([watch, ...parseKeys(stored).filter((key) => key !== watch)].slice(0, maxRecent + 1));
}
