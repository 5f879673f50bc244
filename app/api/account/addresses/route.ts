import { addressBookRoute, saveAddressRoute } from '@/contract/account-addresses';
import { saveAddressRequest } from '@/contract/account-addresses.schema';
import { accept } from '@/domain/result';
import { saveAddress, limitChanges } from '@/server/accounts/change-book';
import { storingMemberOf } from '@/server/accounts/deleted-account';
import { openBook } from '@/server/accounts/read-book';
import { database } from '@/server/database/database';
import { readJson } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { memberOf } from '@/server/accounts/identity';
import { shopDate } from '@/domain/shop-date';

/** Returns the address book (docs/product.md 29.11). */
export const GET = serve(addressBookRoute, async (request) => {
  const member = await memberOf(request);
  if (!member.ok) return member;
  return accept({ addresses: await openBook(await database(), member.value, shopDate()) });
});

/** Adds or updates an address and returns the address book (docs/product.md 29.12). */
export const POST = serve(saveAddressRoute, async (request) => {
  const parsed = await readJson(request, saveAddressRequest());
  if (!parsed.ok) return parsed;
  const member = await storingMemberOf(request, database);
  if (!member.ok) return member;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitChanges(db, member.value.userId, now);
  if (!limited.ok) return limited;
  const saved = await saveAddress(db, member.value, parsed.value, now);
  return saved.ok ? accept({ addresses: saved.value }) : saved;
});
