import { create } from 'zustand';
import { fetchStock } from '@/browser/watch-client';
import { maxWatchKeys, parseWatchKey, type WatchKey } from '@/domain/watch-key';

/** Available units per watch, at most ten, as last reported on this visit. */
export const useStockLevels = create<{ left: ReadonlyMap<WatchKey, number> }>()(() => ({ left: new Map() }));

/**
 * Loads the stock of these watches. Never rejects; failures keep the last values.
 *
 * @param own the shopper's unpaid order, whose units count as available.
 */
export async function loadStock(keys: readonly WatchKey[], own?: string): Promise<void> {
  const wellFormed = keys.filter((key) => parseWatchKey(key));
  for (let first = 0; first < wellFormed.length; first += maxWatchKeys) {
    const stock = await fetchStock(wellFormed.slice(first, first + maxWatchKeys), own);
    if (!stock) return;
    useStockLevels.setState(({ left }) => ({
      left: new Map([...left, ...stock.map(({ key, left: units }) => [key, units] as const)]),
    }));
  }
}
