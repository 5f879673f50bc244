import type { LinkedWatch } from '@/components/cart/link/linked-lines';
import { maxLinkedItems, parseLinkedItems } from '@/domain/cart-link';
import { findWatchOffer } from '@/server/catalogue/watch-offer';

type Linked = { watches: readonly LinkedWatch[]; isCut: boolean; unknown: number };

/** Untrusted URL parameters of the page. */
type LinkParameters = { items: string; unknown: string; cut: string };

/** The watches that the URL names, priced at `now`, and the number of unknown ones. */
export async function findLinkedWatches({ items, unknown, cut }: LinkParameters, now: Date): Promise<Linked> {
  const link = parseLinkedItems(items) ?? { lines: [], isCapped: false, unknownCount: 0 };
  const offered = await Promise.all(link.lines.map(({ key, quantity }) => findWatchOffer(key, quantity, now)));
  const watches = offered.filter((each) => each !== undefined);
  return {
    watches,
    isCut: link.isCapped || cut === '1',
    unknown: link.unknownCount + link.lines.length - watches.length + count(unknown),
  };
}

/** Parses a count for display; invalid text counts as 0. */
function count(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), maxLinkedItems) : 0;
}
