import type { StoredWatch } from '@/domain/stored-watch';
import type { WatchSummary, Watch } from '@/domain/watch';
import type { WatchReference } from '@/domain/watch-key';
import { catalogue } from './catalogue/shop-catalogue';
import { pictureAt } from './pictures';
import { maxCompared } from '@/domain/compare';
import { parseKeys, splitList } from '@/domain/key-list';

/** Widest picture on a list, in px: a wishlist card is 400 CSS px wide. */
const widestPicture = 800;

/** Summaries of these watches in request order, without those not sold. */
export async function watchSummaries(watches: readonly WatchReference[]): Promise<readonly WatchSummary[]> {
  return (await catalogue.findWatches(watches)).map(
    ({ key, name, path, pictures, priceCents, weekendCents, otherPrices }) => ({
      key,
      name,
      priceCents,
      ...(weekendCents !== undefined && { weekendCents }),
      ...(otherPrices && { otherPrices }),
      path,
      picture: pictureAt(pictures[0], '', widestPicture),
    }),
  );
}

/** Complete watches in request order, without those not sold. */
export async function storedWatches(watches: readonly WatchReference[]): Promise<readonly StoredWatch[]> {
  return (await catalogue.findWatches(watches)).map(({ stored }) => stored);
}

/** Compared watches, names of those beyond the maximum, and the number of unknown ones. */
type FoundComparison = { watches: readonly Watch[]; left: readonly string[]; unknown: number };

/** Watches of the parameter `w` (docs/product.md 23.1), without those not sold. */
export async function findComparison(text: string): Promise<FoundComparison> {
  const sold = await catalogue.findWatches(parseKeys(text));
  return {
    watches: sold.slice(0, maxCompared),
    left: sold.slice(maxCompared).map(({ fullName }) => fullName),
    unknown: splitList(text).length - sold.length,
  };
}
