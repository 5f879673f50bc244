import { create } from 'zustand';
import { fetchStock, maxWatchKeys } from '@/browser/stock-client';
import { type WatchKey, parseWatchKey } from '@/domain/watch-key';

/** How many pieces of a watch can be ordered, ten at most, as the shop has said it last on this visit. */
export const useStockLevels = create<{ left: ReadonlyMap<WatchKey, number> }>()(() => ({ left: new Map() }));

/**
 * Asks the shop what is left of these watches. Never rejects: what it does not answer stays as it was.
 *
 * @param own the shopper's unpaid order, whose pieces count as free.
 */
export async function loadStock(keys: readonly WatchKey[], own?: string): Promise<void> {
  const wellFormed = keys.filter((key) => parseWatchKey(key));
  for (let first = 0; first < wellFormed.length; first += maxWatchKeys) {
    const stock = await fetchStock(wellFormed.slice(first, first + maxWatchKeys), own);
    if (!stock) return;
    useStockLevels.setState(({ left }) => ({
      left: new Map([...left, ...stock.map(({ key, left: pieces }) => [key, pieces] as const)]),
    }));
  }
}
