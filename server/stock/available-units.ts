import 'server-only';
import { accept, type Result } from '@/domain/result';
import { judgeQuantity, type ShortageCode } from '@/domain/stock';
import { type WatchKey, watchKey, type WatchReference } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { whereAbandoned } from '@/server/database/abandoned';
import { startingStock } from './seed';

/**
 * How many pieces of each watch can be ordered. What an abandoned checkout holds is as good as free: whoever orders it
 * ends that order's payment first (`checkout/free-abandoned-stock.ts`).
 *
 * @param keys of watches that the catalogue has.
 * @param own the asker's unpaid order, by token or key: what it holds counts as free for what takes its place.
 */
export async function orderableUnits(
  db: Database,
  keys: readonly WatchKey[],
  own: string | undefined,
  now: Date,
): Promise<ReadonlyMap<WatchKey, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('stock').select(['watch', 'available']).where('watch', 'in', keys).execute();
  const free = await asGoodAsFree(db, keys, own, now);
  const starts = await startingStock();
  const inHand = new Map(rows.map(({ watch, available }) => [watch, available]));
  return new Map(keys.map((key) => [key, (inHand.get(key) ?? starts.of(key)) + (free.get(key) ?? 0)]));
}

/** How many pieces of one watch nobody has ordered. */
export async function availableUnits(db: Database, watch: WatchKey): Promise<number> {
  const row = await db.selectFrom('stock').select('available').where('watch', '=', watch).executeTakeFirst();
  return row?.available ?? (await startingStock()).of(watch);
}

/** A line of an order: so many pieces of a watch that the catalogue has. */
export type OrderedUnits = WatchReference & { quantity: number };

/** Refuses the first line of which there are too few; nothing is taken. */
export async function checkStock(
  db: Database,
  lines: readonly OrderedUnits[],
  own: string | undefined,
  now: Date,
): Promise<Result<void, ShortageCode>> {
  const left = await orderableUnits(db, lines.map(watchKey), own, now);
  for (const [index, line] of lines.entries()) {
    const judged = judgeQuantity(line.quantity, left.get(watchKey(line)) ?? 0, `lines.${index}`);
    if (!judged.ok) return judged;
  }
  return accept(undefined);
}

/** Pieces that the asker's own unpaid order and abandoned checkouts hold, by watch. */
async function asGoodAsFree(db: Database, keys: readonly WatchKey[], own: string | undefined, now: Date) {
  const rows = await db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.number', 'stock_reservations.order_number')
    .select([
      'stock_reservations.watch',
      (row) => row.fn.sum<number | string>('stock_reservations.quantity').as('pieces'),
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
  return new Map(rows.map(({ watch, pieces }) => [watch, Number(pieces)]));
}
