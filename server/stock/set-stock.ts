import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { accept, reject, type Result } from '@/domain/result';
import { type WatchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { setAvailableUnits } from './set-available-units';
import { lockAvailableUnits } from './lock';

/** What the owner says of a watch: how many there are for sale, or how many more or fewer. */
export type StockChange = { to: number } | { by: number };

/**
 * Changes a number in hand by the owner's word: goods have come, or were counted. Refused are a watch that is not sold,
 * and what would leave less than none.
 */
export async function setStock(
  db: Database,
  watch: WatchKey,
  change: StockChange,
  now: Date,
): Promise<Result<{ from: number; to: number }, 'unknown-watch' | 'less-than-none'>> {
  if (!(await catalogue.findWatch(watch))) return reject({ code: 'unknown-watch', field: 'watch' });
  return transact(db, async (records) => {
    const from = await lockAvailableUnits(records, watch, now);
    const to = 'to' in change ? change.to : from + change.by;
    if (to < 0) return reject({ code: 'less-than-none' });
    await setAvailableUnits(records, watch, { from, to }, now);
    return accept({ from, to });
  });
}
