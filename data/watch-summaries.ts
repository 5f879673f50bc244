import type { StoredWatch } from '@/domain/stored-watch';
import type { Watch, WatchSummary } from '@/domain/watch';
import type { WatchKey, WatchReference } from '@/domain/watch-key';
import { catalogue } from './catalogue/shop-catalogue';
import { pictureAt } from './pictures';

/** The widest picture that a list of lines shows, in px: a wishlist's card is 400 CSS px wide. */
const widestPicture = 800;

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

/** The summaries of these watches, in the order asked; what is not sold is left out. */
export async function watchSummaries(
  watches: readonly (WatchKey | WatchReference)[],
): Promise<readonly WatchSummary[]> {
  return summarize(await catalogue.findWatches(watches), widestPicture);
}

/** These watches as `token1` keeps them, in the order asked; what is not sold is left out. */
export async function storedWatches(watches: readonly (WatchKey | WatchReference)[]): Promise<readonly StoredWatch[]> {
  return (await catalogue.findWatches(watches)).map(({ stored }) => stored);
}
