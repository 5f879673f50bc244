import { Kysely, sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from './database';
import { LibsqlDialect } from './libsql-dialect';
import { isDatabaseUnavailable } from './database-error';
import { type Schema } from './schema';
import { atomically } from './transact';

/** Starting the other process takes seconds on a busy machine. */
jest.setTimeout(30_000);

const hit = (bucket: string) => ({ bucket, window_start: 'now', hits: 1 });

/** A program that takes the write lock, prints `held`, and commits on input. */
const LOCKING_PROGRAM = `
  import { createClient } from '@libsql/client';
  const held = await createClient({ url: process.argv[1] }).transaction('write');
  process.stdout.write('held');
  process.stdin.once('data', () => held.commit().then(() => process.exit()));
`;

let folder: string;
let db: Database;
let releaseLock: () => Promise<unknown>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'odd-hours-busy-'));
  db = await openDatabase(`file:${join(folder, 'shop.db')}`);
  await db.insertInto('rate_limits').values(hit('before')).execute();
  const other = spawn(
    process.execPath,
    ['--input-type=module', '-e', LOCKING_PROGRAM, `file:${join(folder, 'shop.db')}`],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = once(other, 'exit');
  releaseLock = () => {
    other.stdin.write('now');
    return ended;
  };
  await once(other.stdout, 'data');
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const count = async () => (await db.selectFrom('rate_limits').select('bucket').execute()).length;

it('LibsqlDialect reads during another process’s write and waits before its own', async () => {
  let isFree = false;
  const writes = [
    db.insertInto('rate_limits').values(hit('alone')).execute(),
    atomically(db, (records) => records.insertInto('rate_limits').values(hit('together')).execute()),
  ].map((write) => write.then(() => expect(isFree).toBe(true)));
  const other = new Kysely<Schema>({ dialect: new LibsqlDialect(join(folder, 'shop.db')) });
  expect(await other.selectFrom('rate_limits').select('bucket').execute()).toHaveLength(1);
  await other.destroy();
  isFree = true;
  await releaseLock();
  await Promise.all(writes);
  expect(await count()).toBe(3);
});

it('LibsqlDialect reports a file locked for too long as unavailable and recovers when it is free', async () => {
  const impatient = new Kysely<Schema>({ dialect: new LibsqlDialect(join(folder, 'shop.db'), 100) });
  const write = () => impatient.insertInto('rate_limits').values(hit('late')).execute();
  const together = () => atomically(impatient, (records) => records.deleteFrom('rate_limits').execute());
  for (const work of [write, together]) {
    const thrown: unknown = await work().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(thrown)).toBe(true);
  }
  expect(await count()).toBe(1);
  await releaseLock();
  await write();
  expect(await count()).toBe(2);
  await impatient.destroy();
});

// Verifies docs/product.md 19.7.
it('LibsqlDialect reports a disk that is full in the middle of a transaction, stores nothing of it, and recovers', async () => {
  await releaseLock();
  const setPages = (most: number) => sql`pragma max_page_count = ${sql.lit(most)}`.execute(db);
  await setPages(1);
  const write = () =>
    atomically(db, async (records) => {
      for (let index = 0; ; index += 1)
        await records
          .insertInto('rate_limits')
          .values(hit(`${index}`))
          .execute();
    });
  const thrown: unknown = await write().catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: 'SQLITE_FULL' });
  expect([isDatabaseUnavailable(thrown), await count()]).toEqual([true, 1]);
  await setPages(1_000_000);
  await atomically(db, (records) => records.insertInto('rate_limits').values(hit('after')).execute());
  expect(await count()).toBe(2);
});
