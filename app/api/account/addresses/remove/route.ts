import { removeAddressRoute } from '@/contract/account-addresses';
import { removeAddressRequest } from '@/contract/account-addresses.schema';
import { accept } from '@/domain/result';
import { removeAddress, limitChanges } from '@/server/accounts/change-book';
import { database } from '@/server/database/database';
import { readJson } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { memberOf } from '@/server/accounts/identity';
import { shopDate } from '@/domain/shop-date';

/** Deletes a saved address and returns the address book (docs/product.md 29.12). */
export const POST = serve(removeAddressRoute, async (request) => {
  const parsed = await readJson(request, removeAddressRequest());
  if (!parsed.ok) return parsed;
  const member = await memberOf(request);
  if (!member.ok) return member;
  const db = await database();
  const limited = await limitChanges(db, member.value.userId, shopDate());
  if (!limited.ok) return limited;
  return accept({ addresses: await removeAddress(db, member.value.userId, parsed.value.id) });
});
