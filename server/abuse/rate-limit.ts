import 'server-only';
import { daysBefore, retentionDays } from '@/data/keep-days';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { hashOf } from '@/server/platform/tokens';

export type RateLimit = {
  /** What is limited: `contact`. */
  what: string;
  /** For whom: a network or mail address. Only its hash is kept. */
  whom: string;
  limit: number;
  /** At most a day: older counts are thrown away. */
  windowMs: number;
};

/** `retryAfter` in whole seconds, for the header of that name. */
type RateDecision = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Counts one try in the present window of fixed length, and says whether it is within the limit. The count is kept in
 * the database: it holds for every process of the shop and through a restart. Windows that are over are forgotten.
 */
export async function countTry(db: Database, { what, whom, limit, windowMs }: RateLimit, now: Date) {
  const bucket = hashOf(`${what}\0${whom}`);
  const start = now.getTime() - (now.getTime() % windowMs);
  const windowStart = new Date(start).toISOString();
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ bucket, window_start: windowStart, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet((row) => ({ hits: row('rate_limits.hits', '+', 1) })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (hits === 1) {
    await db.deleteFrom('rate_limits').where('bucket', '=', bucket).where('window_start', '<', windowStart).execute();
  }
  const decision: RateDecision =
    hits <= limit
      ? { allowed: true }
      : { allowed: false, retryAfter: Math.ceil((start + windowMs - now.getTime()) / 1000) };
  return decision;
}

/** Forgets every window that is over, of callers who never came again too. @returns how many there were. */
export async function forgetOldTries(db: Database, now: Date): Promise<number> {
  // No limit has a longer window: an address is asked about the newsletter five times a day at most.
  const over = daysBefore(now, retentionDays.tries);
  const { numDeletedRows } = await db.deleteFrom('rate_limits').where('window_start', '<=', over).executeTakeFirst();
  return Number(numDeletedRows);
}

/** The same as a result that a route can answer with. */
export async function limitTries(
  db: Database,
  limit: RateLimit,
  now: Date,
): Promise<Result<void, 'too-many-requests'>> {
  const decision = await countTry(db, limit, now);
  return decision.allowed ? accept(undefined) : reject({ code: 'too-many-requests', retryAfter: decision.retryAfter });
}
