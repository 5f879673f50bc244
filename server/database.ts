import 'server-only';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Pool } from 'pg';
import { engineOf } from './engine';
import { LibsqlDialect } from './libsql-dialect';
import { migrate } from './migrate';
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
  const db = new Kysely<Schema>({ dialect: engine === 'sqlite' ? sqlite(url || DEFAULT_URL) : postgres(url) });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
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
  mkdirSync(dirname(path), { recursive: true });
  return new LibsqlDialect(path);
}

function postgres(url: string | undefined): PostgresDialect {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // Without a listener, a server that goes away would end the process; the next query gets a connection of its own.
  pool.on('error', (error) => console.warn(`PostgreSQL has closed a connection: ${error.message}`));
  return new PostgresDialect({ pool });
}
