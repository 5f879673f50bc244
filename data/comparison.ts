import { maxCompared } from '@/domain/compare';
import { parseKeys, splitList } from '@/domain/key-list';
import type { Watch } from '@/domain/watch';
import { catalogue } from './catalogue/shop-catalogue';

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
