import type { StoredWatch } from '@/domain/stored-watch';
import type { Watch, WatchSummary } from '@/domain/watch';
import type { WatchReference } from '@/domain/watch-key';
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

/** The widest picture that a list of lines shows, in px. */
const widestPicture = 800;

/** What a list shows of these watches, in the order asked; what is not sold is left out. */
export async function watchSummaries(watches: readonly WatchReference[]): Promise<readonly WatchSummary[]> {
  return summarize(await catalogue.findWatches(watches), widestPicture);
}

/** These watches as lists keep them, in the order asked; what is not sold is left out. */
export async function storedWatches(watches: readonly WatchReference[]): Promise<readonly StoredWatch[]> {
  return (await catalogue.findWatches(watches)).map(({ stored }) => stored);
}
