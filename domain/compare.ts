import type { Route } from 'next';
import { parseKeys, formatKeys } from './key-list';
import type { WatchKey } from './watch-key';

/** How many watches are compared at most (docs/product.md 23.1). */
export const maxCompared = 4;

/** The address that compares these watches: `/compare?w=xerix/1,undone/3`; of none it forgets what was chosen. */
export function comparePath(keys: readonly WatchKey[]): Route {
  return `/compare?w=${formatKeys(keys)}`;
}

/**
 * What a watch's page leads to: what was chosen before and this watch. Where that is one too many the watch that was
 * chosen first goes behind the others, so that the page of the comparison says that it was left out.
 *
 * @param savedKeys what was chosen, as an address has it.
 */
export function comparisonWith(savedKeys: string, watch: WatchKey): readonly WatchKey[] {
  const keys = parseKeys(savedKeys).slice(0, maxCompared);
  if (keys.includes(watch)) return keys;
  return keys.length < maxCompared ? [...keys, watch] : [...keys.slice(1), watch, ...keys.slice(0, 1)];
}
