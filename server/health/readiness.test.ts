// Verifies docs/product.md 26.8.
import { setTimeout as delay } from 'node:timers/promises';
import { readyResponse } from '@/contract/health.schema';
import { readyRoute } from '@/contract/health';
import { recordSuccess } from '@/server/jobs/job-runs';
import { type Database } from '@/server/database/database';
import { serve } from '@/server/http/serve';
import { sendDueMail } from '@/server/notifications/send-due-mail';
import { later, now, paidOrder } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { answerOf } from '@/server/testing/requests';
import { checkReadiness } from './readiness';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const question = () => new Request('http://localhost:3000/api/health/ready');

onEachEngine((where) => {
  collectLog();
  const ask = (at: Date, open: () => Promise<Database> = async () => where().db) =>
    answerOf(
      serve(readyRoute, () => checkReadiness(open, at, 500)),
      question(),
      readyResponse(),
    );
  const notReady = (failing: readonly string[]) => ({
    status: 503,
    body: { error: { code: 'not-ready', message: expect.any(String), failing } },
  });

  itOnce(
    'checkReadiness returns ready when the database can be written and read, even if the SMTP server rejects mail',
    async () => {
      const { db } = where();
      expect(await ask(now)).toEqual({
        status: 200,
        body: { ready: true, oldestMailAge: null, reconciliationAge: null },
      });
      await paidOrder(db);
      await recordSuccess(db, 'reconcile', now);
      const dead = () => Promise.reject(new Error('450'));
      for (let minute = 0; minute < 90; minute += 1) await sendDueMail(db, dead, () => later(minute * MINUTE));
      expect(await ask(later(90 * MINUTE))).toEqual({
        status: 200,
        body: { ready: true, oldestMailAge: 90 * 60, reconciliationAge: 90 * 60 },
      });
    },
  );

  // Verifies docs/product.md 26.8 (email).
  it('checkReadiness returns not ready while due mail is not sent, and ready after it is sent', async () => {
    const { db } = where();
    await paidOrder(db);
    expect((await ask(later(HOUR))).status).toBe(200);
    expect(await ask(later(HOUR + 1))).toEqual(notReady(['mail']));
    const setExpired = (at: string | null) => db.updateTable('outbox').set({ abandoned_at: at }).execute();
    await setExpired(now.toISOString());
    expect(await ask(later(HOUR + 1))).toMatchObject({ status: 200, body: { oldestMailAge: null } });
    await setExpired(null);
    await sendDueMail(
      db,
      async () => {},
      () => later(HOUR + 1),
    );
    expect((await ask(later(HOUR + 1))).status).toBe(200);
  });

  // Verifies docs/product.md 26.8 (payments).
  itOnce('checkReadiness returns not ready when the last reconciliation is three hours old', async () => {
    await recordSuccess(where().db, 'reconcile', now);
    expect((await ask(later(-MINUTE))).body).toMatchObject({ reconciliationAge: 0 });
    expect((await ask(later(3 * HOUR))).status).toBe(200);
    expect(await ask(later(3 * HOUR + 1))).toEqual(notReady(['reconciliation']));
  });

  // Verifies docs/product.md 26.10 (readiness).
  itOnce(
    'checkReadiness returns not ready while the last reconciliation is of a clock that was far ahead',
    async () => {
      await recordSuccess(where().db, 'reconcile', later(3 * HOUR + 1));
      expect(await ask(now)).toEqual(notReady(['reconciliation']));
      await recordSuccess(where().db, 'reconcile', now);
      expect((await ask(now)).status).toBe(200);
    },
  );

  it('checkReadiness runs one check for concurrent callers', async () => {
    const open = jest.fn(async () => where().db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkReadiness(open, now)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    await checkReadiness(open, now);
    expect(open).toHaveBeenCalledTimes(2);
  });

  // Verifies docs/product.md 26.8 (records).
  it('checkReadiness returns not ready without naming the database when it is missing or does not answer', async () => {
    const away = await ask(now, () => Promise.reject(new Error('postgres://shop:enamel@db.example refused')));
    expect(away).toEqual(notReady(['records']));
    expect(JSON.stringify(away.body)).not.toContain('enamel');
    expect(await ask(now, () => delay(60_000, where().db, { ref: false }))).toEqual(notReady(['records']));
    await where().db.deleteFrom('job_runs').execute();
    await where().db.schema.dropTable('job_runs').execute();
    expect(await ask(now)).toEqual(notReady(['records']));
  });
});
