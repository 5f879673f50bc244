import 'server-only';
import { handedListMinutes } from '@/domain/handed-list';
import { accept, reject, type Result } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { type Database } from '@/server/database/database';
import { hashOf, newShortToken } from '@/server/platform/tokens';

/** Maximum lists stored and fetched per network in ten minutes. Guessing an id of 96 bits is infeasible within it. */
const LIMITS = {
  keep: { action: 'keep-handed-list', limit: 20, windowMs: 10 * 60_000 },
  take: { action: 'take-handed-list', limit: 60, windowMs: 10 * 60_000 },
} as const;

/** Rejects requests above the rate limit of a network. */
export const limitHandedLists = (db: Database, what: keyof typeof LIMITS, caller: string, now: Date) =>
  limitTries(db, { ...LIMITS[what], subject: caller }, now);

/**
 * Keeps the ciphertext of a list for ten minutes (docs/product.md 40.8). The key never reaches the server; the hash of
 * its hash only shows that the caller who takes the list has it.
 */
export async function keepHandedList(db: Database, { text, proof }: { text: string; proof: string }, now: Date) {
  const id = newShortToken();
  const expiresAt = new Date(now.getTime() + handedListMinutes * 60_000).toISOString();
  await db
    .insertInto('handed_lists')
    .values({ id_hash: hashOf(id), proof_hash: hashOf(proof), text, expires_at: expiresAt })
    .execute();
  return { id, expiresAt };
}

/** Returns the ciphertext of a list and deletes it. Of two requests at the same time, one gets it. */
export async function takeHandedList(
  db: Database,
  { id, proof }: { id: string; proof: string },
  now: Date,
): Promise<Result<{ text: string }, 'unknown-handed-list' | 'wrong-list-key'>> {
  const which = { id_hash: hashOf(id), proof_hash: hashOf(proof) };
  const taken = await db
    .deleteFrom('handed_lists')
    .where('id_hash', '=', which.id_hash)
    .where('proof_hash', '=', which.proof_hash)
    .where('expires_at', '>', now.toISOString())
    .returning('text')
    .executeTakeFirst();
  if (taken) return accept(taken);
  const other = await db
    .selectFrom('handed_lists')
    .select('id_hash')
    .where('id_hash', '=', which.id_hash)
    .where('proof_hash', '!=', which.proof_hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return reject({ code: other ? 'wrong-list-key' : 'unknown-handed-list' });
}

/** Deletes the lists that no device has taken in time. @returns their number. */
export async function forgetHandedLists(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('handed_lists')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
