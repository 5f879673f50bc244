import 'server-only';
import { fewLeft } from '@/domain/stock';
import { type WatchKey } from '@/domain/watch-key';
import { type Records } from '@/server/database/database';
import { tellLow } from './low-stock';
import { tellWaiting } from './waits';

/**
 * Changes a locked number in hand. Whoever waits for the watch is written to when it is back, and the owner when few are
 * left, in the same transaction.
 */
export async function setInHand(
  records: Records,
  watch: WatchKey,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<void> {
  if (from === to) return;
  await records
    .updateTable('stock')
    .set({ in_hand: to, changed_at: now.toISOString() })
    .where('watch', '=', watch)
    .execute();
  if (from === 0) await tellWaiting(records, watch, now);
  if (to < from && to <= fewLeft) await tellLow(records, watch, to, now);
}
