import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { type WatchKey } from '@/domain/watch-key';
import { type Database } from '@/server/database/database';
import { startingStock } from './seed';

/** Where the pieces of a watch are. */
export type StockLine = {
  watch: WatchKey;
  name: string;
  inHand: number;
  /** Taken by orders that wait for their payment. */
  held: number;
  /** Taken by orders that are paid. */
  sold: number;
  /** How many addresses wait for a mail. */
  waiting: number;
};

/** The stock of every watch that is sold, in the order of the catalogues; of one alone where it is named. */
export async function stockLines(db: Database, only?: WatchKey): Promise<StockLine[]> {
  const watches = only ? await catalogue.findWatches([only]) : await catalogue.listAll('all');
  const starts = await startingStock();
  const [inHand, held, sold, waiting] = [
    await numbersInHand(db),
    await taken(db, true),
    await taken(db, false),
    await waits(db),
  ];
  return watches.map(({ key, fullName: name }) => ({
    watch: key,
    name,
    inHand: inHand.get(key) ?? starts.of(key),
    held: held.get(key) ?? 0,
    sold: sold.get(key) ?? 0,
    waiting: waiting.get(key) ?? 0,
  }));
}

type Numbers = ReadonlyMap<string, number>;

/** PostgreSQL answers sums as text. */
const numbersOf = (rows: readonly { watch: string; number: number | string | null }[]): Numbers =>
  new Map(rows.map(({ watch, number }) => [watch, Number(number)]));

async function numbersInHand(db: Database): Promise<Numbers> {
  return numbersOf(await db.selectFrom('stock').select(['watch', 'available as number']).execute());
}

async function taken(db: Database, isHeld: boolean): Promise<Numbers> {
  const rows = await db
    .selectFrom('stock_reservations')
    .innerJoin('orders', 'orders.number', 'stock_reservations.order_number')
    .select([
      'stock_reservations.watch',
      (row) => row.fn.sum<number | string>('stock_reservations.quantity').as('number'),
    ])
    .where('orders.state', isHeld ? '=' : '!=', 'pending')
    .groupBy('stock_reservations.watch')
    .execute();
  return numbersOf(rows);
}

async function waits(db: Database): Promise<Numbers> {
  const rows = await db
    .selectFrom('back_in_stock_subscriptions')
    .select(['watch', (row) => row.fn.countAll<number | string>().as('number')])
    .groupBy('watch')
    .execute();
  return numbersOf(rows);
}
