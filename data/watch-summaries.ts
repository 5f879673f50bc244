import type { StoredWatch } from '@/domain/stored-watch';
import type { WatchSummary } from '@/domain/watch';
import type { WatchReference } from '@/domain/watch-key';
import { catalogue } from './catalogue/shop-catalogue';
import { pictureAt } from './pictures';

/** The widest picture that a list of lines shows, in px: a wishlist's card is 400 CSS px wide. */
const widestPicture = 800;

/** What a list shows of these watches, in the order asked; what is not sold is left out. */
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

/** These watches as lists keep them, in the order asked; what is not sold is left out. */
export async function storedWatches(watches: readonly WatchReference[]): Promise<readonly StoredWatch[]> {
  return (await catalogue.findWatches(watches)).map(({ stored }) => stored);
}
