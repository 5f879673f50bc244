import 'server-only';
import { lowStockLimit } from '@/domain/stock';
import { type WatchKey } from '@/domain/watch-key';
import { type DatabaseTransaction } from '@/server/database/database';
import { publish } from '@/server/events/registry';
import { notifySubscribers } from './back-in-stock-subscriptions';

/** Sets the available units of a locked watch, and publishes `back-in-stock` or `stock-low`. */
export async function setAvailableUnits(
  records: DatabaseTransaction,
  watch: WatchKey,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<void> {
  if (from === to) return;
  await records
    .updateTable('stock')
    .set({ available: to, changed_at: now.toISOString() })
    .where('watch', '=', watch)
    .execute();
  if (from === 0) await notifySubscribers(records, watch, now);
  if (to < from && to <= lowStockLimit) await publish(records, 'stock-low', { watch, left: to }, now);
}
