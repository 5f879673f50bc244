import 'server-only';
import { forgetBook } from '@/server/accounts/change-book';
import { noteDeletion } from '@/server/accounts/deleted-account';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { forgetLists } from './account-lists';

/** Deletes the address book and the lists of an account, or neither, before the account is deleted (docs/product.md 29.15). */
export function forgetAccount(db: Database, userId: string, now: Date): Promise<void> {
  return atomically(db, async (records) => {
    await noteDeletion(records, userId, now);
    await forgetBook(records, userId);
    await forgetLists(records, userId);
  });
}
