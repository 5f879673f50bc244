import type { Route } from 'next';
import { parseKeys, formatKeys } from './key-list';
import type { WatchKey } from './watch-key';

/** Maximum number of compared watches (docs/product.md 23.1). */
export const maxCompared = 4;

/** URL of a comparison: `/compare?w=xerix/1,undone/3`. Without watches it clears the comparison. */
export function comparePath(keys: readonly WatchKey[]): Route {
  return `/compare?w=${formatKeys(keys)}`;
}

/** Text of a comparison in storage, with at most four watches; null for none, which removes it (docs/product.md 10.9). */
export const savedComparison = (keys: readonly WatchKey[]): string | null =>
  formatKeys(keys.slice(0, maxCompared)) || null;

/**
 * Adds a watch to the saved comparison. If that is one too many, the first watch moves to the end, so that the
 * comparison page reports it as left out.
 *
 * @param savedKeys as stored or in a URL.
 */
export function comparisonWith(savedKeys: string, watch: WatchKey): readonly WatchKey[] {
  const keys = parseKeys(savedKeys).slice(0, maxCompared);
  if (keys.includes(watch)) return keys;
  return keys.length < maxCompared ? [...keys, watch] : [...keys.slice(1), watch, ...keys.slice(0, 1)];
}
