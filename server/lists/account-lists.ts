import 'server-only';
import { type ListsResponse, type ListsRequest } from '@/contract/lists';
import { daysBefore } from '@/data/retention-days';
import {
  appendToLog,
  applyShared,
  emptyLists,
  limitJoins,
  type LoggedOperation,
  loggedSince,
  type SharedLists,
  type SharedOperation,
} from '@/domain/shared-lists';
import { type WatchKey } from '@/domain/watch-key';
import { accept, reject, type Result } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { type Shopper } from '@/server/accounts/identity';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { orderableUnits } from '@/server/stock/available-units';

/** Requests of an account within ten minutes: one a second. */
const CHANGES = { action: 'lists', limit: 600, windowMs: 10 * 60_000 };

/** Browsers per account whose last operation number is stored; the ones that sent least recently are dropped. */
const MAX_BROWSERS = 50;

/** A member whose sign-in provider has verified the email address. */
export type VerifiedMember = { userId: string; email: string };

/** Returns the member if the email is verified: an unverified address may be another person's. */
export function verified({ userId, verifiedEmail }: Shopper): Result<VerifiedMember, 'email-unverified'> {
  return verifiedEmail === undefined ? reject({ code: 'email-unverified' }) : accept({ userId, email: verifiedEmail });
}

/** Rejects requests above the rate limit of an account. */
export const limitListRequests = (db: Database, userId: string, now: Date) =>
  limitTries(db, { ...CHANGES, subject: userId }, now);

/**
 * Applies a browser's new operations to the lists of an account, in the order of receipt (docs/product.md 40.2). Returns
 * the operations of all browsers since `after`, or the lists. Stored operations are skipped, so a repeated or late
 * request is safe.
 */
export async function shareLists(
  db: Database,
  { userId, email }: VerifiedMember,
  { browser, operations, after }: ListsRequest,
  now: Date,
): Promise<ListsResponse> {
  const joining = operations.flatMap((operation) => (operation.type === 'join' ? [operation.key] : []));
  const units = joining.length > 0 ? await orderableUnits(db, joining, undefined, now) : new Map<WatchKey, number>();
  return atomically(db, async (records) => {
    const usedAt = now.toISOString();
    const empty = { user_id: userId, email, version: 0, lists: JSON.stringify(emptyLists), browsers: '{}', log: '[]' };
    // Locks the row until the transaction ends.
    const row = await records
      .insertInto('account_lists')
      .values({ ...empty, used_at: usedAt })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const before = parseLists(row.lists);
    const browsers = new Map(Object.entries(parseBrowsers(row.browsers)));
    const taken = browsers.get(browser) ?? 0;
    const fresh = operations.filter(({ n }) => n > taken).toSorted((one, other) => one.n - other.n);
    const last = fresh.at(-1)?.n ?? taken;
    const limited = limitJoins(fresh, (key) => units.get(key) ?? 0);
    const lists = applyShared(before, browser, limited);
    const version = lists === before ? row.version : row.version + 1;
    const log = lists === before ? parseLog(row.log) : appendToLog(parseLog(row.log), version, browser, limited);
    if (last > taken || row.used_at <= daysBefore(now, 1)) {
      browsers.delete(browser);
      const known = [...browsers, [browser, last] as const].slice(-MAX_BROWSERS);
      await records
        .updateTable('account_lists')
        .set({
          version,
          lists: JSON.stringify(lists),
          log: JSON.stringify(log),
          browsers: JSON.stringify(Object.fromEntries(known)),
          used_at: usedAt,
          checkout_at: lists.values?.texts.checkout ? (limited.some(setsCheckout) ? usedAt : row.checkout_at) : null,
        })
        .where('user_id', '=', userId)
        .execute();
    }
    if (version === after) return { version, taken: last };
    // A browser ahead of the account exchanged with records that a backup has replaced.
    const since = version > after ? loggedSince(log, after) : undefined;
    return { version, taken: last, ...(since ? { operations: since } : { lists }) };
  });
}

const setsCheckout = (operation: SharedOperation) => operation.type === 'set-value' && operation.name === 'checkout';

/** Deletes the unfinished checkouts of accounts that were last changed before a time; returns their number, at most `limit`. */
export async function forgetSharedCheckouts(
  records: DatabaseTransaction,
  before: string,
  limit: number,
): Promise<number> {
  const old = await records
    .selectFrom('account_lists')
    .select(['user_id', 'lists', 'version'])
    .where('checkout_at', '<=', before)
    .limit(limit)
    .execute();
  for (const { user_id, lists, version } of old) {
    const without = applyShared(parseLists(lists), '', [{ n: 1, type: 'set-value', name: 'checkout', text: null }]);
    await records
      .updateTable('account_lists')
      .set({ lists: JSON.stringify(without), checkout_at: null })
      .where('user_id', '=', user_id)
      // A browser may have changed the lists, or sent the same checkout again, since the query.
      .where('version', '=', version)
      .where('checkout_at', '<=', before)
      .execute();
  }
  return old.length;
}

const parseLog = (text: string): readonly LoggedOperation[] => JSON.parse(text);
const parseBrowsers = (text: string): Record<string, number> => JSON.parse(text);

/** Parses the stored lists of an account. */
export function parseLists(text: string): SharedLists {
  return JSON.parse(text);
}

/** Deletes the lists of an account, before the account is deleted. */
export async function forgetLists(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('account_lists').where('user_id', '=', userId).execute();
}
