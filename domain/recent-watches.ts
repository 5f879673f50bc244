import { parseWatchKey, watchKey, type WatchKey } from './watch-key';

/** How many watches are shown as viewed lately (docs/product.md 10.9). */
export const mostRecent = 12;

/** The watches in a stored text, newest first, each once; none where it holds no list of keys. Throws nothing. */
export function readRecent(text: string | null | undefined): readonly WatchKey[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    const watches = list.flatMap((key: unknown) => (typeof key === 'string' ? (parseWatchKey(key) ?? []) : []));
    return [...new Set(watches.map(watchKey))].slice(0, mostRecent + 1);
  } catch {
    return [];
  }
}

/** The list after a look at a watch. It holds one more than is shown, because that watch's own page leaves it out. */
export function withRecent(list: readonly WatchKey[], watch: WatchKey): readonly WatchKey[] {
  return [watch, ...list.filter((key) => key !== watch)].slice(0, mostRecent + 1);
}
