import 'server-only';
import { PostgresAdapter, sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { migrate } from '@/server/database/migrate';
import { migrations } from '@/server/database/migrations/all';
import { atomically, inSnapshot } from '@/server/database/transact';
import { backUp } from './back-up';
import { BackupError } from './format';
import { insertRows, withLoaded } from './load';
import { readBackup } from './read-backup';
import { requireAtRest, requireEmpty, requireNothingNewer } from './safe-to-restore';
import { isTable, tables } from './tables';

/** What of the present records may be thrown away: none, those that the backup knows of, or newer ones too. */
export type Replace = 'nothing' | 'older' | 'newer';

/**
 * Puts the records of a file into the database: all of them, or none when anything is wrong. A backup of an older version
 * of the shop is first brought up to date as a database of that version would be.
 *
 * @param keepIn a file into which the present records are backed up before they are thrown away.
 * @returns the number of rows.
 * @throws {BackupError} also where a shop is running on the database, or has gone on since the backup (docs/product.md 27.7).
 */
export async function restore(
  db: Database,
  path: string,
  replace: Replace,
  now: Date,
  keepIn?: string,
): Promise<number> {
  const { migrations: level, at, close } = await readBackup(path);
  await close();
  const judge = async (records: DatabaseTransaction) => {
    await requireAtRest(records, now);
    if (replace === 'nothing') await requireEmpty(records);
    if (replace === 'older') await requireNothingNewer(records, at);
  };
  await inSnapshot(db, judge);
  if (keepIn !== undefined) await backUp(db, keepIn, now);
  const write = (current: string) =>
    atomically(db, async (records) => {
      await judge(records);
      await empty(records);
      return insertAll(records, current);
    });
  return level < migrations.length ? raise(path, at, write) : write(path);
}

/** Brings a backup of an older version up to date, as a database of that version would be when it is opened. */
async function raise(path: string, at: string, work: (raised: string) => Promise<number>): Promise<number> {
  const folder = await mkdtemp(join(dirname(path), '.raised-'));
  const raised = join(folder, 'raised.jsonl.gz');
  try {
    await withLoaded(path, async (older) => {
      await migrate(older, 'sqlite');
      await backUp(older, raised, new Date(at));
    });
    return await work(raised);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function insertAll(records: DatabaseTransaction, path: string): Promise<number> {
  const { batches, close } = await readBackup(path);
  let count = 0;
  try {
    for await (const batch of batches) {
      if (!isTable(batch.table)) throw new BackupError(`${path} is not a whole backup of this shop.`);
      await insertRows(records, batch);
      count += batch.rows.length;
    }
  } finally {
    await close();
  }
  return count;
}

/** PostgreSQL has a statement that empties large tables at once. */
async function empty(records: DatabaseTransaction): Promise<void> {
  if (records.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(records);
    return;
  }
  for (const table of [...tables].reverse()) await records.deleteFrom(table).execute();
}
