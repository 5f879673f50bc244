import 'server-only';
import { randomUUID } from 'node:crypto';
import { type CheckedAddress, type SavedAddress } from '@/contract/account-addresses';
import { maxSavedAddresses } from '@/contract/limits';
import { shippingZoneOf } from '@/data/shipping';
import { type Address } from '@/domain/address';
import { isSameAddress } from '@/domain/same-address';
import { accept, reject, type Result } from '@/domain/result';
import { limitTries } from '@/server/abuse/rate-limit';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { atomically, transact } from '@/server/database/transact';
import { type Shopper } from './identity';
import { holderOf, readBook } from './read-book';

type Saved = Promise<Result<SavedAddress[], 'too-many-addresses' | 'country-not-served'>>;

/**
 * Saves a member's address, or changes the one with its id, and returns the updated book. An address that is in the
 * book is not stored twice, so a retry is safe. An address that was removed at the same time is stored again.
 */
export async function saveAddress(db: Database, member: Shopper, typed: CheckedAddress, now: Date): Saved {
  if (shippingZoneOf(typed.country) === 'none') return reject({ code: 'country-not-served', field: 'country' });
  return transact(db, async (records) => {
    const { id, isFirst, ...address } = typed;
    const { userId } = member;
    await lockBook(records, member, now);
    const kept = await readBook(records, userId);
    const changed = kept.find((each) => each.id === id);
    const same = kept.find((each) => each !== changed && isSameAddress(each, address));
    if (!changed && !same && kept.length >= maxSavedAddresses) return reject({ code: 'too-many-addresses' });
    const stays = same?.id ?? changed?.id ?? randomUUID();
    if (same && changed) await removeRow(records, userId, changed.id);
    if (!same) await writeRow(records, userId, stays, address);
    // Always written: a different address with an older name must not become the default.
    const [before] = kept;
    const first = isFirst || !before || before === changed ? stays : before.id;
    await records.updateTable('address_books').set({ default_address: first }).where('user_id', '=', userId).execute();
    return accept(await readBook(records, userId));
  });
}

/** Removes an address from a member's book and returns the updated book. */
export function removeAddress(db: Database, userId: string, id: string): Promise<SavedAddress[]> {
  return atomically(db, async (records) => {
    await lockRow(records, userId);
    await removeRow(records, userId, id);
    const left = await readBook(records, userId);
    if (left.length === 0) await records.deleteFrom('address_books').where('user_id', '=', userId).execute();
    return left;
  });
}

export function forgetBook(db: Database, userId: string): Promise<void> {
  return atomically(db, async (records) => {
    await lockRow(records, userId);
    await records.deleteFrom('saved_addresses').where('user_id', '=', userId).execute();
    await records.deleteFrom('address_books').where('user_id', '=', userId).execute();
  });
}

/**
 * Creates a member's book if needed and locks its row until the transaction ends. Without the lock, two saves could
 * both count the same place as free.
 */
async function lockBook(records: DatabaseTransaction, member: Shopper, now: Date) {
  const whose = { ...holderOf(member), used_at: now.toISOString() };
  await records
    .insertInto('address_books')
    .values({ user_id: member.userId, default_address: null, ...whose })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(whose))
    .execute();
}

/** Locks the row of a book, without creating one. */
async function lockRow(records: DatabaseTransaction, userId: string): Promise<void> {
  await records
    .updateTable('address_books')
    .set((row) => ({ used_at: row.ref('used_at') }))
    .where('user_id', '=', userId)
    .execute();
}

async function removeRow(records: DatabaseTransaction, userId: string, id: string): Promise<void> {
  await records.deleteFrom('saved_addresses').where('user_id', '=', userId).where('id', '=', id).execute();
}

async function writeRow(records: DatabaseTransaction, userId: string, id: string, address: Address): Promise<void> {
  const { fullName, line1, line2, city, region, postalCode, country } = address;
  const lines = {
    full_name: fullName,
    address_line1: line1,
    address_line2: line2,
    city,
    region,
    postal_code: postalCode,
    country,
  };
  await records
    .insertInto('saved_addresses')
    .values({ user_id: userId, id, ...lines })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(lines))
    .execute();
}

/** Changes per account within ten minutes. */
const CHANGES = { action: 'address-book', limit: 100, windowMs: 10 * 60_000 };

/** Rejects address book changes above the rate limit. */
export const limitChanges = (db: Database, userId: string, now: Date) =>
  limitTries(db, { ...CHANGES, subject: userId }, now);
