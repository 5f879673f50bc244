import { catalogueNames } from '@/data/watch';
import { sameWatch, type WatchKey } from '@/store/line-items';

/** The address of a list that can be shared: `/favorite/myfavorite?list=xerix-1.undone-3`. */
export function sharePath(watches: readonly WatchKey[]): string {
  return `/favorite/myfavorite?list=${watches.map(({ catalogue, id }) => `${catalogue}-${id}`).join('.')}`;
}

/**
 * The watches that a `list` parameter names, in its order. It can come from anyone: every part that names no watch, or
 * names one again, is passed over. Whether a watch is sold is for the caller to know. Throws nothing.
 */
export function parseList(list: string): readonly WatchKey[] {
  const watches: WatchKey[] = [];
  for (const part of list.split('.', longest)) {
    const watch = parsePart(part);
    if (watch && !watches.some((other) => sameWatch(other, watch))) watches.push(watch);
  }
  return watches;
}

/** More parts than the shop has watches, some of them bad, are not read to their end. */
const longest = 200;

function parsePart(part: string): WatchKey | undefined {
  const [, name, id] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  const catalogue = catalogueNames.find((each) => each === name);
  return catalogue && id ? { catalogue, id: Number(id) } : undefined;
}
