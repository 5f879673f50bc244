import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '@/server/database';
import { type Engine } from '@/server/engine';

/** A place for one test's records: a file or a schema of its own. `db` is open, and closed after the test. */
export type Place = { engine: Engine; url: string; db: Database };

const postgres = process.env.TEST_POSTGRES_URL;

/**
 * Runs tests once on each engine, each test on an empty database: on SQLite always, on PostgreSQL where
 * `start-postgres.mjs` has found one, and counted as skipped elsewhere.
 *
 * @param tests gets a function that says where the running test's database is.
 */
export function onEachEngine(tests: (place: () => Place) => void): void {
  onSqlite(tests);
  onPostgres(tests);
}

/** Runs tests that need no second engine, or have no time for it. */
export function onSqlite(tests: (place: () => Place) => void): void {
  describe('on SQLite', () => withPlace('sqlite', tests));
}

/** Runs tests of what only PostgreSQL does, as {@link onEachEngine} does on it. */
export function onPostgres(tests: (place: () => Place) => void): void {
  (postgres ? describe : describe.skip)('on PostgreSQL', () => withPlace('postgres', tests));
}

function withPlace(engine: Engine, tests: (place: () => Place) => void): void {
  let place: Place | undefined;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const made = await (engine === 'sqlite' ? newFile() : newSchema(postgres ?? ''));
    remove = made.remove;
    place = { engine, url: made.url, db: await openDatabase(made.url) };
  });

  afterEach(async () => {
    await place?.db.destroy();
    place = undefined;
    await remove();
  });

  tests(() => {
    if (!place) throw new Error('The database is there while a test runs.');
    return place;
  });
}

async function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'odd-hours-sqlite-'));
  return { url: `file:${join(folder, 'shop.db')}`, remove: async () => rmSync(folder, { recursive: true }) };
}

async function newSchema(server: string) {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create schema ${schema}`);
  const options = encodeURIComponent(`-c search_path=${schema}`);
  return { url: `${server}&options=${options}`, remove: () => ask(server, `drop schema ${schema} cascade`) };
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  // "drop cascades to table …" is said as a notice, which nobody listens to.
  await client.query(statement);
  await client.end();
}
