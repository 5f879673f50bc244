import 'server-only';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { backupSettings } from '@/server/backup/backup-settings';
import { newestBackup } from '@/server/backup/backup-job';
import { type Database } from '@/server/database/database';
import { engineOf } from '@/server/database/engine';
import { type Schema } from '@/server/database/schema';
import { allJobs } from '@/server/jobs/all-jobs';
import { lastSuccess } from '@/server/jobs/job-runs';
import { unsentMail, resendMail } from '@/server/notifications/outbox';
import { defineQuery, defineUseCase } from '../use-case';
import { accept, reject, type Result } from '@/domain/result';

/** Time since the last success after which a frequent job is late, in ms: successes are saved to the minute. */
const PATIENCE_MS = 10 * 60_000;

/** Unsent mails that the page shows. */
const MAX_MAILS = 50;

type JobHealth = { name: string; everyMs: number; succeededAt: string | undefined; isLate: boolean };

type Health = {
  mails: readonly Pick<
    Selectable<Schema['outbox']>,
    'id' | 'recipient' | 'subject' | 'attempts' | 'next_attempt_at' | 'abandoned_at' | 'last_error'
  >[];
  mailCount: number;
  jobs: readonly JobHealth[];
  backup: { folder: string; everyHours: number | undefined; newest: string | undefined };
  /** Last event of a payment provider, by webhook or by polling. */
  lastPaymentEvent: { provider: string; receivedAt: string } | undefined;
  versions: readonly (readonly [name: string, version: string])[];
};

const neverDelivers = () => Promise.reject(new Error('The list of jobs sends no mail.'));

/** Status of mail, jobs, backups, payment events and versions. */
export const healthPage = defineQuery('health', async (db, _: void, now): Promise<Health> => {
  const mails = await unsentMail(db);
  const settings = backupSettings();
  const event = await db
    .selectFrom('payment_events')
    .select(['provider', 'received_at'])
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    mails: mails.slice(0, MAX_MAILS),
    mailCount: mails.length,
    jobs: await jobsOf(db, now),
    backup: {
      folder: settings.folder,
      everyHours: settings.everyHours,
      newest: (await newestBackup(settings, now))?.toISOString(),
    },
    lastPaymentEvent: event && { provider: event.provider, receivedAt: event.received_at },
    versions: [
      ['Node.js', process.versions.node],
      ['Database', `${engineOf(process.env.DATABASE_URL)}, migration ${await lastMigration(db)}`],
    ],
  };
});

async function jobsOf(db: Database, now: Date): Promise<JobHealth[]> {
  const found = [];
  for (const { name, everyMs } of allJobs(neverDelivers)) {
    const succeededAt = await lastSuccess(db, name);
    const limit = Math.max(2 * everyMs, PATIENCE_MS);
    // A success far in the future was saved by a clock that was ahead.
    const isLate = succeededAt === undefined || Math.abs(now.getTime() - Date.parse(succeededAt)) > limit;
    found.push({ name, everyMs, succeededAt, isLate });
  }
  return found;
}

async function lastMigration(db: Database): Promise<number> {
  const found = await sql<{ number: number }>`select max(number) as number from migrations`.execute(db);
  return Number(found.rows[0]?.number ?? 0);
}

/** Queues one unsent mail again, or all expired ones. */
export const resend = defineUseCase({
  name: 'resend-mail',
  schema: z.strictObject({ id: z.string().min(1).max(300).optional() }),
  audit: ({ id }) => ({ subject: 'mail', details: id?.split(':', 1)[0] ?? 'all expired' }),
  run: async (records, { id }, { now }): Promise<Result<number, 'not-waiting'>> => {
    const count = await resendMail(records, id, now);
    return count === 0 && id !== undefined ? reject({ code: 'not-waiting' }) : accept(count);
  },
  successMessage: (count) => `${count} ${count === 1 ? 'mail is' : 'mails are'} queued again.`,
  rejectionMessage: (_, { id }) => `Mail ${id} is not waiting: it is unknown, sent, or being sent.`,
});
