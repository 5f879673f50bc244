// Verifies docs/product.md 26.2.
import { sql } from 'kysely';
import { type AddressInfo, createServer } from 'node:net';
import { accept } from '@/domain/result';
import { type Database, openDatabase } from '@/server/database/database';
import { createDelivery, type Deliver } from '@/server/notifications/deliver';
import { findOrderByNumber } from '@/server/orders/read';
import { payWithTestCard, testPayment } from '@/server/payments/test-payment';
import { now, paidOrder, place } from '@/server/testing/checkout';
import { itOnce, itOnOneEngine, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { valueOf } from '@/server/testing/results';
import { type Job, runJobs } from './run-jobs';
import { lastSuccess, recordSuccess } from './job-runs';
import { allJobs } from './all-jobs';

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Runs the shop's jobs with a pause of 5 ms. */
function startJobs(open: () => Promise<Database>, deliver: Deliver): () => Promise<void> {
  return runJobs(
    open,
    allJobs(deliver).map((job) => ({ ...job, everyMs: 5 })),
  );
}

/** A job with a pause of 5 ms. */
const job = (name: string, run: Job['run'], boundMs = 60_000): Job => ({ name, everyMs: 5, boundMs, run });

const never = () => new Promise<never>(() => {});

onEachEngine((where) => {
  const logged = collectLog();
  const logEntries = () => logged().map((line): Record<string, unknown> => JSON.parse(line));

  itOnce('runJobs sends email and expires unpaid orders until it is stopped', async () => {
    const { db } = where();
    const deliver = jest.fn(async () => {});
    const unpaid = await place(db, {}, { now: new Date('2020-01-01') });
    const stop = startJobs(async () => db, deliver);
    await until(async () => (await findOrderByNumber(db, unpaid.number))?.state === 'expired');
    await paidOrder(db);
    await until(() => deliver.mock.calls.length === 1);
    await stop();
    await paidOrder(db);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  itOnce('runJobs settles delayed test payments', async () => {
    const { db } = where();
    const order = await place(db);
    const details = { ...order, lines: [], earnedCode: undefined };
    const { id: session } = valueOf(await testPayment(db).open(details));
    const attempt = { order: order.token, session, card: 'delayed' } as const;
    expect(await payWithTestCard(db, attempt, now)).toEqual(accept('processing'));
    const stop = startJobs(
      async () => db,
      async () => {},
    );
    await until(async () => (await findOrderByNumber(db, order.number))?.state === 'paid');
    await stop();
  });

  it('runJobs sends email while another job fails, and logs that failure once', async () => {
    const { db } = where();
    const deliver = jest.fn(async () => {});
    await paidOrder(db);
    await sql`drop table test_payments`.execute(db);
    const unpaid = await place(db, {}, { now: new Date('2020-01-01') });
    const stop = startJobs(async () => db, deliver);
    await until(async () => (await findOrderByNumber(db, unpaid.number))?.state === 'expired');
    await until(() => deliver.mock.calls.length === 1);
    await stop();
    expect(logEntries()).toMatchObject([{ level: 'warn', what: 'job failed', job: 'settle-test-payments' }]);
  });

  itOnce('runJobs recovers with the database and logs failure and recovery once', async () => {
    const { db, url } = where();
    let tries = 0;
    const work = jest.fn(async () => {});
    const back = await openDatabase(url);
    const open = async () => {
      tries += 1;
      if (tries < 4) throw new Error('no database');
      return back;
    };
    const stop = runJobs(open, [job('work', work)]);
    await until(() => work.mock.calls.length >= 3);
    await stop();
    await back.destroy();
    expect(logEntries()).toMatchObject([
      { level: 'warn', what: 'job failed', job: 'work', error: 'Error' },
      { level: 'info', what: 'job recovered', job: 'work' },
    ]);
    expect(await lastSuccess(db, 'work')).toBeDefined();
  });

  itOnce('runJobs restarts a hanging job and delays no other', async () => {
    const { db } = where();
    const hang = jest.fn(never);
    const work = jest.fn(async () => {});
    const signals: AbortSignal[] = [];
    const jobs = [
      job(
        'hang',
        (_, __, signal) => {
          signals.push(signal);
          return hang();
        },
        20,
      ),
      job('hang-long', never),
      job('work', work),
    ];
    const stop = runJobs(async () => db, jobs);
    await until(() => work.mock.calls.length > 5 && hang.mock.calls.length >= 3);
    expect(signals.slice(0, -1).every(({ aborted }) => aborted)).toBe(true);
    expect(logEntries()).toMatchObject([{ what: 'job failed', job: 'hang', error: 'JobOverdueError' }]);
    expect(await lastSuccess(db, 'hang')).toBeUndefined();
    void stop();
    expect(signals.at(-1)?.aborted).toBe(true);
  });

  itOnOneEngine('runJobs expires orders while an SMTP server hangs', async () => {
    const { db } = where();
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    const connected = new Promise((resolve) => silent.once('connection', resolve));
    await paidOrder(db);
    const stop = startJobs(async () => db, createDelivery({ smtpUrl: `smtp://127.0.0.1:${port}`, boundMs: 2000 }));
    await connected;
    const unpaid = await place(db, {}, { now: new Date('2020-01-01') });
    await until(async () => (await findOrderByNumber(db, unpaid.number))?.state === 'expired');
    const mail = db.selectFrom('outbox').select(['sent_at', 'last_error', 'leased_until']);
    expect(await mail.execute()).toMatchObject([{ sent_at: null, last_error: null, leased_until: expect.any(String) }]);
    await stop();
    expect(await mail.execute()).toMatchObject([{ sent_at: null, last_error: expect.any(String), leased_until: null }]);
    silent.close();
  });

  itOnce('recordSuccess saves a success at most once a minute', async () => {
    const { db } = where();
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    for (const seconds of [0, 59]) await recordSuccess(db, 'work', at(seconds));
    expect(await lastSuccess(db, 'work')).toBe(at(0).toISOString());
    await recordSuccess(db, 'work', at(60));
    expect(await lastSuccess(db, 'work')).toBe(at(60).toISOString());
  });

  // Verifies docs/product.md 26.10 (jobs).
  itOnce('recordSuccess replaces the success of a clock that was ahead', async () => {
    const { db } = where();
    const ahead = new Date(now.getTime() + 365 * 24 * 60 * 60_000);
    await recordSuccess(db, 'work', ahead);
    await recordSuccess(db, 'work', now);
    expect(await lastSuccess(db, 'work')).toBe(now.toISOString());
  });
});

it('allJobs gives each job a unique name, an interval and a timeout', () => {
  const jobs = allJobs(async () => {});
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  for (const { everyMs, boundMs } of jobs) expect(Math.min(everyMs, boundMs)).toBeGreaterThan(0);
});
