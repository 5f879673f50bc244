import { forgetAddressesRoute } from '@/contract/account-addresses';
import { accept } from '@/domain/result';
import { shopDate } from '@/domain/shop-date';
import { forgetBook } from '@/server/accounts/change-book';
import { noteDeletion } from '@/server/accounts/deleted-account';
import { database } from '@/server/database/database';
import { serve } from '@/server/http/serve';
import { forgetLists } from '@/server/lists/account-lists';
import { memberOf } from '@/server/accounts/identity';

/** Deletes the account's address book and lists, before the account is deleted (docs/product.md 29.15). */
export const POST = serve(forgetAddressesRoute, async (request) => {
  const member = await memberOf(request);
  if (!member.ok) return member;
  const db = await database();
  await noteDeletion(db, member.value.userId, shopDate());
  await forgetBook(db, member.value.userId);
  await forgetLists(db, member.value.userId);
  return accept({ forgotten: true as const });
});
