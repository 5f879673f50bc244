import { Kysely, sql } from 'kysely';
import { type Database, openDatabase } from './database';
import { isDatabaseUnavailable } from './database-error';
import { type PostgresLimits, PostgresPoolDialect } from './postgres-dialect';
import { type Schema } from './schema';
import { onPostgres } from '@/server/testing/engines';
import { atomically } from './transact';

/** Each test waits for a timeout. */
jest.setTimeout(20_000);

/** No limits by default; each test sets its own. */
const noLimits: PostgresLimits = { connect: 0, lock: 0, statement: 0, query: 0, idleInTransaction: 0 };

onPostgres((where) => {
  let opened: Database[] = [];
  afterEach(async () => {
    for (const db of opened) await db.destroy();
    opened = [];
  });

  function open(limits: Partial<PostgresLimits>): Database {
    const db = new Kysely<Schema>({ dialect: new PostgresPoolDialect(where().url, { ...noLimits, ...limits }) });
    opened.push(db);
    return db;
  }
  const ask = (db: Database, statement: string) => sql.raw(statement).execute(db);
  const pidOf = async (db: Database) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const errorOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no fault',
      (error: unknown) => error,
    );

  it('openDatabase sets timeouts for the serving connections', async () => {
    const { db, url } = where();
    const limits = async (of: Database) => {
      const shown = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) =>
        sql<Record<string, string>>`show ${sql.raw(name)}`.execute(of),
      );
      return (await Promise.all(shown)).flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
    };
    expect(await limits(db)).toEqual(['10s', '5s', '10s']);
    const slow = await openDatabase(`${url}&statement_timeout=60000`);
    expect((await limits(slow))[0]).toBe('1min');
    await slow.destroy();
  });

  it('PostgresPoolDialect cancels a slow statement and stays usable', async () => {
    const db = open({ statement: 100 });
    expect(isDatabaseUnavailable(await errorOf(ask(db, 'select pg_sleep(10)')))).toBe(true);
    await ask(db, 'select 1');
  });

  it('PostgresPoolDialect limits the wait for a lock', async () => {
    const db = open({ lock: 100 });
    const work = atomically(where().db, async (records) => {
      await ask(records, 'lock table orders');
      return errorOf(ask(db, `update orders set state = 'paid'`));
    });
    expect(isDatabaseUnavailable(await work)).toBe(true);
    await ask(db, 'select 1');
  });

  it('PostgresPoolDialect ends an idle transaction and frees its locks', async () => {
    const db = open({ idleInTransaction: 200 });
    const forgotten = atomically(db, async (records) => {
      await ask(records, 'lock table orders');
      await where().db.selectFrom('orders').select('number').execute();
      await new Promise((resolve) => setTimeout(resolve, 600));
      await ask(records, 'select 1');
    });
    expect(isDatabaseUnavailable(await errorOf(forgotten))).toBe(true);
    await ask(db, 'select 1');
  });

  it('PostgresPoolDialect closes a connection after a query timeout', async () => {
    const db = open({ query: 200 });
    const before = await pidOf(db);
    const started = Date.now();
    expect(isDatabaseUnavailable(await errorOf(ask(db, 'select pg_sleep(5)')))).toBe(true);
    expect(await pidOf(db)).not.toBe(before);
    const within = atomically(db, (records) => ask(records, 'select pg_sleep(5)'));
    expect(isDatabaseUnavailable(await errorOf(within))).toBe(true);
    await ask(db, 'select 1');
    expect(Date.now() - started).toBeLessThan(4000);
  });

  it('isDatabaseUnavailable recognizes a lost connection, and the process does not crash', async () => {
    const db = open({});
    const crashes: unknown[] = [];
    const note = (error: unknown) => crashes.push(error);
    process.on('uncaughtException', note);
    const lost = atomically(db, async (records) => {
      await ask(records, `insert into rate_limits values ('a', 'now', 1)`);
      await sql`select pg_terminate_backend(${await pidOf(records)})`.execute(where().db);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await ask(records, `insert into rate_limits values ('b', 'now', 1)`);
    });
    expect(isDatabaseUnavailable(await errorOf(lost))).toBe(true);
    expect((await ask(db, 'select * from rate_limits')).rows).toEqual([]);
    process.off('uncaughtException', note);
    expect(crashes).toEqual([]);
  });

  it('PostgresPoolDialect limits the wait for a connection of a full pool', async () => {
    const db = open({ connect: 300 });
    let free = () => {};
    const until = new Promise<void>((resolve) => (free = resolve));
    const holders = Array.from({ length: 10 }, () => atomically(db, () => until));
    const eleventh = await errorOf(ask(db, 'select 1'));
    expect(isDatabaseUnavailable(eleventh)).toBe(true);
    free();
    await Promise.all(holders);
    await ask(db, 'select 1');
  });

  it('isDatabaseUnavailable recognizes an unreachable server', async () => {
    const unreachable = new Kysely<Schema>({ dialect: new PostgresPoolDialect('postgres://shop@127.0.0.1:1/shop') });
    expect(isDatabaseUnavailable(await errorOf(ask(unreachable, 'select 1')))).toBe(true);
    await unreachable.destroy();
    expect(isDatabaseUnavailable(await errorOf(openDatabase('postgres://shop@127.0.0.1:1/shop')))).toBe(true);
  });

  it('isDatabaseUnavailable returns false for invalid queries', async () => {
    expect(isDatabaseUnavailable(await errorOf(ask(where().db, 'select nonsense')))).toBe(false);
    expect(isDatabaseUnavailable(await errorOf(ask(where().db, `insert into rate_limits values ('a', null, 1)`)))).toBe(
      false,
    );
    expect(isDatabaseUnavailable('no error')).toBe(false);
  });
});
