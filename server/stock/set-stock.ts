import 'server-only';
import { everyWatch } from '@/data/catalogue/shop-catalogue';
import { accept, reject, type Result } from '@/domain/result';
import { type WatchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { announceStock } from './announce-stock';
import { lockAvailableUnits, setAvailableUnits } from './lock';

/** The owner's change of the available units: a new number, or a difference. */
export type StockChange = { to: number } | { by: number };

/** Changes the available units of a watch by the owner's command. Rejects an unknown watch and a negative result. */
export async function setStock(
  db: Database,
  watch: WatchKey,
  change: StockChange,
  now: Date,
): Promise<Result<{ from: number; to: number }, 'unknown-watch' | 'less-than-none'>> {
  if (!(await everyWatch.findWatch(watch))) return reject({ code: 'unknown-watch', field: 'watch' });
  return transact(db, async (records) => {
    const from = await lockAvailableUnits(records, watch, now);
    const to = 'to' in change ? change.to : from + change.by;
    if (to < 0) return reject({ code: 'less-than-none' });
    await announceStock(records, [watch], now, () => setAvailableUnits(records, watch, { from, to }, now));
    return accept({ from, to });
  });
}
