import type { Route } from 'next';
import { parseWatchKey, watchKey, type WatchKey } from './watch-key';

/** How many watches are compared at most (docs/product.md 23.1). */
export const mostCompared = 4;

/** What the `w` of an address comes to. */
export type Comparison = {
  /** The watches that it names, in its order, each once; more of them than are compared, perhaps. */
  keys: readonly WatchKey[];
  /** How many of its words name no watch. */
  unreadable: number;
};

/** Words of an address beyond this many are not read. */
const longest = 50;

/** Reads `xerix/1,undone/3`, whoever wrote it. Whether a watch is sold is for the caller to know. Throws nothing. */
export function readComparison(text: string): Comparison {
  const words = text.split(',', longest).filter((word) => word.trim() !== '');
  const named = words.flatMap((word) => parseWatchKey(word.trim()) ?? []);
  return { keys: [...new Set(named.map(watchKey))], unreadable: words.length - named.length };
}

/** The address that compares these watches: `/compare?w=xerix/1,undone/3`; of none it forgets what was chosen. */
export function comparePath(keys: readonly WatchKey[]): Route {
  return `/compare?w=${keys.join(',')}` as Route;
}

/**
 * What a watch's page leads to: what was chosen before and this watch. Where that is one too many the watch that was
 * chosen first goes behind the others, so that the page of the comparison says that it was left out.
 *
 * @param kept what was chosen, as an address has it.
 */
export function comparisonWith(kept: string, watch: WatchKey): readonly WatchKey[] {
  const keys = readComparison(kept).keys.slice(0, mostCompared);
  if (keys.includes(watch)) return keys;
  return keys.length < mostCompared ? [...keys, watch] : [...keys.slice(1), watch, ...keys.slice(0, 1)];
}
