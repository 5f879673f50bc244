import 'server-only';
import { decodeJwt } from 'jose';
import { reject, type Result } from '@/domain/result';
import { hasEventSince, noteEvent } from '@/server/abuse/rate-limit';
import { type Database } from '@/server/database/database';
import { bearerTokenOf, CLOCK_TOLERANCE, type IdentityCode, memberOf, type Shopper } from './identity';

const deletionOf = (userId: string) => ({ action: 'account-deleted', subject: userId });

/** Notes that the records of an account are deleted, shortly before the account itself. */
export const noteDeletion = (db: Database, userId: string, now: Date): Promise<void> =>
  noteEvent(db, deletionOf(userId), now);

/**
 * Returns the signed-in shopper like `memberOf`, but rejects an ID token from before the deletion of the account's records.
 * Other browsers have such a token for up to an hour and would store the lists of the deleted account again.
 *
 * @param open returns the database; called for a valid token only.
 */
export async function storingMemberOf(
  request: Request,
  open: () => Promise<Database>,
): Promise<Result<Shopper, IdentityCode | 'no-token'>> {
  const member = await memberOf(request);
  if (!member.ok) return member;
  const { iat = 0 } = decodeJwt(bearerTokenOf(request) ?? '');
  const since = new Date((iat - CLOCK_TOLERANCE) * 1000);
  const isDeleted = await hasEventSince(await open(), deletionOf(member.value.userId), since);
  return isDeleted ? reject({ code: 'bad-token' }) : member;
}
