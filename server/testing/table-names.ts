import { sql } from 'kysely';
import { type Place } from './engines';

/** The tables of a test's own database. Kysely would look into those of other tests too, which come and go meanwhile. */
export async function tableNames({ db, engine }: Place): Promise<string[]> {
  if (engine === 'sqlite') return (await db.introspection.getTables()).map(({ name }) => name);
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  return rows.map(({ name }) => name);
}
