// Verifies docs/product.md 27.3.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from './database';
import { DatabaseUrlError, engineOf } from './engine';
import { NewerDatabaseError } from './migrate';
import { migrations } from './migrations/all';
import { dropEveryTable, onEachEngine } from '@/server/testing/engines';
import { bundledProgram } from '@/server/testing/program';

it.each([
  [undefined, 'sqlite'],
  ['', 'sqlite'],
  ['file:var/shop.db', 'sqlite'],
  ['postgres://shop@localhost/shop', 'postgres'],
  ['postgresql://shop@localhost/shop', 'postgres'],
])('engineOf maps %j to %s', (url, engine) => {
  expect(engineOf(url)).toBe(engine);
});

it.each(['mysql://x', 'var/shop.db', 'http://x'])('openDatabase rejects the URL %j', async (url) => {
  expect(() => engineOf(url)).toThrow(DatabaseUrlError);
  await expect(openDatabase(url)).rejects.toThrow(/DATABASE_URL must be/);
});

it('openDatabase creates file and folder in WAL mode for a path with special characters', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'odd hours #?%20ü-'));
  const path = join(folder, 'var', 'shop.db');
  const db = await openDatabase(`file:${path}`);
  const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  expect(mode.rows).toEqual([{ journal_mode: 'wal' }]);
  expect(existsSync(path)).toBe(true);
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** Starting a process takes seconds on a busy machine. */
jest.setTimeout(60_000);

onEachEngine((place) => {
  const hit = (bucket: string) => ({ bucket, window_start: 'now', hits: 1 });

  it('openDatabase applies every migration once', async () => {
    const again = await openDatabase(place().url);
    const applied = await sql<{ number: number }>`select number from migrations order by number`.execute(again);
    expect(applied.rows.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
    await again.destroy();
  });

  it('openDatabase rejects a database of a newer version', async () => {
    await sql`insert into migrations (number, applied_at) values (${migrations.length + 1}, 'now')`.execute(place().db);
    await expect(openDatabase(place().url)).rejects.toThrow(NewerDatabaseError);
  });

  it('a failed transaction saves nothing', async () => {
    const { db } = place();
    const failing = db.transaction().execute(async (records) => {
      await records.insertInto('rate_limits').values(hit('a')).execute();
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    await db.insertInto('rate_limits').values(hit('b')).execute();
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([hit('b')]);
  });

  it('a connection works after a failed statement', async () => {
    const { db } = place();
    const insert = () =>
      db.transaction().execute((records) => records.insertInto('rate_limits').values(hit('a')).execute());
    await insert();
    await expect(insert()).rejects.toThrow(/unique|UNIQUE/);
    await db.transaction().execute((records) => records.deleteFrom('rate_limits').execute());
    await insert();
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
  });

  it('two connections of one process write concurrently', async () => {
    const { db, url } = place();
    const other = await openDatabase(url);
    const write = (connection: typeof db, name: string) =>
      connection.transaction().execute(async (records) => {
        await records.insertInto('rate_limits').values(hit(name)).execute();
        await new Promise((resolve) => setTimeout(resolve, 5));
        await records
          .insertInto('rate_limits')
          .values(hit(`${name}-2`))
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(index % 2 ? db : other, `n${index}`)));
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(40);
    await other.destroy();
  });

  it('four processes that start at the same time apply each migration once', async () => {
    const { db, url } = place();
    await dropEveryTable(place());
    const program = bundledProgram(`
      const { openDatabase } = require('./server/database/database.ts');
      void openDatabase(process.argv[2]).then((db) => db.destroy());
    `);
    await Promise.all(Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [program, url])));
    const applied = await sql<{ number: number }>`select number from migrations order by number`.execute(db);
    expect(applied.rows).toHaveLength(migrations.length);
  });
});
