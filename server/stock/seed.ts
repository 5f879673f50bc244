import 'server-only';
import { type Kysely } from 'kysely';
import { everyWatch } from '@/data/catalogue/shop-catalogue';
import { readStartingStock, type StartingStock } from '@/data/starting-stock';
import { type Schema } from '@/server/database/schema';

/** Rows per insert: SQLite allows 32,766 bound values. */
const ROWS_PER_INSERT = 5000;

let start: Promise<StartingStock> | undefined;

/** Returns the starting stock of each watch, read once per process. */
export function startingStock(): Promise<StartingStock> {
  start ??= read();
  return start;
}

/**
 * Inserts the starting stock of each watch that has no stock row. Existing rows stay, even if the file has changed
 * (docs/product.md 25.1).
 */
export async function seedStock(db: Kysely<Schema>, now: Date): Promise<void> {
  const [watches, starts, known] = await Promise.all([
    everyWatch.listAll('all'),
    startingStock(),
    db.selectFrom('stock').select('watch').execute(),
  ]);
  const existing = new Set(known.map(({ watch }) => watch));
  const missing = watches.flatMap(({ key }) =>
    existing.has(key) ? [] : [{ watch: key, available: starts.of(key), changed_at: now.toISOString() }],
  );
  for (let first = 0; first < missing.length; first += ROWS_PER_INSERT) {
    const rows = missing.slice(first, first + ROWS_PER_INSERT);
    await db
      .insertInto('stock')
      .values(rows)
      .onConflict((conflict) => conflict.column('watch').doNothing())
      .execute();
  }
}

async function read(): Promise<StartingStock> {
  const watches = await everyWatch.listAll('all');
  return readStartingStock(watches.map(({ key }) => key));
}
