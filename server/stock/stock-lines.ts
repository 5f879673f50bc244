import 'server-only';
import { everyWatch } from '@/data/catalogue/shop-catalogue';
import { type WatchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { startingStock } from './seed';

/** Units of a watch by status. */
export type StockLine = {
  watch: WatchKey;
  name: string;
  available: number;
  /** Reserved by unpaid orders. */
  reserved: number;
  /** Reserved by orders that are paid. */
  sold: number;
  /** Number of back-in-stock subscriptions. */
  subscriptions: number;
};

/** Returns the stock of every watch in catalogue order, or of one watch. */
export async function stockLines(db: Database, only?: WatchKey): Promise<StockLine[]> {
  const watches = only ? await everyWatch.findWatches([only]) : await everyWatch.listAll('all');
  const starts = await startingStock();
  const [available, reserved, sold, subscriptions] = [
    await availableByWatch(db),
    await reservedByWatch(db, true),
    await reservedByWatch(db, false),
    await subscriptionsByWatch(db),
  ];
  return watches.map(({ key, fullName: name }) => ({
    watch: key,
    name,
    available: available.get(key) ?? starts.of(key),
    reserved: reserved.get(key) ?? 0,
    sold: sold.get(key) ?? 0,
    subscriptions: subscriptions.get(key) ?? 0,
  }));
}

type Numbers = ReadonlyMap<string, number>;

/** PostgreSQL returns sums as text. */
const numbersByWatch = (rows: readonly { watch: string; number: number | string | null }[]): Numbers =>
  new Map(rows.map(({ watch, number }) => [watch, Number(number)]));

async function availableByWatch(db: Database): Promise<Numbers> {
  return numbersByWatch(await db.selectFrom('stock').select(['watch', 'available as number']).execute());
}

async function reservedByWatch(db: Database, isPending: boolean): Promise<Numbers> {
  const rows = await db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.number', 'stock_reservations.order_number')
    .select([
      'stock_reservations.watch',
      (row) => row.fn.sum<number | string>('stock_reservations.quantity').as('number'),
    ])
    .where('orders.state', isPending ? '=' : '!=', 'pending')
    .groupBy('stock_reservations.watch')
    .execute();
  return numbersByWatch(rows);
}

async function subscriptionsByWatch(db: Database): Promise<Numbers> {
  const rows = await db
    .selectFrom('back_in_stock_subscriptions')
    .select(['watch', (row) => row.fn.countAll<number | string>().as('number')])
    .groupBy('watch')
    .execute();
  return numbersByWatch(rows);
}
