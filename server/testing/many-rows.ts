import { sql } from 'kysely';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/**
 * Copies the only row of a table within the database.
 *
 * @param changes changed columns of a copy, as SQL in which `i` is its number, from 1: `'OH-' |
 *
 * i`.
 */
export async function copyRow(
  db: Database,
  table: keyof Schema,
  times: number,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirstOrThrow();
  const columns = Object.keys(row);
  const values = columns.map((column) => sql.raw(changes[column] ?? `one.${column}`));
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(times)})
    select ${sql.join(values)} from numbers, (select * from ${sql.table(table)} limit 1) as one where true
  `.execute(db);
}
