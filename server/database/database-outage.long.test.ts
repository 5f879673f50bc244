// Verifies docs/product.md 19.7.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { type Database, openDatabase } from './database';
import { LibsqlDialect } from './libsql-dialect';
import { findOrderByNumber, listOrders } from '@/server/orders/read';
import { type Schema } from './schema';
import { onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { makeCluster } from '@/server/testing/postgres-cluster';
import { askOrder, askTestPayment, body, contextAt, post, postOrder } from '@/server/testing/requests';
import { makeSmallDisk, type SmallDisk } from '@/server/testing/small-disk';

/** Starting a database server takes seconds on a busy machine. */
jest.setTimeout(60_000);

const unavailable = { status: 503, body: { error: { code: 'records-unreachable', retryAfter: 5 } } };
const order = (db: Database, key: string = randomUUID()) => askOrder(contextAt(db), postOrder(body, key));

/** Places orders until the database rejects one, at most `most`. */
async function orderUntilRejected(db: Database, most: number) {
  const taken: string[] = [];
  for (let count = 0; count < most; count += 1) {
    const key = randomUUID();
    const answer = await order(db, key);
    if (answer.status !== 200) return { taken, rejected: { ...answer, key } };
    taken.push(answer.body.order?.number ?? 'OH-');
  }
  throw new Error(`The disk accepted all ${most} orders.`);
}

/** Expects every acknowledged order, and at most one more: the failed order may have been saved. */
async function expectKept(db: Database, taken: string[]): Promise<void> {
  const kept = (await listOrders(db)).map(({ number }) => number);
  expect(kept).toEqual(expect.arrayContaining(taken));
  expect(kept.length - taken.length).toBeLessThanOrEqual(1);
}

/** Locks a SQLite file for writing in another process until its input ends. */
const LOCKING_PROGRAM = `
  import { once } from 'node:events';
  import { createClient } from '@libsql/client';
  const client = createClient({ url: 'file:' + process.argv[1] });
  const held = await client.transaction('write');
  process.stdout.write('held\\n');
  await once(process.stdin.resume(), 'end');
  await held.rollback();
  client.close();
`;

describe('a SQLite file', () => {
  collectLog();
  let folder: string;
  let path: string;
  let lockingProcess: ChildProcess | undefined;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'odd-hours-held-'));
    path = join(folder, 'shop.db');
    await (await openDatabase(`file:${path}`)).destroy();
  });
  afterEach(() => {
    lockingProcess?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  /** Starts a process that locks the file, and resolves once it does. */
  async function lockFile(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', LOCKING_PROGRAM, path]);
    lockingProcess = child;
    await once(child.stdout, 'data');
    return child;
  }

  it('locked by another process answers all requests in bounded time and accepts the same orders later', async () => {
    const db = new Kysely<Schema>({ dialect: new LibsqlDialect(path, 300) });
    const other = await lockFile();
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const began = Date.now();
    const answers = await Promise.all(keys.map((key) => order(db, key)));
    // All requests wait in parallel, not one after the other.
    expect(Date.now() - began).toBeLessThan(5000);
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    other.stdin?.end();
    await once(other, 'exit');
    for (const key of keys) expect((await order(db, key)).status).toBe(200);
    expect(await listOrders(db)).toHaveLength(keys.length);
    await db.destroy();
  });

  it('leaves the event loop responsive during many writes', async () => {
    const db = await openDatabase(`file:${path}`);
    let isDone = false;
    const orders = Promise.all(Array.from({ length: 40 }, () => order(db))).finally(() => (isDone = true));
    let ticks = 0;
    for (; !isDone; ticks += 1) await tick();
    expect((await orders).map(({ status }) => status)).toEqual(Array(40).fill(200));
    // Each order writes several times and yields to the event loop in between.
    expect(ticks).toBeGreaterThan(80);
    await db.destroy();
  });

  it('at its maximum size keeps every saved order and accepts the next one once there is space', async () => {
    const db = await openDatabase(`file:${path}`);
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    const most = (pages.rows[0]?.page_count ?? 0) + 10;
    await sql`pragma max_page_count = ${sql.lit(most)}`.execute(db);
    const { taken, rejected } = await orderUntilRejected(db, 200);
    expect(rejected).toMatchObject(unavailable);
    await expectKept(db, taken);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await order(db, rejected.key)).status).toBe(200);
    expect(await listOrders(db)).toHaveLength(taken.length + 1);
    await db.destroy();
  });
});

const disk = makeSmallDisk(1);
disk?.remove();

(disk ? describe : describe.skip)('on a disk that is full', () => {
  collectLog();
  let small: SmallDisk;
  beforeEach(() => {
    const made = makeSmallDisk(2);
    if (!made) throw new Error('The small disk cannot be made.');
    small = made;
  });
  afterEach(() => small.remove());

  it('SQLite keeps every saved order and accepts the next one once there is space', async () => {
    const db = await openDatabase(`file:${join(small.folder, 'shop.db')}`);
    const { taken, rejected } = await orderUntilRejected(db, 200);
    expect(rejected).toMatchObject(unavailable);
    for (let tries = 0; tries < 20; tries += 1) expect((await order(db, rejected.key)).status).toBe(503);
    await expectKept(db, taken);
    execFileSync('mount', ['-o', 'remount,size=8m', small.folder]);
    expect((await order(db, rejected.key)).status).toBe(200);
    expect(await listOrders(db)).toHaveLength(taken.length + 1);
    const checked = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(checked.rows).toEqual([{ integrity_check: 'ok' }]);
    await db.destroy();
  });
});

const hasPostgres = process.env.TEST_POSTGRES_URL !== undefined;

(hasPostgres ? describe : describe.skip)('a PostgreSQL cluster of the test', () => {
  collectLog();
  let cluster: NonNullable<Awaited<ReturnType<typeof makeCluster>>>;
  beforeAll(async () => {
    const made = await makeCluster();
    if (!made) throw new Error('PostgreSQL is missing.');
    cluster = made;
  });
  afterAll(() => cluster.remove());

  it('lost during orders keeps every acknowledged order, and the others succeed after its return', async () => {
    const db = await openDatabase(cluster.url);
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const asked = keys.map((key) => order(db, key));
    await Promise.race(asked);
    await cluster.stop();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(await order(db)).toMatchObject(unavailable);
    await cluster.start();
    for (const { status, body: answered } of answers) {
      if (status === 200) expect(await findOrderByNumber(db, answered.order?.number ?? 'OH-')).toBeDefined();
    }
    for (const key of keys) expect((await order(db, key)).status).toBe(200);
    expect(await listOrders(db)).toHaveLength(keys.length);
    await db.destroy();
  });

  (disk ? it : it.skip)(
    'with a full disk keeps every saved order and accepts the next one once there is space',
    async () => {
      const small = makeSmallDisk(4);
      if (!small) throw new Error('The small disk cannot be made.');
      if (cluster.account) chownSync(small.folder, cluster.account.uid, cluster.account.gid);
      const admin = await openDatabase(cluster.url);
      await sql`create tablespace small location ${sql.lit(small.folder)}`.execute(admin);
      await sql`create schema small`.execute(admin);
      const options = encodeURIComponent('-c search_path=small -c default_tablespace=small');
      const db = await openDatabase(`${cluster.url}&options=${options}`);
      await sql`create table filler (block text)`.execute(db);
      const fill = sql`insert into filler select repeat('x', 2000) from generate_series(1, 50)`;
      for (let isFull = false; !isFull;) await fill.execute(db).catch(() => (isFull = true));
      const { taken, rejected } = await orderUntilRejected(db, 200);
      expect(rejected).toMatchObject(unavailable);
      await expectKept(db, taken);
      execFileSync('mount', ['-o', 'remount,size=64m', small.folder]);
      expect((await order(db, rejected.key)).status).toBe(200);
      expect(await listOrders(db)).toHaveLength(taken.length + 1);
      await db.destroy();
      await sql`drop schema small cascade`.execute(admin);
      await sql`drop tablespace small`.execute(admin);
      await admin.destroy();
      small.remove();
    },
  );
});

onEachEngine((where) => {
  collectLog();

  it('a payment interrupted by a database error is completed by the same request', async () => {
    const { db } = where();
    const { body: placed } = await order(db);
    const attempt = { order: placed.order?.token, session: placed.next?.session, card: 'success' };
    await sql`alter table promo_codes rename to gone`.execute(db);
    expect((await askTestPayment(contextAt(db), post(attempt))).status).toBe(500);
    await sql`alter table gone rename to promo_codes`.execute(db);
    const again = await askTestPayment(contextAt(db), post(attempt));
    expect(again).toMatchObject({ status: 200 });
  });
});
