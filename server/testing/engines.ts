import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isLongRun } from '@/domain/testing/long-tests';
import { type Database, openDatabase, shareDatabase } from '@/server/database/database';
import { type Engine } from '@/server/database/engine';
import { registerFeatures } from '@/server/events/registry';
import * as features from '@/server/features';
import { testFolder } from './test-folder';

registerFeatures(features);

/** The database of one test: a file or a database of the cluster. `db` is open, and closed after the test. */
export type Place = { engine: Engine; url: string; db: Database };

const postgres = process.env.TEST_POSTGRES_URL;

/**
 * Runs tests on each engine, each test on an empty database. Runs on SQLite always, and on PostgreSQL if
 * `start-postgres.ts` found one; otherwise that half is skipped.
 *
 * @param tests gets a function that returns the running test's database.
 */
export function onEachEngine(tests: (place: () => Place) => void): void {
  onSqlite(tests);
  onPostgres(tests);
}

/** Runs simulations on PostgreSQL if there is one, else on SQLite; in `npm run unit:long` on both. */
export const onOneEngine = isLongRun ? onEachEngine : postgres ? onPostgres : onSqlite;

/** Runs tests whose queries other tests send to PostgreSQL: on SQLite, in `npm run unit:long` on both. */
export const onSqliteFirst = isLongRun ? onEachEngine : onSqlite;

/** Runs tests on SQLite only: they need no second engine, or it takes too long. */
export function onSqlite(tests: (place: () => Place) => void): void {
  describe('on SQLite', () => withPlace('sqlite', tests));
}

/** Runs tests of PostgreSQL-only behaviour, like {@link onEachEngine}. */
export function onPostgres(tests: (place: () => Place) => void): void {
  (postgres ? describe : describe.skip)('on PostgreSQL', () => withPlace('postgres', tests));
}

/**
 * Inside `onEachEngine`, registers a test that waits long and does not depend on the engine: on the engine of
 * {@link onOneEngine}, in `npm run unit:long` on both.
 */
export const itOnOneEngine: (name: string, test: () => Promise<void>) => void = (name, test) => {
  if (isLongRun || described === (postgres ? 'postgres' : 'sqlite')) it(name, test);
};

/**
 * Inside `onEachEngine`, `it` for a test whose queries other tests send to PostgreSQL: on SQLite, in `npm run unit:long`
 * on both. PostgreSQL gets each query at least once, and each race.
 */
export const itOnce = Object.assign(
  (name: string, test: () => Promise<void>) => {
    if (runsOnce()) it(name, test);
  },
  { each: ((...rows: Parameters<jest.Each>) => (runsOnce() ? it.each(...rows) : () => {})) as jest.Each },
);

const runsOnce = () => isLongRun || described === 'sqlite';

/** The engine whose tests are being registered. */
let described: Engine | undefined;

function withPlace(engine: Engine, tests: (place: () => Place) => void): void {
  described = engine;
  let place: Place | undefined;
  let remove: () => Promise<void>;
  const shared = new SharedDatabase(postgres ?? '');

  beforeEach(async () => {
    const made = await (engine === 'sqlite' ? newFile() : shared.take());
    remove = made.remove;
    place = { engine, url: made.url, db: await openDatabase(made.url) };
  });

  afterEach(async () => {
    await place?.db.destroy();
    place = undefined;
    await remove();
  });

  if (engine === 'postgres') afterAll(() => shared.close());

  tests(() => {
    if (!place) throw new Error('The database exists only while a test runs.');
    return place;
  });
}

async function newFile() {
  const folder = newFolder();
  const path = join(folder, 'shop.db');
  copyFileSync(await emptyFile(), path);
  return { url: `file:${path}`, remove: async () => rmSync(folder, { recursive: true }) };
}

/** A migrated file without rows, which all test files share: a copy takes a tenth of the time of the migrations. */
async function emptyFile(): Promise<string> {
  const path = join(testFolder(), 'empty.db');
  if (existsSync(path)) return path;
  const made = join(testFolder(), `${randomBytes(6).toString('hex')}.db`);
  const db = await openDatabase(`file:${made}`);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
  renameSync(made, path);
  return path;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'odd-hours-sqlite-'));

/** A migrated database without rows, which all test files share: a copy takes a fifth of the time of the migrations. */
const TEMPLATE = 'template_shop';

/**
 * A PostgreSQL database that the tests of one Jest worker use one after the other, file after file. It is emptied between
 * tests, and created again if its tables changed.
 */
class SharedDatabase {
  private readonly name = `test_${process.env.JEST_WORKER_ID}`;
  private opened?: { url: string; client: Client; shape: string };

  constructor(private readonly server: string) {}

  async take() {
    this.opened ??= await this.open();
    return { url: this.opened.url, remove: () => this.giveBack() };
  }

  async close(): Promise<void> {
    await this.opened?.client.end();
    this.opened = undefined;
  }

  private async open() {
    await withClient(this.server, async (admin) => {
      await makeTemplate(admin, this.server);
      const found = await admin.query('select from pg_database where datname = $1', [this.name]);
      if (!found.rowCount) await admin.query(`create database ${this.name} template ${TEMPLATE}`);
    });
    const url = databaseAt(this.server, this.name);
    const client = new Client({ connectionString: url });
    await client.connect();
    return { url, client, shape: await shapeOf(client) };
  }

  private async giveBack(): Promise<void> {
    if (!this.opened) return;
    const { client, shape } = this.opened;
    if ((await shapeOf(client)) === shape) await client.query(EMPTY_EVERY_TABLE);
    else await this.drop();
  }

  private async drop(): Promise<void> {
    await this.close();
    await withClient(this.server, (admin) => admin.query(`drop database ${this.name} with (force)`));
  }
}

/** Makes the template unless another test file has made it. */
async function makeTemplate(admin: Client, server: string): Promise<void> {
  await admin.query('select pg_advisory_lock(1)');
  try {
    const found = await admin.query(`select from pg_database where datname = '${TEMPLATE}'`);
    if (found.rowCount) return;
    const unfinished = `unfinished_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${unfinished}`);
    await (await openDatabase(databaseAt(server, unfinished))).destroy();
    await admin.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
  } finally {
    await admin.query('select pg_advisory_unlock(1)');
  }
}

/** The URL of another database of the same cluster. */
function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Returns the tables, indexes and migrations of a database as text; empty without tables. */
async function shapeOf(client: Client): Promise<string> {
  const shape = `select md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ',' order by relname, attnum))
    || (select string_agg(number::text, ',' order by number) from migrations) as shape
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and attnum > 0`;
  return client.query<{ shape: string }>(shape).then(
    ({ rows }) => String(rows[0]?.shape),
    () => '',
  );
}

/** Deletes rows without checking foreign keys: `truncate` took twenty times as long. The shop has no sequences to restart. */
const EMPTY_EVERY_TABLE = `do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = current_schema() and tablename <> 'migrations' loop
      execute format('delete from %I', name);
    end loop;
  end
$$`;

async function withClient(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Inside `onEachEngine` or the like, makes the running test's database that of the routes and pages it calls. */
export function shareWithRoutes(place: () => Place): void {
  beforeEach(() => shareDatabase(Promise.resolve(place().db)));
  afterEach(() => shareDatabase(undefined));
}

/** Lists the tables of a test's database. Kysely would also query other tests' schemas, which appear and vanish. */
export async function tableNames({ db, engine }: Place): Promise<string[]> {
  if (engine === 'sqlite') return (await db.introspection.getTables()).map(({ name }) => name);
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  return rows.map(({ name }) => name);
}

/** Drops every table of a test's database. */
export async function dropEveryTable(place: Place): Promise<void> {
  const { db, engine } = place;
  const cascade = sql.raw(engine === 'postgres' ? 'cascade' : '');
  if (engine === 'sqlite') await sql`pragma foreign_keys = off`.execute(db);
  for (const name of await tableNames(place)) {
    await sql`drop table if exists ${sql.table(name)} ${cascade}`.execute(db);
  }
}
