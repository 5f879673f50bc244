import 'server-only';
import { accept, type Result } from '@/domain/result';
import { checkQuantity, type ShortageCode } from '@/domain/stock';
import { type WatchKey, watchKey } from '@/domain/watch-key';
import { isOwnOrder } from '@/server/database/abandoned';
import { type Database } from '@/server/database/database';
import {
  type Claim,
  claimOf,
  type OrderedUnits,
  reservationState,
  shareOf,
  unitsOrderedToday,
} from './reservation-bounds';
import { startingStock } from './seed';

/**
 * Returns how many units of each watch can be ordered. Units that unpaid orders give away count as available: placing
 * an order ends those checkouts first (`checkout/free-abandoned-stock.ts`). Units of
 * orders over their bounds also count, up to the share of a caller within its bounds (docs/product.md 25.12).
 *
 * @param keys keys of watches in the catalogue.
 * @param own tokens or keys of the shopper's own unpaid orders, separated by commas; their units count as available too.
 * @param claim the caller that orders; by default a new one.
 */
export async function orderableUnits(
  db: Database,
  keys: readonly WatchKey[],
  own: string | undefined,
  now: Date,
  claim?: Claim,
): Promise<ReadonlyMap<WatchKey, number>> {
  if (keys.length === 0) return new Map();
  // Read before the stock: units that are released between the two reads count twice rather than not at all.
  const unpaid = await unpaidUnits(db, keys, own, now);
  const available = await availableByWatch(db, keys);
  const orderedToday = await unitsOrderedToday(db, claim, keys, now);
  return new Map(
    keys.map((key) => {
      const { reserved = 0, free = 0, overBounds = 0 } = unpaid.get(key) ?? {};
      const atOnce = (available.get(key) ?? 0) + free;
      if (!orderedToday) return [key, atOnce];
      const share = shareOf((available.get(key) ?? 0) + reserved) - orderedToday(key);
      return [key, Math.max(atOnce, Math.min(atOnce + overBounds, share))];
    }),
  );
}

/** Returns the units of each watch that no paid order has: available ones, and those of unpaid orders. */
export async function unsoldUnits(db: Database, keys: readonly WatchKey[]): Promise<ReadonlyMap<WatchKey, number>> {
  const available = await availableByWatch(db, keys);
  const unpaid = await unpaidUnits(db, keys, undefined, new Date(0));
  return new Map(keys.map((key) => [key, (available.get(key) ?? 0) + (unpaid.get(key)?.reserved ?? 0)]));
}

async function availableByWatch(db: Database, keys: readonly WatchKey[]): Promise<ReadonlyMap<WatchKey, number>> {
  const rows = await db.selectFrom('stock').select(['watch', 'available']).where('watch', 'in', keys).execute();
  const found = new Map(rows.map(({ watch, available }) => [watch, available]));
  const starts = await startingStock();
  return new Map(keys.map((key) => [key, found.get(key) ?? starts.of(key)]));
}

/** Returns the units of a watch that no order has reserved. */
export async function availableUnits(db: Database, watch: WatchKey): Promise<number> {
  const row = await db.selectFrom('stock').select('available').where('watch', '=', watch).executeTakeFirst();
  return row?.available ?? (await startingStock()).of(watch);
}

/**
 * Rejects the first line that exceeds the orderable units. It reserves nothing.
 *
 * @param caller network address of the shopper; by default any shopper.
 */
export async function checkStock(
  db: Database,
  lines: readonly OrderedUnits[],
  { own, caller }: { own?: string; caller?: string },
  now: Date,
): Promise<Result<void, ShortageCode>> {
  const orderable = await orderableUnits(db, lines.map(watchKey), own, now, claimOf(caller, lines));
  for (const [index, line] of lines.entries()) {
    const checked = checkQuantity(line.quantity, orderable.get(watchKey(line)) ?? 0, `lines.${index}`);
    if (!checked.ok) return checked;
  }
  return accept(undefined);
}

/** Units of unpaid orders: all, those that any order can take, and those that only orders within the bounds can take. */
type UnpaidUnits = { reserved: number; free: number; overBounds: number };

async function unpaidUnits(
  db: Database,
  keys: readonly WatchKey[],
  own: string | undefined,
  now: Date,
): Promise<ReadonlyMap<WatchKey, UnpaidUnits>> {
  const rows = await db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.number', 'stock_reservations.order_number')
    .select(['stock_reservations.watch', 'stock_reservations.quantity'])
    .select(['orders.created_at', 'orders.reserved_until', 'orders.token', 'orders.idempotency_key as key'])
    .where('stock_reservations.watch', 'in', keys)
    .where('orders.state', '=', 'pending')
    .where('orders.payment_submitted_at', 'is', null)
    .execute();
  const sums = new Map<WatchKey, UnpaidUnits>();
  for (const { watch, quantity, token, key, ...row } of rows) {
    const { reserved, free, overBounds } = sums.get(watch) ?? { reserved: 0, free: 0, overBounds: 0 };
    const state = isOwnOrder(own, { token, key }) ? 'free' : reservationState(row, now);
    sums.set(watch, {
      reserved: reserved + quantity,
      free: free + (state === 'free' ? quantity : 0),
      overBounds: overBounds + (state === 'over-bounds' ? quantity : 0),
    });
  }
  return sums;
}
