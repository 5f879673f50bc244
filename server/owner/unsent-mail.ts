import 'server-only';
import { type Selectable } from 'kysely';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/** Mail that has not gone out: what was given up first, then what waits, the oldest first of each. */
export function unsentMail(db: Database): Promise<Selectable<Schema['outbox']>[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .orderBy((row) => row.case().when('gave_up_at', 'is not', null).then(0).else(1).end())
    .orderBy('created_at')
    .execute();
}

/**
 * Puts mail out again that was given up or waits for its next try: it is due now and tried for five days from now on.
 * A mail that a sender has at this moment is left to it.
 *
 * @param id of one mail; left out, all that was given up.
 * @returns how many.
 */
export async function resendMail(db: Database, id: string | undefined, now: Date): Promise<number> {
  const at = now.toISOString();
  const unsent = db
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: at, gave_up_at: null, leased_until: null })
    .where('sent_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]));
  const chosen = id === undefined ? unsent.where('gave_up_at', 'is not', null) : unsent.where('id', '=', id);
  const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
