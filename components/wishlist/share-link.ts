import { parseWatchKey, sameWatch, watchKey, type WatchReference } from '@/domain/watch-key';

/** URL path of a shared list: `/favorite/myfavorite?list=xerix-1.undone-3`. */
export function sharePath(watches: readonly WatchReference[]): string {
  return `/favorite/myfavorite?list=${watches.map((watch) => watchKey(watch).replace('/', '-')).join('.')}`;
}

/**
 * Parses the untrusted `list` URL parameter into watches, in order. Skips invalid and repeated parts; never throws. The
 * caller checks whether a watch is sold.
 */
export function parseList(list: string): readonly WatchReference[] {
  const watches: WatchReference[] = [];
  for (const part of list.split('.', maxParts)) {
    const watch = parseWatchKey(part, '-');
    if (watch && !watches.some((other) => sameWatch(other, watch))) watches.push(watch);
  }
  return watches;
}

/** Limit for untrusted input; the shop sells fewer watches. */
const maxParts = 200;
