import 'server-only';
import { accept, type Result } from '@/domain/result';
import { checkQuantity, type ShortageCode } from '@/domain/stock';
import { type WatchKey, watchKey, type WatchReference } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { whereAbandoned } from '@/server/database/abandoned';
import { startingStock } from './seed';

/**
 * Returns how many units of each watch can be ordered. Units reserved by abandoned checkouts count as available:
 * placing an order ends those checkouts first (`checkout/free-abandoned-stock.ts`).
 *
 * @param keys keys of watches in the catalogue.
 * @param own token or idempotency key of the shopper's own unpaid order, whose units count as available too.
 */
export async function orderableUnits(
  db: Database,
  keys: readonly WatchKey[],
  own: string | undefined,
  now: Date,
): Promise<ReadonlyMap<WatchKey, number>> {
  if (keys.length === 0) return new Map();
  // Read before the stock: of a concurrent release the units then count twice, and never not at all.
  const reclaimable = await reclaimableUnits(db, keys, own, now);
  const rows = await db.selectFrom('stock').select(['watch', 'available']).where('watch', 'in', keys).execute();
  const starts = await startingStock();
  const unreserved = new Map(rows.map(({ watch, available }) => [watch, available]));
  return new Map(keys.map((key) => [key, (unreserved.get(key) ?? starts.of(key)) + (reclaimable.get(key) ?? 0)]));
}

/** Returns the units of a watch that no order has reserved. */
export async function availableUnits(db: Database, watch: WatchKey): Promise<number> {
  const row = await db.selectFrom('stock').select('available').where('watch', '=', watch).executeTakeFirst();
  return row?.available ?? (await startingStock()).of(watch);
}

/** A quantity of a watch in the catalogue. */
export type OrderedUnits = WatchReference & { quantity: number };

/** Rejects the first line that exceeds the orderable units. It reserves nothing. */
export async function checkStock(
  db: Database,
  lines: readonly OrderedUnits[],
  own: string | undefined,
  now: Date,
): Promise<Result<void, ShortageCode>> {
  const orderable = await orderableUnits(db, lines.map(watchKey), own, now);
  for (const [index, line] of lines.entries()) {
    const checked = checkQuantity(line.quantity, orderable.get(watchKey(line)) ?? 0, `lines.${index}`);
    if (!checked.ok) return checked;
  }
  return accept(undefined);
}

/** Returns the units reserved by abandoned checkouts and by the shopper's own unpaid order, by watch. */
async function reclaimableUnits(db: Database, keys: readonly WatchKey[], own: string | undefined, now: Date) {
  const rows = await db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.number', 'stock_reservations.order_number')
    .select([
      'stock_reservations.watch',
      (row) => row.fn.sum<number | string>('stock_reservations.quantity').as('units'),
    ])
    .where('stock_reservations.watch', 'in', keys)
    .where('orders.state', '=', 'pending')
    .where((row) =>
      row.or([
        whereAbandoned(now)(row),
        ...(own === undefined
          ? []
          : [row('orders.token', '=', own), row('orders.idempotency_key', '=', own.toLowerCase())]),
      ]),
    )
    .groupBy('stock_reservations.watch')
    .execute();
  return new Map(rows.map(({ watch, units }) => [watch, Number(units)]));
}
