import 'server-only';
import { type WatchKey } from '@/domain/watch-key';
import { type DatabaseTransaction } from '@/server/database/database';
import { startingStock } from './seed';

/** Sorts lines by watch. Every transaction locks rows in this order, so that two orders cannot deadlock. */
export function inLockOrder<Each extends { watch: string }>(lines: readonly Each[]): Each[] {
  return lines.toSorted((a, b) => (a.watch < b.watch ? -1 : 1));
}

/**
 * Reads the available units of a watch and locks its row until the transaction ends. It updates the row, since SQLite
 * has no `select for update`. A watch without a row gets one with its starting stock.
 */
export async function lockAvailableUnits(records: DatabaseTransaction, watch: WatchKey, now: Date): Promise<number> {
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
  if (!written) throw new Error(`The stock row of ${watch} was deleted during the insert.`);
  return written.available;
}

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
