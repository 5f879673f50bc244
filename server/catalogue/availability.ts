import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { type Availability } from '@/domain/stock';
import { type WatchKey } from '@/domain/watch-key';
import { database, type Database } from '@/server/database/database';
import { factsOf, log } from '@/server/platform/log';
import { orderableUnits } from '@/server/stock/available-units';
import { startingStock } from '@/server/stock/seed';

/** How long one look at the stock serves all the pages that are made, in ms. */
const LOOK_MS = 5000;

type Look = { at: number; soldOut: Promise<ReadonlySet<string>> };

let last: Look | undefined;
let known: ReadonlySet<string> | undefined;

/**
 * Whether a watch can be had, for pages, feeds and structured data that are made now and shown for a while. A build has
 * no records and goes by the start. Where the records are away the last word of theirs counts: a page is never missing
 * for it.
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

/** The watches of which nobody can order a piece. */
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
