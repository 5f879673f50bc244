import 'server-only';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '@/server/database/database';
import { inSnapshot } from '@/server/database/transact';
import { BackupError } from './format';
import { type Loaded, withLoaded } from './load';
import { readRows } from './read-rows';
import { Tally, type TableTally } from './tally';

/**
 * Restores a backup into a temporary database and compares it with the file, row by row.
 *
 * @param signal once aborted, it ends.
 * @returns the number of rows.
 * @throws {BackupError} if the file is incomplete, or the restored rows differ.
 */
export function verifyBackup(path: string, signal?: AbortSignal): Promise<number> {
  const compare = (records: DatabaseTransaction, loaded: ReadonlyMap<string, Loaded>) =>
    compareAll(records, loaded, path, signal);
  return withLoaded(path, (db, loaded) => inSnapshot(db, (records) => compare(records, loaded)), signal);
}

async function compareAll(
  records: DatabaseTransaction,
  loaded: ReadonlyMap<string, Loaded>,
  path: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  let rows = 0;
  for (const [table, { columns, tally }] of loaded) {
    const restored = await tallyOf(records, table, columns, signal);
    const { total } = tally;
    if (restored.rows !== total.rows || restored.digest !== total.digest) {
      throw new BackupError(`${path}: the restored rows of ${table} differ from the backup.`);
    }
    rows += total.rows;
  }
  return rows;
}

async function tallyOf(
  records: DatabaseTransaction,
  table: string,
  columns: readonly string[],
  signal: AbortSignal | undefined,
): Promise<TableTally> {
  const tally = new Tally();
  for await (const page of readRows(records, table, await primaryKeyOf(records, table), columns)) {
    signal?.throwIfAborted();
    for (const row of page.rows) tally.add(JSON.stringify(row));
  }
  return tally.total;
}

/** Reads a table's primary key from SQLite: a backup of an older version has tables that `tables.ts` does not know. */
async function primaryKeyOf(records: DatabaseTransaction, table: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(records);
  return rows.map(({ name }) => name);
}
