import 'server-only';
import { type Database } from '@/server/database/database';

/** Minimum time between two saved successes of a job, in ms: some jobs run every few seconds. */
const SAVE_INTERVAL_MS = 60_000;

/** Saves the success of a job, at most once a minute. It replaces a time after `now`: the clock was ahead then. */
export async function recordSuccess(db: Database, name: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const stale = new Date(now.getTime() - SAVE_INTERVAL_MS).toISOString();
  const last = await lastSuccess(db, name);
  if (last !== undefined && last > stale && last <= at) return;
  await db
    .insertInto('job_runs')
    .values({ name, succeeded_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ succeeded_at: at }))
    .execute();
}

/** Returns the time of a job's last success in any process, UTC; undefined if it never succeeded. */
export async function lastSuccess(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('job_runs').select('succeeded_at').where('name', '=', name).executeTakeFirst();
  return row?.succeeded_at;
}
