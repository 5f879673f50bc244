import 'server-only';
import { sql } from 'kysely';
import { daysBefore, retentionDays } from '@/data/retention-days';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { hashOf } from '@/server/platform/tokens';

export type RateLimit = {
  /** The limited action, for example `contact`. */
  action: string;
  /** The key of the limit: a network or email address. Only its hash is stored. */
  subject: string;
  limit: number;
  /** At most one day: older counts are deleted. */
  windowMs: number;
};

/** `retryAfter` is in whole seconds, for the `Retry-After` header. */
type RateDecision = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Counts one try in the current fixed window and returns whether it is within the limit. The count is in the database,
 * so all processes share it and it survives a restart. Windows that are over are deleted.
 */
export async function countTry(db: Database, { action, subject, limit, windowMs }: RateLimit, now: Date) {
  const bucket = bucketOf({ action, subject });
  const windowStart = windowAt(now, windowMs);
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
      : { allowed: false, retryAfter: Math.ceil((Date.parse(windowStart) + windowMs - now.getTime()) / 1000) };
  return decision;
}

/** A count of units: its action and subject, as for a {@link RateLimit}. */
export type UnitCount = Pick<RateLimit, 'action' | 'subject'>;

/**
 * Adds units to several counts of the current fixed window and returns the sums, in the same order. Call it last in a
 * transaction: its rows stay locked until the end.
 */
export async function countUnits(
  records: Database,
  counts: readonly (UnitCount & { units: number })[],
  windowMs: number,
  now: Date,
): Promise<number[]> {
  const windowStart = windowAt(now, windowMs);
  const rows = counts.map(({ units, ...count }) => ({
    bucket: bucketOf(count),
    window_start: windowStart,
    hits: units,
  }));
  const counted = await records
    .insertInto('rate_limits')
    .values(rows.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'window_start'])
        .doUpdateSet((row) => ({ hits: sql`rate_limits.hits + ${row.ref('excluded.hits')}` })),
    )
    .returning(['bucket', 'hits'])
    .execute();
  const hits = new Map(counted.map((row) => [row.bucket, row.hits]));
  return rows.map(({ bucket }) => hits.get(bucket) ?? 0);
}

/** Returns the sums of {@link countUnits} in the current window, in the same order. */
export async function readUnits(
  db: Database,
  counts: readonly UnitCount[],
  windowMs: number,
  now: Date,
): Promise<number[]> {
  const buckets = counts.map(bucketOf);
  const rows = await db
    .selectFrom('rate_limits')
    .select(['bucket', 'hits'])
    .where('bucket', 'in', buckets)
    .where('window_start', '=', windowAt(now, windowMs))
    .execute();
  const hits = new Map(rows.map((row) => [row.bucket, row.hits]));
  return buckets.map((bucket) => hits.get(bucket) ?? 0);
}

/** Notes an event of a subject, for at least a day. */
export async function noteEvent(records: Database, event: UnitCount, now: Date): Promise<void> {
  const row = { bucket: bucketOf(event), window_start: now.toISOString(), hits: 1 };
  await records
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bucket', 'window_start']).doNothing())
    .execute();
}

/** True if an event of the subject was noted at or after a time of the last day. */
export async function hasEventSince(db: Database, event: UnitCount, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', bucketOf(event))
    .where('window_start', '>=', since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const bucketOf = ({ action, subject }: UnitCount) => hashOf(`${action}\0${subject}`);

const windowAt = (now: Date, windowMs: number) => new Date(now.getTime() - (now.getTime() % windowMs)).toISOString();

/** Deletes every ended window, also of callers who never returned. @returns the number of deleted windows. */
export async function forgetOldTries(db: Database, now: Date): Promise<number> {
  // The longest window is one day: five newsletter requests per address and day.
  const over = daysBefore(now, retentionDays.tries);
  const { numDeletedRows } = await db.deleteFrom('rate_limits').where('window_start', '<=', over).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Counts one try like `countTry`, and returns a result that a route can answer with. */
export async function limitTries(
  db: Database,
  limit: RateLimit,
  now: Date,
): Promise<Result<void, 'too-many-requests'>> {
  const decision = await countTry(db, limit, now);
  return decision.allowed ? accept(undefined) : reject({ code: 'too-many-requests', retryAfter: decision.retryAfter });
}
