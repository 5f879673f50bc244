import 'server-only';
import { type Dialect, Kysely, type Transaction } from 'kysely';
import { dirname, resolve } from 'node:path';
import { type Engine, engineOf } from './engine';
import { LibsqlDialect } from './libsql-dialect';
import { migrate } from './migrate';
import { patient, PostgresPoolDialect } from './postgres-dialect';
import { closeToOthers, makePrivateFile, makePrivateFolder } from '@/server/platform/private-files';
import { type Schema } from './schema';

/** The shop's records, on either engine. */
export type Database = Kysely<Schema>;

/** The records within one transaction: all of its changes are kept, or none. */
export type Records = Transaction<Schema>;

const DEFAULT_URL = 'file:var/shop.db';

/**
 * Opens the records and brings their tables up to date. The caller destroys what it has opened.
 *
 * @param url of the form of DATABASE_URL.
 * @throws {DatabaseUrlError} or what the engine says of a database that cannot be opened.
 */
export async function openDatabase(url: string | undefined): Promise<Database> {
  const engine = engineOf(url);
  const [migrating, serving] =
    engine === 'sqlite'
      ? [sqlite(url || DEFAULT_URL), sqlite(url || DEFAULT_URL)]
      : [new PostgresPoolDialect(url, patient), new PostgresPoolDialect(url)];
  await bringUpToDate(migrating, engine);
  return new Kysely<Schema>({ dialect: serving });
}

async function bringUpToDate(dialect: Dialect, engine: Engine): Promise<void> {
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db, engine);
  } finally {
    await db.destroy();
  }
}

/** In a process there is one, wherever Next has copied this module to: a second one would wait for the first. */
const shared = globalThis as typeof globalThis & { oddHoursDatabase?: Promise<Database> };

/** The shop's own records, opened at the first call. Rejects like {@link openDatabase}; the next call tries again. */
export function database(): Promise<Database> {
  shared.oddHoursDatabase ??= openDatabase(process.env.DATABASE_URL).catch((error: unknown) => {
    shared.oddHoursDatabase = undefined;
    throw error;
  });
  return shared.oddHoursDatabase;
}

function sqlite(url: string): LibsqlDialect {
  const path = resolve(/* turbopackIgnore: true */ url.slice('file:'.length));
  makePrivateFolder(dirname(path));
  // SQLite gives the two files beside it the mode of the file itself; an earlier version's are closed here.
  makePrivateFile(path);
  for (const beside of ['-wal', '-shm']) closeToOthers(path + beside);
  return new LibsqlDialect(path);
}
