import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordSuccess } from '@/server/jobs/job-runs';
import { enqueueMail } from '@/server/notifications/outbox';
import { recordPaymentEvent } from '@/server/orders/change';
import { later, now, paidOrder, paymentEvent } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { onEachEngine } from '@/server/testing/engines';
import { copyRow } from '@/server/testing/many-rows';
import { healthPage, resend } from './health';

onEachEngine((where) => {
  const health = (at = now) => healthPage(where().db, owner, undefined, at);

  // Verifies docs/product.md 42.6 (mail).
  it('unsent mail is listed, and an expired one is queued again', async () => {
    const { db } = where();
    await enqueueMail(db, 'test:1', { to: 'ada@example.com', subject: 'A', text: 'B', html: 'B' }, now);
    const expired = { attempts: 9, abandoned_at: now.toISOString(), last_error: 'no such mailbox' };
    await db.updateTable('outbox').set(expired).execute();
    expect(await health()).toMatchObject({ mailCount: 1, mails: [{ id: 'test:1', last_error: 'no such mailbox' }] });
    expect((await resend.perform(db, owner, {}, { now: later(1) })).ok).toBe(true);
    expect((await health()).mails).toMatchObject([{ attempts: 0, abandoned_at: null }]);
    expect(await resend.perform(db, owner, { id: 'test:2' }, { now })).toMatchObject({
      rejection: { code: 'not-waiting' },
    });
    await copyRow(db, 'outbox', 50, { id: `'copy:' || i` });
    const { mails, mailCount } = await health();
    expect([mails.length, mailCount]).toEqual([50, 51]);
  });

  // Verifies docs/product.md 42.6 (jobs).
  it('a job is late if it has not succeeded within two intervals', async () => {
    const { db } = where();
    await recordSuccess(db, 'send-mail', now);
    await recordSuccess(db, 'back-up', now);
    const late = async (minutes: number) =>
      (await health(later(minutes * 60_000))).jobs.filter(({ isLate }) => isLate).map(({ name }) => name);
    const onTime = [await late(10), await late(20)];
    expect([onTime[0]?.includes('send-mail'), onTime[1]?.includes('back-up')]).toEqual([false, false]);
    const tooLate = [await late(10.001), await late(20.001)];
    expect([tooLate[0]?.includes('send-mail'), tooLate[1]?.includes('back-up')]).toEqual([true, true]);
    expect(await late(0)).toContain('reconcile');
  });

  // Verifies docs/product.md 26.10 (jobs).
  it('a job is late if its last success is of a clock that was far ahead', async () => {
    const { db } = where();
    await recordSuccess(db, 'reconcile', later(24 * 60 * 60_000));
    const reconcile = async () => (await health()).jobs.find(({ name }) => name === 'reconcile');
    expect(await reconcile()).toMatchObject({ isLate: true });
    await recordSuccess(db, 'reconcile', now);
    expect(await reconcile()).toMatchObject({ isLate: false, succeededAt: now.toISOString() });
  });

  // Verifies docs/product.md 42.6 (backups, payments).
  it('the newest backup, the last payment event and the migration are named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'desk-backups-'));
    const before = { dir: process.env.BACKUP_DIR, every: process.env.BACKUP_EVERY_HOURS };
    Object.assign(process.env, { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: '24' });
    try {
      expect((await health()).backup).toEqual({ folder, everyHours: 24, newest: undefined });
      for (const day of ['19', '20']) await writeFile(join(folder, `2026-11-${day}T03-00-00.jsonl.gz`), '');
      const { order } = await paidOrder(where().db);
      await recordPaymentEvent(where().db, paymentEvent(order, { id: 'again' }), later(1000));
      const { backup, lastPaymentEvent, versions } = await health();
      expect(backup.newest).toBe('2026-11-20T03:00:00.000Z');
      expect(lastPaymentEvent).toEqual({ provider: 'test', receivedAt: later(1000).toISOString() });
      expect(Object.fromEntries(versions)['Database']).toMatch(/, migration [1-9]\d*$/);
    } finally {
      await rm(folder, { recursive: true });
      for (const [name, value] of [
        ['BACKUP_DIR', before.dir],
        ['BACKUP_EVERY_HOURS', before.every],
      ] as const)
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    }
  });
});
