import 'server-only';
import { Kysely, sql } from 'kysely';
import { mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fieldsOf } from '@/domain/records';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { LibsqlDialect } from '@/server/database/libsql-dialect';
import { migrate } from '@/server/database/migrate';
import { type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { BackupError } from './format';
import { type Backup, readBackup, type Batch } from './read-backup';
import { Tally } from './tally';
import { withTemporary } from './temporary';

/** Columns and row count that a backup loaded into a table. */
export type Loaded = { columns: readonly string[]; tally: Tally };

/**
 * Loads a backup into a temporary database beside the file, with its version's schema, and deletes the database
 * afterwards.
 *
 * @param work gets the database and the expected tally of each table.
 */
export async function withLoaded<T>(
  path: string,
  work: (db: Database, loaded: ReadonlyMap<string, Loaded>) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const backup = await readBackup(path);
  const folder = await folderBeside(path, '.restored-').catch(async (error: unknown) => {
    await backup.close();
    throw error;
  });
  return withTemporary(folder, async () => {
    const db = new Kysely<Schema>({ dialect: new LibsqlDialect(join(folder, 'shop.db')) });
    try {
      await migrate(db, 'sqlite', backup.migrations);
      return await work(db, await load(db, backup, signal));
    } finally {
      await backup.close();
      await db.destroy();
    }
  });
}

/**
 * Creates a temporary folder beside a backup: its rows are as private as the file, and need a disk as large.
 *
 * @throws {BackupError} if this account may not write there.
 */
export function folderBeside(path: string, prefix: string): Promise<string> {
  return mkdtemp(join(dirname(path), prefix)).catch((cause: unknown) => {
    const code = String(fieldsOf(cause).code);
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw cause;
    throw new BackupError(
      `${path} is restored into a temporary database beside it, which cannot be written (${code}). Copy the file into a folder that this account may write to.`,
      { cause },
    );
  });
}

async function load(db: Database, { batches }: Backup, signal: AbortSignal | undefined): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  // The database is temporary, so it needs no sync; one large sync would block the shop.
  await sql`pragma synchronous = off`.execute(db);
  for await (const batch of batches) {
    signal?.throwIfAborted();
    await atomically(db, (records) => insertRows(records, batch));
    const { tally } = loaded.get(batch.table) ?? { tally: new Tally() };
    for (const row of batch.rows) tally.add(JSON.stringify(row));
    loaded.set(batch.table, { columns: batch.columns, tally });
  }
  return loaded;
}

/** Inserts rows into their table; missing columns get their defaults. */
export async function insertRows(records: DatabaseTransaction, { table, columns, rows }: Batch): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(records);
}
