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
