import { useEffect, useRef } from 'react';
import type { LineItem } from '@/domain/line-items';
import { isWatchKey, watchKey, type WatchKey } from '@/domain/watch-key';
import { useCheckout } from '@/store/checkout';
import { ownOrders } from '@/store/order-attempt';
import { loadStock, useStockLevels } from '@/store/stock';

/**
 * Units of each line's watch that can be ordered, by key; requested once per view of the cart. Units reserved by the
 * shopper's own unpaid order count as available, because the next order replaces it.
 */
export function useStockLeft(lines: readonly LineItem[]): ReadonlyMap<WatchKey, number> {
  const keyList = lines.map(watchKey).toSorted().join();
  const own = useCheckout(({ attempt }) => ownOrders(attempt));
  const requested = useRef(new Set<WatchKey>());
  useEffect(() => {
    const keys = keyList === '' ? [] : keyList.split(',').filter(isWatchKey);
    const newKeys = keys.filter((key) => !requested.current.has(key));
    for (const key of newKeys) requested.current.add(key);
    if (newKeys.length > 0) void loadStock(newKeys, own);
  }, [keyList, own]);
  return useStockLevels(({ left }) => left);
}
