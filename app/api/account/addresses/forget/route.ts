import { forgetAddressesRoute } from '@/contract/account-addresses';
import { accept } from '@/domain/result';
import { shopDate } from '@/domain/shop-date';
import { database } from '@/server/database/database';
import { serve } from '@/server/http/serve';
import { forgetAccount } from '@/server/lists/forget-account';
import { memberOf } from '@/server/accounts/identity';

/** Deletes the account's address book and lists, before the account is deleted (docs/product.md 29.15). */
export const POST = serve(forgetAddressesRoute, async (request) => {
  const member = await memberOf(request);
  if (!member.ok) return member;
  await forgetAccount(await database(), member.value.userId, shopDate());
  return accept({ forgotten: true as const });
});
