import 'server-only';
import { PostgresAdapter, sql } from 'kysely';
import { join } from 'node:path';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { migrate } from '@/server/database/migrate';
import { migrations } from '@/server/database/migrations/all';
import { atomically, inSnapshot } from '@/server/database/transact';
import { backUp, writeBackup } from './back-up';
import { BackupError } from './format';
import { folderBeside, insertRows, withLoaded } from './load';
import { tokenReplacement } from './order-tokens';
import { type Backup, readBackup } from './read-backup';
import { requireStopped, requireEmpty, requireNothingNewer } from './restore-conditions';
import { isTable, tables } from './tables';
import { withTemporary } from './temporary';

/** Which current records a restore may replace: none, those older than the backup, or newer ones too. */
export type Replace = 'nothing' | 'older' | 'newer';

/**
 * Restores a backup into the database in one transaction. A backup of an older version is migrated first. Orders of an
 * unencrypted backup get new tokens, so a copy of the file opens no order.
 *
 * @param keepIn file for a backup of the current records before they are replaced.
 * @returns the number of rows.
 * @throws {BackupError} also if a shop uses the database, or records are newer than the backup (docs/product.md 27.7).
 */
export async function restore(
  db: Database,
  path: string,
  replace: Replace,
  now: Date,
  keepIn?: string,
): Promise<number> {
  const { migrations: level, at, tokens, close } = await readBackup(path);
  await close();
  const requireSafe = async (records: DatabaseTransaction) => {
    await requireStopped(records, now);
    if (replace === 'nothing') await requireEmpty(records);
    if (replace === 'older') await requireNothingNewer(records, at);
  };
  await inSnapshot(db, requireSafe);
  if (keepIn !== undefined) await backUp(db, keepIn, now);
  const write = (current: string) =>
    atomically(db, async (records) => {
      await requireSafe(records);
      await deleteAllRows(records);
      return insertAll(records, current);
    });
  return level < migrations.length ? migrateBackup(path, { at, tokens }, write) : write(path);
}

/** Migrates a backup of an older version, as opening a database of that version would. */
async function migrateBackup(
  path: string,
  { at, tokens }: Pick<Backup, 'at' | 'tokens'>,
  work: (raised: string) => Promise<number>,
): Promise<number> {
  const folder = await folderBeside(path, '.raised-');
  const raised = join(folder, 'raised.jsonl.gz');
  return withTemporary(folder, async () => {
    await withLoaded(path, async (older) => {
      await migrate(older, 'sqlite');
      await writeBackup(older, raised, new Date(at), { tokens });
    });
    return work(raised);
  });
}

async function insertAll(records: DatabaseTransaction, path: string): Promise<number> {
  const { batches, tokens, close } = await readBackup(path);
  const replaceTokens = tokens === 'replaced' ? tokenReplacement() : undefined;
  let count = 0;
  try {
    for await (const batch of batches) {
      if (!isTable(batch.table)) throw new BackupError(`${path} is not a complete backup of this shop.`);
      await insertRows(records, replaceTokens?.(batch.table, batch) ?? batch);
      count += batch.rows.length;
    }
  } finally {
    await close();
  }
  return count;
}

/** Deletes all rows. PostgreSQL empties large tables with one TRUNCATE. */
async function deleteAllRows(records: DatabaseTransaction): Promise<void> {
  if (records.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(records);
    return;
  }
  for (const table of [...tables].reverse()) await records.deleteFrom(table).execute();
}
