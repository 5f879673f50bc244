import 'server-only';
import { type ListsAnswer, type ListsRequest } from '@/contract/lists';
import { daysBefore } from '@/data/retention-days';
import { applyShared, emptyLists, type SharedLists } from '@/domain/shared-lists';
import { type WatchKey } from '@/domain/watch-key';
import { accept, reject, type Result } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { type Shopper } from '@/server/accounts/identity';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { orderableUnits } from '@/server/stock/available-units';

/** Requests of an account within ten minutes: one a second. */
const CHANGES = { action: 'lists', limit: 600, windowMs: 10 * 60_000 };

/** Browsers of an account whose last operation is stored. A browser that is forgotten repeats no earlier operation. */
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
 * Applies a browser's new operations to the lists of an account, in the order of receipt, and returns the lists
 * (docs/product.md 40.2). Operations that are stored already are skipped, so a repeated or late request is safe.
 */
export async function shareLists(
  db: Database,
  { userId, email }: VerifiedMember,
  { browser, operations, after }: ListsRequest,
  now: Date,
): Promise<ListsAnswer> {
  const joining = operations.flatMap((operation) => (operation.type === 'join' ? [operation.key] : []));
  const units = joining.length > 0 ? await orderableUnits(db, joining, undefined, now) : new Map<WatchKey, number>();
  return atomically(db, async (records) => {
    const usedAt = now.toISOString();
    const empty = { user_id: userId, email, version: 0, lists: JSON.stringify(emptyLists), browsers: '{}' };
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
    const lists = applyShared(before, browser, fresh, (key) => units.get(key) ?? 0);
    const version = lists === before ? row.version : row.version + 1;
    if (last > taken || row.used_at <= daysBefore(now, 1)) {
      browsers.delete(browser);
      const known = [...browsers, [browser, last] as const].slice(-MAX_BROWSERS);
      await records
        .updateTable('account_lists')
        .set({
          version,
          lists: JSON.stringify(lists),
          browsers: JSON.stringify(Object.fromEntries(known)),
          used_at: usedAt,
        })
        .where('user_id', '=', userId)
        .execute();
    }
    return { version, taken: last, ...(version !== after && { lists }) };
  });
}

const parseBrowsers = (text: string) => JSON.parse(text) as Record<string, number>;

/** Parses the stored lists of an account. */
export function parseLists(text: string): SharedLists {
  return JSON.parse(text) as SharedLists;
}

/** Deletes the lists of an account, before the account is deleted. */
export async function forgetLists(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('account_lists').where('user_id', '=', userId).execute();
}
