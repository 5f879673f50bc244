import { mostCompared, readComparison } from '@/domain/compare';
import type { Watch } from '@/domain/watch';
import { catalogue } from './catalogue/shop-catalogue';

/** The watches of a comparison, the names of those beyond the most that are compared, and how many are not sold. */
type FoundComparison = { watches: readonly Watch[]; left: readonly string[]; unknown: number };

/** What an address's `w` compares (docs/product.md 23.1); what is not sold takes no place. */
export async function findComparison(text: string): Promise<FoundComparison> {
  const { keys, unreadable } = readComparison(text);
  const sold = await catalogue.findWatches(keys);
  return {
    watches: sold.slice(0, mostCompared),
    left: sold.slice(mostCompared).map(({ fullName }) => fullName),
    unknown: unreadable + keys.length - sold.length,
  };
}
