import 'server-only';
import { type ResponseOf } from '@/contract/route';
import { type readyRoute } from '@/contract/health';
import { makersNotSoldToEu } from '@/data/eu-sales';
import { accept, reject, type Result } from '@/domain/result';
import { lastSuccess } from '@/server/jobs/job-runs';
import { type Database } from '@/server/database/database';

/** Longest time to write and read the database, in ms. */
const DATABASE_TIMEOUT_MS = 5000;

/** Longest delay of due mail that no sender takes, in ms. Longer than a queue behind a slow server needs. */
const MAX_MAIL_DELAY_MS = 60 * 60_000;

/** Largest age of the last complete reconciliation, in ms. Reconciliation runs hourly. */
const MAX_RECONCILIATION_AGE_MS = 3 * 60 * 60_000;

type Ready = ResponseOf<typeof readyRoute>;

/**
 * Checks if the shop works now: the database can be written and read, mail is sent, and payments are reconciled. Mail
 * that a server rejects does not count: it is retried and the owner is notified.
 */
export async function checkReadiness(
  open: () => Promise<Database>,
  now: Date,
  timeoutMs: number = DATABASE_TIMEOUT_MS,
): Promise<Result<Ready, 'not-ready'>> {
  const checked = await withTimeout(timeoutMs, shareCheck(open, now)).catch(() => undefined);
  if (!checked) return reject({ code: 'not-ready', failing: ['records'] });
  const { oldestMail, overdueMail, reconciled } = checked;
  const failing = [
    ...(olderThan(MAX_MAIL_DELAY_MS, overdueMail, now) ? (['mail'] as const) : []),
    ...(furtherThan(MAX_RECONCILIATION_AGE_MS, reconciled, now) ? (['reconciliation'] as const) : []),
  ];
  if (failing.length > 0) return reject({ code: 'not-ready', failing });
  const notSoldToEu = makersNotSoldToEu(process.env);
  return accept({
    ready: true,
    oldestMailAge: ageOf(oldestMail, now),
    reconciliationAge: ageOf(reconciled, now),
    ...(notSoldToEu.length > 0 && { notSoldToEu }),
  });
}

const runningChecks = new WeakMap<() => Promise<Database>, ReturnType<typeof checkDatabase>>();

/** Concurrent callers share one check, so that readiness requests cannot load the database. */
function shareCheck(open: () => Promise<Database>, now: Date): ReturnType<typeof checkDatabase> {
  const present = runningChecks.get(open) ?? open().then((db) => checkDatabase(db, now));
  runningChecks.set(open, present);
  const forget = () => void runningChecks.delete(open);
  present.then(forget, forget);
  return present;
}

/** Writes to the database and reads it back. The times that it returns are in UTC. */
async function checkDatabase(db: Database, now: Date) {
  const at = now.toISOString();
  await db
    .insertInto('job_runs')
    .values({ name: 'readiness', succeeded_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ succeeded_at: at }))
    .execute();
  if ((await lastSuccess(db, 'readiness')) === undefined) throw new Error('The written row cannot be read back.');
  const { oldest, overdue } = await db
    .selectFrom('outbox')
    .select((row) => [row.fn.min('created_at').as('oldest'), row.fn.min('next_attempt_at').as('overdue')])
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { oldestMail: oldest, overdueMail: overdue, reconciled: (await lastSuccess(db, 'reconcile')) ?? null };
}

function olderThan(maxMs: number, time: string | null, now: Date): boolean {
  return time !== null && now.getTime() - Date.parse(time) > maxMs;
}

/** True for a time so far from now, also in the future: it was saved by a clock that was ahead. */
function furtherThan(maxMs: number, time: string | null, now: Date): boolean {
  return time !== null && Math.abs(now.getTime() - Date.parse(time)) > maxMs;
}

/** Returns the age in whole seconds. */
function ageOf(time: string | null, now: Date): number | null {
  return time === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / 1000));
}

/** @throws if the work takes longer than `maxMs` ms, or what the work throws. */
async function withTimeout<T>(maxMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${maxMs} ms.`)), maxMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
