import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { type Availability } from '@/domain/stock';
import { testDesk } from '@/domain/test-desk';
import { type WatchKey } from '@/domain/watch-key';
import { database, type Database } from '@/server/database/database';
import { errorFields, log } from '@/server/platform/log';
import { startingStock } from '@/server/stock/seed';

/** Time for which one stock query serves all pages that are rendered, in ms. */
const REFRESH_MS = 5000;

type StockQuery = { at: number; revision: number; soldOut: Promise<ReadonlySet<string>> };

let latestQuery: StockQuery | undefined;
let lastKnown: ReadonlySet<string> | undefined;

/**
 * Returns the availability of a watch for cacheable pages, feeds and structured data. A build has no database and uses
 * the starting stock. When the database is unreachable, the last known stock is used, so that no page fails.
 */
export async function availabilityOf(key: WatchKey): Promise<Availability> {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return startingAvailability(key);
  const [now, revision] = [performance.now(), testDesk.revision];
  if (!latestQuery || latestQuery.at + REFRESH_MS <= now || latestQuery.revision !== revision)
    latestQuery = { at: now, revision, soldOut: querySoldOut() };
  const soldOut = await latestQuery.soldOut.catch((error: unknown) => {
    log('warn', 'stock of pages', errorFields(error));
    return lastKnown;
  });
  if (!soldOut) return startingAvailability(key);
  return soldOut.has(key) ? 'sold-out' : 'in-stock';
}

/**
 * Returns the keys of watches whose last unit is sold. Units of unpaid orders are not sold: most come back, and a search
 * engine keeps "sold out" for days (docs/product.md 25.12).
 */
export async function soldOutWatches(db: Database): Promise<ReadonlySet<string>> {
  const none = await db
    .selectFrom('stock')
    .select('watch')
    .where('available', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stock_reservations')
            .innerJoin('orders', 'orders.number', 'stock_reservations.order_number')
            .select('orders.number')
            .whereRef('stock_reservations.watch', '=', 'stock.watch')
            .where('orders.state', '=', 'pending')
            .where('orders.payment_submitted_at', 'is', null),
        ),
      ),
    )
    .execute();
  return new Set(none.map(({ watch }) => watch));
}

async function querySoldOut(): Promise<ReadonlySet<string>> {
  lastKnown = await soldOutWatches(await database());
  return lastKnown;
}

async function startingAvailability(key: WatchKey): Promise<Availability> {
  return (await startingStock()).of(key) === 0 ? 'sold-out' : 'in-stock';
}
