import 'server-only';
import { type Kysely, sql } from 'kysely';
import { type Engine } from './engine';
import { migrations } from './migrations/all';
import { type Schema } from './schema';

/** Any number that no other program uses on the same PostgreSQL database. */
const LOCK = 1_357_911;

/** The database has been brought further by a newer version of the shop, whose tables this one does not know. */
export class NewerDatabaseError extends Error {
  constructor(found: number, known: number) {
    super(`The database is at step ${found}, this version of the shop knows ${known}: start the newer one.`);
    this.name = 'NewerDatabaseError';
  }
}

/**
 * Applies the migrations that the database does not have yet, in the order of their numbers, all or none. Any number of
 * processes may do so at once: the first works, the others wait and find nothing left. SQLite's transaction is the lock
 * itself, because it begins by taking the right to write.
 *
 * @param upTo the number of the last one that is applied: all, unless an old backup is brought up to date.
 * @throws {NewerDatabaseError}
 */
export async function migrate(db: Kysely<Schema>, engine: Engine, upTo: number = migrations.length): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await sql`create table if not exists migrations (number integer primary key, applied_at text not null)`.execute(
      transaction,
    );
    const found = await sql<{ number: number }>`select max(number) as number from migrations`.execute(transaction);
    const done = found.rows[0]?.number ?? 0;
    if (done > migrations.length) throw new NewerDatabaseError(done, migrations.length);
    for (const [index, statements] of migrations.slice(0, upTo).entries()) {
      if (index < done) continue;
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      const now = new Date().toISOString();
      await sql`insert into migrations (number, applied_at) values (${index + 1}, ${now})`.execute(transaction);
    }
  });
}
