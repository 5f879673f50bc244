import 'server-only';
import { type Database } from '@/server/database/database';

/** A success is not written down again within this time, in ms: some jobs have a round every few seconds. */
const FRESH_MS = 60_000;

/** Writes down that a job has come to its end. */
export async function recordSuccess(db: Database, name: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const stale = new Date(now.getTime() - FRESH_MS).toISOString();
  const last = await lastSuccess(db, name);
  if (last !== undefined && last > stale) return;
  await db
    .insertInto('job_runs')
    .values({ name, succeeded_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ succeeded_at: at }))
    .execute();
}

/** When a job last came to its end, in UTC, by whatever process; undefined when it never did. */
export async function lastSuccess(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('job_runs').select('succeeded_at').where('name', '=', name).executeTakeFirst();
  return row?.succeeded_at;
}
