import { parseWatchKey, watchKey, type WatchKey } from './watch-key';

/** Words beyond this many are not read. */
const longest = 50;

/** The words of such a text, each once. */
export function readWords(text: string): readonly string[] {
  return [...new Set(text.split(',', longest).map((word) => word.trim()))].filter(Boolean);
}

/**
 * The watches that a text such as `xerix/1,undone/3` names, in its order, each once. It can come from anyone: words that
 * name no watch are passed over. Whether a watch is sold is for the caller to know. Throws nothing.
 */
export function readKeys(text: string): readonly WatchKey[] {
  return readWords(text)
    .flatMap((word) => parseWatchKey(word) ?? [])
    .map(watchKey);
}

/** The same text again. */
export function writeKeys(keys: readonly WatchKey[]): string {
  return keys.join();
}

/** How many watches are shown as viewed lately (docs/product.md 10.9). */
export const mostRecent = 12;

/** What is kept after a look at a watch, newest first: one more than is shown, because its own page leaves it out. */
export function withRecent(kept: string, watch: WatchKey): string {
  return writeKeys([watch, ...readKeys(kept).filter((key) => key !== watch)].slice(0, mostRecent + 1));
}
