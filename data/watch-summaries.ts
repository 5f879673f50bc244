import type { StoredWatch } from '@/domain/stored-watch';
import type { Watch, WatchSummary } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { catalogue } from './catalogue/shop-catalogue';
import { pictureAt } from './pictures';

/** The summaries of these watches in their order; a picture comes in variants up to `widest` px. */
export function summarize(watches: readonly Watch[], widest?: number): readonly WatchSummary[] {
  return watches.map(({ key, name, priceCents, path, pictures }) => ({
    key,
    name,
    priceCents,
    path,
    picture: pictureAt(pictures[0], '', widest),
  }));
}

/** The summaries of the watches of these keys, in the order asked; what is not sold is left out. */
export async function watchSummaries(keys: readonly WatchKey[]): Promise<readonly WatchSummary[]> {
  return summarize(await catalogue.findWatches(keys));
}

/** The watches of these keys as `token1` keeps them, in the order asked; what is not sold is left out. */
export async function storedWatches(keys: readonly WatchKey[]): Promise<readonly StoredWatch[]> {
  return (await catalogue.findWatches(keys)).map(({ stored }) => stored);
}
