import 'server-only';
import { sql } from 'kysely';
import { excludedTables, tables } from '@/server/backup/tables';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { seedStock } from '@/server/stock/seed';

/** Every table of the shop. A table follows those that it references. */
export const resetTables: readonly (keyof Schema)[] = [...tables, ...excludedTables];

/** Brings the database to its start: every table is empty, and each watch has its starting stock. */
export async function resetDatabase(db: Database, now: Date): Promise<void> {
  await atomically(db, async (records) => {
    // One query finds the few tables with rows: deleting from each takes longer.
    const each = resetTables.map(
      (name) => sql`select ${sql.lit(name)} as name where exists (select 1 from ${sql.table(name)})`,
    );
    const { rows } = await sql<{ name: keyof Schema }>`${sql.join(each, sql` union all `)}`.execute(records);
    const filled = new Set(rows.map(({ name }) => name));
    for (const table of resetTables.toReversed()) if (filled.has(table)) await records.deleteFrom(table).execute();
    await seedStock(records, now);
  });
}
