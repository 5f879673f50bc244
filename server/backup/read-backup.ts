import 'server-only';
import { fieldsOf } from '@/domain/records';
import { migrations } from '@/server/database/migrations/all';
import { backupSettings } from './backup-settings';
import { openText } from './encryption';
import { BackupError, endLine, firstVersion, header, type Header, rowLine, tableLine, type Value } from './format';
import { type TableTally, Tally } from './tally';

/** Rows of one table that one statement inserts. */
export type Batch = { table: string; columns: readonly string[]; rows: readonly (readonly Value[])[] };

export type Backup = {
  migrations: number;
  at: string;
  /** `replaced` if its order tokens are not those of the shop. */
  tokens: Header['tokens'];
  /** All rows in file order. Iterable once. */
  batches: AsyncIterable<Batch>;
  /** Closes the file if the rows are not read to the end. */
  close: () => Promise<unknown>;
};

/** Rows per statement. SQLite allows 32,766 values; the widest table has about 30 columns. */
const ROWS_A_BATCH = 200;

/**
 * Reads a backup row by row. BACKUP_KEY decrypts an encrypted one.
 *
 * @throws {BackupError} here or while iterating, for a file that is missing, truncated, changed, foreign, or of a newer
 * version of the shop.
 */
export async function readBackup(path: string): Promise<Backup> {
  const lines = linesOf(path);
  const close = () => lines.return(undefined);
  const foreign = (cause: unknown) => new BackupError(`${path} ${reasonOf(cause)}.`, { cause });
  const first = await readFirst(lines).catch((cause: unknown) => {
    throw cause instanceof BackupError ? cause : foreign(cause);
  });
  if (first.migrations > migrations.length) {
    await close();
    throw new BackupError('This backup is from a newer version of the shop: restore it with that version.');
  }
  const batches = 'tables' in first ? readTables(first.tables) : readLines(lines);
  const tokens = 'tokens' in first ? first.tokens : undefined;
  return { migrations: first.migrations, at: first.at, tokens, batches: guarded(batches, foreign), close };
}

function reasonOf(cause: unknown): string {
  const { syscall, code } = fieldsOf(cause);
  if (syscall === undefined) return 'is not a complete backup of this shop';
  return code === 'ENOENT' ? 'does not exist' : `cannot be read (${String(code)})`;
}

async function readFirst(lines: AsyncGenerator<string>) {
  const first: unknown = JSON.parse((await lines.next()).value ?? '');
  const current = header.safeParse(first);
  return current.success ? current.data : firstVersion.parse(first);
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const text = await openText(path, backupSettings().key);
  let rest = '';
  try {
    for await (const chunk of text) {
      const parts = (rest + String(chunk)).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
    if (rest !== '') yield rest;
  } finally {
    text.destroy();
  }
}

async function* guarded(batches: AsyncIterable<Batch>, foreign: (cause: unknown) => Error): AsyncGenerator<Batch> {
  try {
    yield* batches;
  } catch (error) {
    throw foreign(error);
  }
}

async function* readLines(lines: AsyncIterable<string>): AsyncGenerator<Batch> {
  const found: Record<string, TableTally> = {};
  let [table, tally] = ['', new Tally()];
  let columns: string[] = [];
  let rows: Value[][] = [];
  let end: Record<string, TableTally> | undefined;
  for await (const line of lines) {
    if (end) throw new Error('The backup has lines after its last line.');
    const content: unknown = JSON.parse(line);
    if (Array.isArray(content)) {
      const row = rowLine.parse(content);
      if (row.length !== columns.length || row.length === 0)
        throw new Error('The number of columns in a row differs from its table.');
      tally.add(line);
      rows.push(row);
      if (rows.length < ROWS_A_BATCH) continue;
    }
    if (rows.length > 0) yield { table, columns, rows };
    rows = [];
    if (Array.isArray(content)) continue;
    if (table !== '') found[table] = tally.total;
    const next = tableLine.safeParse(content);
    if (next.success) [table, columns, tally] = [next.data.table, next.data.columns, new Tally()];
    else end = endLine.parse(content).end;
  }
  if (!end) throw new Error('The last line is missing.');
  for (const [name, { rows: count, digest }] of Object.entries(end)) {
    const { rows: read, digest: computed } = found[name] ?? new Tally().total;
    if (read !== count || computed !== digest)
      throw new Error(`The rows of ${name} differ from their count or digest.`);
  }
}

async function* readTables(tables: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>) {
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {});
    for (let start = 0; start < rows.length; start += ROWS_A_BATCH) {
      const some = rows.slice(start, start + ROWS_A_BATCH);
      yield { table, columns, rows: some.map((row) => columns.map((column) => row[column] ?? null)) };
    }
  }
}
