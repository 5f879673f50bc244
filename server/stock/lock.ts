import 'server-only';
import { type WatchKey } from '@/domain/watch-key';
import { type Records } from '@/server/database/database';
import { startingStock } from './seed';

/** Every watch's row is locked in this order, so that two orders never wait for each other. */
export function inLockOrder<Each extends { watch: string }>(pieces: readonly Each[]): Each[] {
  return pieces.toSorted((a, b) => (a.watch < b.watch ? -1 : 1));
}

/**
 * The number of a watch in hand, which nobody else changes until the transaction ends: its row is written to, which both
 * engines understand as a lock. A watch that the records do not have yet is written down with its start.
 */
export async function lockAvailableUnits(records: Records, watch: WatchKey, now: Date): Promise<number> {
  const lock = () =>
    records
      .updateTable('stock')
      .set((row) => ({ available: row.ref('available') }))
      .where('watch', '=', watch)
      .returning('available')
      .executeTakeFirst();
  const found = await lock();
  if (found) return found.available;
  await records
    .insertInto('stock')
    .values({ watch, available: (await startingStock()).of(watch), changed_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('watch').doNothing())
    .execute();
  const written = await lock();
  if (!written) throw new Error(`The stock of ${watch} is gone.`);
  return written.available;
}
