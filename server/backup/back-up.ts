import 'server-only';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fieldsOf } from '@/domain/records';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { migrations } from '@/server/database/migrations/all';
import { inSnapshot } from '@/server/database/transact';
import { isKernelFile } from '@/server/platform/private-files';
import { backupSettings } from './backup-settings';
import { encryption, isOtherFile } from './encryption';
import { BackupError, type Header } from './format';
import { tokenReplacement } from './order-tokens';
import { readRows } from './read-rows';
import { tableKeys, tables } from './tables';
import { type TableTally, Tally } from './tally';
import { deleteStale, withTemporary } from './temporary';
import { verifyBackup } from './verify';

/**
 * Writes a consistent snapshot of the database to a file while the shop runs. It blocks no other query, and memory use
 * does not grow with the number of rows. The format is the same for both engines: a backup of SQLite can be restored
 * into PostgreSQL. The file holds addresses, so only its owner may read it. It gets its final name after it is flushed
 * and a test restore into a temporary database succeeded. BACKUP_KEY encrypts the file; without it the order tokens are
 * replaced.
 *
 * @param signal once aborted, it ends and leaves no file.
 * @returns the number of rows.
 * @throws {BackupError} if the file cannot be written or has other content, or the test restore differs from the database.
 */
export function backUp(db: Database, path: string, now: Date, signal?: AbortSignal): Promise<number> {
  const { key } = backupSettings();
  const content = key ? {} : { tokens: 'replaced' as const, replaceTokens: tokenReplacement() };
  return writeBackup(db, path, now, { ...content, key, signal });
}

type Options = {
  key?: Buffer | undefined;
  signal?: AbortSignal | undefined;
  /** The header's `tokens`. */
  tokens?: Header['tokens'];
  replaceTokens?: ReturnType<typeof tokenReplacement>;
};

/** Writes a backup with the header's `tokens` as given. Only {@link backUp} writes files that outlast a command. */
export async function writeBackup(db: Database, path: string, now: Date, options: Options): Promise<number> {
  if (isKernelFile(path))
    throw new BackupError(`The backup ${path} is not on a disk. Name a file in a folder on a disk.`);
  if (await isOtherFile(path)) throw new BackupError(`${path} exists and is not a backup. Name another file.`);
  const temporary = `${path}.new`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await deleteStale(dirname(path));
    return await withTemporary(temporary, async () => {
      await inSnapshot(db, (records) => write(temporary, linesOf(records, now, options), options.key));
      const rows = await verifyBackup(temporary, options.signal);
      await rename(temporary, path);
      return rows;
    });
  } catch (error) {
    // An error of the file system has a path, one of the database's socket has none.
    const { code, path: failed } = fieldsOf(error);
    if (failed === undefined) throw error;
    throw new BackupError(`The backup ${path} cannot be written (${String(code)}).`, { cause: error });
  }
}

async function write(path: string, lines: AsyncIterable<string>, key: Buffer | undefined): Promise<void> {
  await rm(path, { force: true });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  if (key) await pipeline(Readable.from(lines), createGzip(), encryption(key), file);
  else await pipeline(Readable.from(lines), createGzip(), file);
}

async function* linesOf(
  records: DatabaseTransaction,
  now: Date,
  { signal, tokens, replaceTokens }: Options,
): AsyncGenerator<string> {
  const first: Header = {
    format: 'odd-hours-backup',
    version: 2,
    migrations: migrations.length,
    at: now.toISOString(),
    tokens,
  };
  yield line(first);
  const end: Record<string, TableTally> = {};
  for (const table of tables) {
    const tally = new Tally();
    let isFirst = true;
    for await (const page of readRows(records, table, tableKeys[table])) {
      const { columns, rows } = replaceTokens?.(table, page) ?? page;
      signal?.throwIfAborted();
      if (isFirst) yield line({ table, columns });
      isFirst = false;
      const texts = rows.map((row) => JSON.stringify(row));
      for (const text of texts) tally.add(text);
      yield `${texts.join('\n')}\n`;
    }
    end[table] = tally.total;
  }
  yield line({ end });
}

const line = (content: object) => `${JSON.stringify(content)}\n`;
