import 'server-only';
import { type Kysely } from 'kysely';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { readStartingStock, type StartingStock } from '@/data/starting-stock';
import { type Schema } from '@/server/database/schema';

/** Watches in one statement: SQLite takes 32,766 values in it. */
const WATCHES_A_STATEMENT = 5000;

let start: Promise<StartingStock> | undefined;

/** What each watch starts with, read once. */
export function startingStock(): Promise<StartingStock> {
  start ??= read();
  return start;
}

/**
 * Writes down the start of every watch that the records do not have yet, once: what is there already stays, whatever
 * has become of the file since (docs/product.md 25.1).
 */
export async function seedStock(db: Kysely<Schema>, now: Date): Promise<void> {
  const [watches, starts, known] = await Promise.all([
    catalogue.listAll('all'),
    startingStock(),
    db.selectFrom('stock').select('watch').execute(),
  ]);
  const there = new Set(known.map(({ watch }) => watch));
  const fresh = watches.flatMap(({ key }) =>
    there.has(key) ? [] : [{ watch: key, available: starts.of(key), changed_at: now.toISOString() }],
  );
  for (let first = 0; first < fresh.length; first += WATCHES_A_STATEMENT) {
    const rows = fresh.slice(first, first + WATCHES_A_STATEMENT);
    await db
      .insertInto('stock')
      .values(rows)
      .onConflict((conflict) => conflict.column('watch').doNothing())
      .execute();
  }
}

async function read(): Promise<StartingStock> {
  const watches = await catalogue.listAll('all');
  return readStartingStock(watches.map(({ key }) => key));
}
