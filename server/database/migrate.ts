import 'server-only';
import { type Kysely, sql } from 'kysely';
import { ReportedError } from '@/domain/reported-error';
import { type Engine } from './engine';
import { migrations } from './migrations/all';
import { type Schema } from './schema';

/** Key of the advisory lock; no other program on the same PostgreSQL database may use it. */
const LOCK = 1_357_911;

/** A newer version of the shop has migrated the database. */
export class NewerDatabaseError extends ReportedError {
  constructor(found: number, known: number) {
    super(`The database has migration ${found}, this version of the shop knows ${known}: start the newer version.`);
    this.name = 'NewerDatabaseError';
  }
}

/** A migration failed and was rolled back. `code` is that of the engine's error. */
class MigrationError extends ReportedError {
  readonly code: string;

  constructor(number: number, cause: unknown) {
    const reason = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : String(cause);
    super(
      `Migration ${number} of ${migrations.length} failed: ${reason}. The database is unchanged. Remove the cause and start again, or start the previous version.`,
      { cause },
    );
    this.name = 'MigrationError';
    this.code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  }
}

/**
 * Applies the pending migrations in one transaction. Several processes may call it at once: the first one migrates, the
 * others wait. On SQLite the transaction itself is the lock, because it begins with the write lock.
 *
 * @param upTo number of the last migration to apply; all by default, fewer to load an old backup.
 * @throws {NewerDatabaseError} or {@link MigrationError}
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
      try {
        for (const statement of statements) await sql.raw(statement).execute(transaction);
      } catch (error) {
        throw new MigrationError(index + 1, error);
      }
      const now = new Date().toISOString();
      await sql`insert into migrations (number, applied_at) values (${index + 1}, ${now})`.execute(transaction);
    }
  });
}
