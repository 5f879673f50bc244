import { parseWatchKey, sameWatch, watchKey, type WatchReference } from '@/domain/watch-key';

/** The address of a list that can be shared: `/favorite/myfavorite?list=xerix-1.undone-3`. */
export function sharePath(watches: readonly WatchReference[]): string {
  return `/favorite/myfavorite?list=${watches.map((watch) => watchKey(watch).replace('/', '-')).join('.')}`;
}

/**
 * The watches that a `list` parameter names, in its order. It can come from anyone: every part that names no watch, or
 * names one again, is passed over. Whether a watch is sold is for the caller to know. Throws nothing.
 */
export function parseList(list: string): readonly WatchReference[] {
  const watches: WatchReference[] = [];
  for (const part of list.split('.', maxParts)) {
    const watch = parseWatchKey(part, '-');
    if (watch && !watches.some((other) => sameWatch(other, watch))) watches.push(watch);
  }
  return watches;
}

/** More parts than the shop has watches, some of them bad, are not read to their end. */
const maxParts = 200;
