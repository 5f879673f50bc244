import type { StoredWatch } from '@/domain/stored-watch';
import type { WatchSummary } from '@/domain/watch';
import type { WatchReference } from '@/domain/watch-key';
import { catalogue } from './catalogue/shop-catalogue';
import { pictureAt } from './pictures';

/** Widest picture on a list, in px: a wishlist card is 400 CSS px wide. */
const widestPicture = 800;

/** Summaries of these watches in request order, without those not sold. */
export async function watchSummaries(watches: readonly WatchReference[]): Promise<readonly WatchSummary[]> {
  return (await catalogue.findWatches(watches)).map(({ key, name, priceCents, weekendCents, path, pictures }) => ({
    key,
    name,
    priceCents,
    weekendCents,
    path,
    picture: pictureAt(pictures[0], '', widestPicture),
  }));
}

/** Complete watches in request order, without those not sold. */
export async function storedWatches(watches: readonly WatchReference[]): Promise<readonly StoredWatch[]> {
  return (await catalogue.findWatches(watches)).map(({ stored }) => stored);
}
