import 'server-only';
import { type Dialect, Kysely, type Transaction } from 'kysely';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { processWide } from '@/domain/process-wide';
import { type Engine, engineOf, NotAFileError } from './engine';
import { LibsqlDialect } from './libsql-dialect';
import { migrate } from './migrate';
import { migrationLimits, PostgresPoolDialect } from './postgres-dialect';
import { isKernelFile, makePrivate, makePrivateFile, makePrivateFolder } from '@/server/platform/private-files';
import { type Schema } from './schema';

/** The shop's database, SQLite or PostgreSQL. */
export type Database = Kysely<Schema>;

/** One transaction of the database. */
export type DatabaseTransaction = Transaction<Schema>;

const DEFAULT_URL = 'file:var/shop.db';

/**
 * Opens a database and applies its pending migrations. The caller calls `destroy()`.
 *
 * @param url a DATABASE_URL; the default SQLite file if empty.
 * @throws {DatabaseUrlError} for an invalid URL, or the engine's error if the database cannot be opened.
 */
export async function openDatabase(url: string | undefined): Promise<Database> {
  const engine = engineOf(url);
  const [migrating, serving] =
    engine === 'sqlite'
      ? [sqlite(url || DEFAULT_URL), sqlite(url || DEFAULT_URL)]
      : [new PostgresPoolDialect(url, migrationLimits), new PostgresPoolDialect(url)];
  await runMigrations(migrating, engine);
  return new Kysely<Schema>({ dialect: serving });
}

async function runMigrations(dialect: Dialect, engine: Engine): Promise<void> {
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db, engine);
  } finally {
    await db.destroy();
  }
}

/** One database per process: on SQLite a second one would wait for the first. */
const shared = processWide('database', (): { opened?: Promise<Database> | undefined } => ({}));

/** Returns the shop's database, opened at the first call. Rejects like {@link openDatabase}; the next call retries. */
export function database(): Promise<Database> {
  shared.opened ??= openDatabase(process.env.DATABASE_URL).catch((error: unknown) => {
    shared.opened = undefined;
    throw error;
  });
  return shared.opened;
}

/**
 * Replaces the shop's database for every later call of {@link database}; for the test desk.
 * @param replacement undefined: the next call opens it again
 */
export function shareDatabase(replacement: Promise<Database> | undefined): void {
  shared.opened = replacement;
}

/** A folder is left to the engine's own error. @throws {NotAFileError} */
function requireRegularFile(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (isKernelFile(path) || (stats && !stats.isFile() && !stats.isDirectory())) throw new NotAFileError(path);
}

function sqlite(url: string): LibsqlDialect {
  const path = resolve(/* turbopackIgnore: true */ url.slice('file:'.length));
  requireRegularFile(path);
  makePrivateFolder(dirname(path));
  // SQLite creates -wal and -shm with the mode of the database file. This restricts files of an earlier version.
  makePrivateFile(path);
  for (const suffix of ['-wal', '-shm']) makePrivate(path + suffix);
  return new LibsqlDialect(path);
}
