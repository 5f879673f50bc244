import type { LinkedWatch } from '@/components/cart/linked-lines';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { costAt } from '@/data/weekend';
import { mostLinkedItems, readLinkedItems } from '@/domain/cart-link';
import { parseWatchKey } from '@/domain/watch-key';
import { availabilityOf } from '@/server/stock/availability';

type Linked = { watches: readonly LinkedWatch[]; isCut: boolean; unknown: number };

/** The page's address as it came, from anyone. */
type Asked = { items: string; unknown: string; cut: string };

/** The watches that the address of the page asks for, what they cost at `now`, and what it asks for that is not there. */
export async function findLinkedWatches({ items, unknown, cut }: Asked, now: Date): Promise<Linked> {
  const link = readLinkedItems(items) ?? { lines: [], isCut: false, unknown: 0 };
  const asked = link.lines.map(async ({ key, quantity }) => {
    const reference = parseWatchKey(key);
    const watch = reference && (await catalogue.findWatch(reference));
    if (!watch) return [];
    return [{ watch, quantity, unitCents: costAt(watch, now), availability: await availabilityOf(key) }];
  });
  const watches = (await Promise.all(asked)).flat();
  return {
    watches,
    isCut: link.isCut || cut === '1',
    unknown: link.unknown + link.lines.length - watches.length + count(unknown),
  };
}

/** A number that only a sentence shows. */
function count(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), mostLinkedItems) : 0;
}
