import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { type Availability } from '@/domain/stock';
import { type WatchKey } from '@/domain/watch-key';
import { database, type Database } from '@/server/database/database';
import { factsOf, log } from '@/server/platform/log';
import { orderableUnits } from '@/server/stock/available-units';
import { startingStock } from '@/server/stock/seed';

/** Time for which one stock query serves all pages that are rendered, in ms. */
const LOOK_MS = 5000;

type Look = { at: number; soldOut: Promise<ReadonlySet<string>> };

let last: Look | undefined;
let known: ReadonlySet<string> | undefined;

/**
 * Returns the availability of a watch for cacheable pages, feeds and structured data. A build has no database and uses
 * the starting stock. When the database is unreachable, the last known stock is used, so that no page fails.
 */
export async function availabilityOf(key: WatchKey): Promise<Availability> {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return start(key);
  const now = Date.now();
  if (!last || last.at + LOOK_MS <= now) last = { at: now, soldOut: look(new Date(now)) };
  const soldOut = await last.soldOut.catch((fault: unknown) => {
    log('warn', 'stock of pages', factsOf(fault));
    return known;
  });
  if (!soldOut) return start(key);
  return soldOut.has(key) ? 'sold-out' : 'in-stock';
}

/** Returns the keys of the watches of which no unit can be ordered. */
export async function soldOutWatches(db: Database, now: Date): Promise<ReadonlySet<string>> {
  const none = await db.selectFrom('stock').select('watch').where('available', '=', 0).execute();
  const keys = none.map(({ watch }) => watch);
  const left = await orderableUnits(db, keys, undefined, now);
  return new Set(keys.filter((key) => left.get(key) === 0));
}

async function look(now: Date): Promise<ReadonlySet<string>> {
  known = await soldOutWatches(await database(), now);
  return known;
}

async function start(key: WatchKey): Promise<Availability> {
  return (await startingStock()).of(key) === 0 ? 'sold-out' : 'in-stock';
}
