import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '@/server/database/database';
import { type Engine } from '@/server/database/engine';
import { registerFeatures } from '@/server/events/registry';
import * as features from '@/server/features';

registerFeatures(features);

/** The database of one test: a file or a schema. `db` is open, and closed after the test. */
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

/** Runs tests on SQLite only: they need no second engine, or it takes too long. */
export function onSqlite(tests: (place: () => Place) => void): void {
  describe('on SQLite', () => withPlace('sqlite', tests));
}

/** Runs tests of PostgreSQL-only behaviour, like {@link onEachEngine}. */
export function onPostgres(tests: (place: () => Place) => void): void {
  (postgres ? describe : describe.skip)('on PostgreSQL', () => withPlace('postgres', tests));
}

function withPlace(engine: Engine, tests: (place: () => Place) => void): void {
  let place: Place | undefined;
  let remove: () => Promise<void>;
  const schema = new SharedSchema(postgres ?? '');

  beforeEach(async () => {
    const made = await (engine === 'sqlite' ? newFile() : schema.take());
    remove = made.remove;
    place = { engine, url: made.url, db: await openDatabase(made.url) };
  });

  afterEach(async () => {
    await place?.db.destroy();
    place = undefined;
    await remove();
  });

  if (engine === 'postgres') afterAll(() => schema.drop());

  tests(() => {
    if (!place) throw new Error('The database exists only while a test runs.');
    return place;
  });
}

async function newFile() {
  emptyFile ??= makeEmptyFile();
  const folder = newFolder();
  const path = join(folder, 'shop.db');
  copyFileSync(await emptyFile, path);
  return { url: `file:${path}`, remove: async () => rmSync(folder, { recursive: true }) };
}

/** A migrated file without rows: a copy takes a tenth of the time of the migrations. */
let emptyFile: Promise<string> | undefined;

async function makeEmptyFile(): Promise<string> {
  const path = join(newFolder(), 'empty.db');
  const db = await openDatabase(`file:${path}`);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
  return path;
}

afterAll(async () => {
  if (emptyFile) rmSync(dirname(await emptyFile), { recursive: true });
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'odd-hours-sqlite-'));

/**
 * A PostgreSQL schema that tests use one after the other. It is emptied between tests, and recreated if its tables
 * changed.
 */
class SharedSchema {
  private made?: { name: string; url: string; shape: string };

  constructor(private readonly server: string) {}

  async take() {
    this.made ??= await this.make();
    return { url: this.made.url, remove: () => this.giveBack() };
  }

  async drop(): Promise<void> {
    if (this.made) await ask(this.server, `drop schema ${this.made.name} cascade`);
    this.made = undefined;
  }

  private async make() {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await ask(this.server, `create schema ${name}`);
    const url = `${this.server}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
    await (await openDatabase(url)).destroy();
    return { name, url, shape: await shapeOf(url) };
  }

  private async giveBack(): Promise<void> {
    if (!this.made) return;
    const { url, shape } = this.made;
    if ((await shapeOf(url)) === shape) await ask(url, EMPTY_EVERY_TABLE);
    else await this.drop();
  }
}

/** Returns the tables, indexes and migrations of a schema as text; empty without tables. */
async function shapeOf(url: string): Promise<string> {
  const shape = `select md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ',' order by relname, attnum))
    || (select string_agg(number::text, ',' order by number) from migrations) as shape
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and attnum > 0`;
  return ask(url, shape).then(
    ({ rows }) => String(rows[0]?.shape),
    () => '',
  );
}

const EMPTY_EVERY_TABLE = `do $$
  declare name text; filled boolean; names text[];
  begin
    for name in select tablename from pg_tables where schemaname = current_schema() and tablename <> 'migrations' loop
      execute format('select exists (select from %I)', name) into filled;
      if filled then names := names || format('%I', name); end if;
    end loop;
    if names is not null then execute 'truncate ' || array_to_string(names, ', ') || ' restart identity cascade'; end if;
  end
$$`;

async function ask(server: string, statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // PostgreSQL sends "drop cascades to table …" as a notice, which is ignored.
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
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
