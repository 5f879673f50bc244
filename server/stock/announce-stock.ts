import 'server-only';
import { lowStockLimit } from '@/domain/stock';
import { type WatchKey } from '@/domain/watch-key';
import { type DatabaseTransaction } from '@/server/database/database';
import { publish } from '@/server/events/registry';
import { unsoldUnits } from './available-units';
import { notifySubscribers } from './back-in-stock-subscriptions';
import { inLockOrder, lockAvailableUnits } from './lock';

/**
 * Makes a change in a transaction and publishes `stock-low` and `back-in-stock` for the watches that it sells or
 * returns. A reservation of an unpaid order does neither, nor does its end (docs/product.md 25.6, 25.7).
 *
 * @param keys watches that the change can concern; their rows are locked first.
 * @returns the result of the change.
 */
export async function announceStock<T>(
  records: DatabaseTransaction,
  keys: readonly WatchKey[],
  now: Date,
  change: () => Promise<T>,
): Promise<T> {
  for (const { watch } of inLockOrder(keys.map((watch) => ({ watch })))) await lockAvailableUnits(records, watch, now);
  const before = await unsoldUnits(records, keys);
  const result = await change();
  for (const [watch, left] of await unsoldUnits(records, keys)) {
    const earlier = before.get(watch) ?? 0;
    if (left > earlier) await notifySubscribers(records, watch, now);
    if (left < earlier && left <= lowStockLimit) await publish(records, 'stock-low', { watch, left }, now);
  }
  return result;
}
