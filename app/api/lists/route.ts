import { listsRoute } from '@/contract/lists';
import { listsRequest } from '@/contract/lists.schema';
import { accept } from '@/domain/result';
import { storingMemberOf } from '@/server/accounts/deleted-account';
import { database } from '@/server/database/database';
import { readJson } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { limitListRequests, shareLists, verified } from '@/server/lists/account-lists';
import { shopDate } from '@/domain/shop-date';

/** Stores a browser's changes of the lists and returns those of all browsers (docs/product.md 40.2). */
export const POST = serve(listsRoute, async (request) => {
  const parsed = await readJson(request, listsRequest());
  if (!parsed.ok) return parsed;
  const shopper = await storingMemberOf(request, database);
  const member = shopper.ok ? verified(shopper.value) : shopper;
  if (!member.ok) return member;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitListRequests(db, member.value.userId, now);
  return limited.ok ? accept(await shareLists(db, member.value, parsed.value, now)) : limited;
});
