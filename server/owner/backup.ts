import 'server-only';
import { sql } from 'kysely';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { type Database, type Records } from '@/server/database';
import { migrations } from '@/server/migrations/all';
import { makePrivateFile, makePrivateFolder } from '@/server/private-files';
import { type Schema } from '@/server/schema';
import { atomically, atOneMoment } from '@/server/transact';

/** Every table, those that others refer to first. */
const tables = [
  'orders',
  'order_lines',
  'order_history',
  'payment_events',
  'promo_codes',
  'refunds',
  'disputes',
  'outbox',
  'subscribers',
  'contact_messages',
  'rate_limits',
  'test_payments',
  'owner_news',
  'replayed_events',
  'orphan_events',
  'stock',
  'taken_pieces',
  'stock_waits',
  'parcels',
  'settled_troubles',
] as const satisfies readonly (keyof Schema)[];

/** Rows of one statement: SQLite takes 32,766 values in it, the widest table has about 30. */
const ROWS_A_STATEMENT = 200;

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const backupFile = z.object({
  format: z.literal('odd-hours-backup'),
  /** How many migrations the database had. */
  migrations: z.int().min(1),
  at: z.iso.datetime(),
  tables: z.partialRecord(z.enum(tables), z.array(row)),
});

/** A backup that cannot be made or restored, and why. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/**
 * Writes all records to a file, as they are at one moment, while the shop goes on. The file is the same whatever the
 * engine: a backup of SQLite can be restored into PostgreSQL. It holds addresses, so only its owner may read it.
 *
 * @returns the number of rows.
 */
export async function backUp(db: Database, path: string, now: Date): Promise<number> {
  const entries = await atOneMoment(db, async (records) => {
    const all: [string, unknown[]][] = [];
    for (const table of tables) all.push([table, await records.selectFrom(table).selectAll().execute()]);
    return all;
  });
  const content = {
    format: 'odd-hours-backup',
    migrations: migrations.length,
    at: now.toISOString(),
    tables: Object.fromEntries(entries),
  };
  await writeWhole(path, await promisify(gzip)(JSON.stringify(content)));
  return entries.reduce((sum, [, rows]) => sum + rows.length, 0);
}

/**
 * Puts the records of a file into the database: all of them, or none when anything is wrong.
 *
 * @param replace what is there now is thrown away; without it, a database that holds anything is left alone.
 * @returns the number of rows.
 * @throws {BackupError}
 */
export async function restore(db: Database, path: string, replace: boolean): Promise<number> {
  const backup = await readBackup(path);
  if (backup.migrations > migrations.length) {
    throw new BackupError('This backup is of a newer version of the shop: restore it with that one.');
  }
  return atomically(db, async (records) => {
    if (replace) await empty(records);
    else await requireEmpty(records);
    let count = 0;
    for (const table of tables) count += await insert(records, table, backup.tables[table] ?? []);
    return count;
  });
}

async function readBackup(path: string) {
  try {
    const text = await promisify(gunzip)(await readFile(path));
    return backupFile.parse(JSON.parse(text.toString()));
  } catch (error) {
    throw new BackupError(`${path} is not a whole backup of this shop.`, { cause: error });
  }
}

async function empty(records: Records): Promise<void> {
  for (const table of [...tables].reverse()) await records.deleteFrom(table).execute();
}

async function requireEmpty(records: Records): Promise<void> {
  for (const table of tables) {
    const found = await records
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (found) throw new BackupError('The database holds records already. Add --replace to throw those away.');
  }
}

async function insert(records: Records, table: string, rows: readonly z.output<typeof row>[]): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const values = rows
      .slice(start, start + ROWS_A_STATEMENT)
      .map((one) => sql`(${sql.join(columns.map((column) => one[column] ?? null))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(records);
  }
  return rows.length;
}

/** The file appears under its name only once all of it is on the disk. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  makePrivateFolder(dirname(path));
  makePrivateFile(`${path}.new`);
  const file = await open(`${path}.new`, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
