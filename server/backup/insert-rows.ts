import 'server-only';
import { sql } from 'kysely';
import { type Records } from '@/server/database/database';
import { type Batch } from './read-backup';

/** Puts rows into their table; columns that they do not name get their defaults. */
export async function insertRows(records: Records, { table, columns, rows }: Batch): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(records);
}
