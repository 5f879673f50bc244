import { maxCompared } from '@/domain/compare';
import { parseKeys, splitList } from '@/domain/key-list';
import type { Watch } from '@/domain/watch';
import { catalogue } from './catalogue/shop-catalogue';

/** The watches of a comparison, the names of those beyond the most that are compared, and how many are not sold. */
type FoundComparison = { watches: readonly Watch[]; left: readonly string[]; unknown: number };

/** What an address's `w` compares (docs/product.md 23.1); what is not sold takes no place. */
export async function findComparison(text: string): Promise<FoundComparison> {
  const sold = await catalogue.findWatches(parseKeys(text));
  return {
    watches: sold.slice(0, maxCompared),
    left: sold.slice(maxCompared).map(({ fullName }) => fullName),
    unknown: splitList(text).length - sold.length,
  };
}
