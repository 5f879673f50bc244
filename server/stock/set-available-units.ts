import 'server-only';
import { type WatchKey } from '@/domain/watch-key';
import { type DatabaseTransaction } from '@/server/database/database';

/** Sets the available units of a locked watch. */
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
}
