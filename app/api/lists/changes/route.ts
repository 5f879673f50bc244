import { listChangesRoute } from '@/contract/lists';
import { listChangesQuery } from '@/contract/lists.schema';
import { accept } from '@/domain/result';
import { memberOf } from '@/server/accounts/identity';
import { database } from '@/server/database/database';
import { readQuery } from '@/server/http/read-request';
import { serve } from '@/server/http/serve';
import { verified } from '@/server/lists/account-lists';
import { waitForChange } from '@/server/lists/wait-for-change';

/** Long poll for a newer version of the account's lists (docs/product.md 40.1). */
export const GET = serve(listChangesRoute, async (request) => {
  const query = readQuery(request, listChangesQuery());
  if (!query.ok) return query;
  const shopper = await memberOf(request);
  const member = shopper.ok ? verified(shopper.value) : shopper;
  if (!member.ok) return member;
  const { userId } = member.value;
  return accept({ version: await waitForChange(await database(), userId, query.value.after, request.signal) });
});
