import { forgetAddressesRoute } from '@/contract/account-addresses';
import { accept } from '@/domain/result';
import { forgetBook } from '@/server/accounts/change-book';
import { database } from '@/server/database/database';
import { serve } from '@/server/http/serve';
import { memberOf } from '@/server/accounts/identity';

export const POST = serve(forgetAddressesRoute, async (request) => {
  const member = await memberOf(request);
  if (!member.ok) return member;
  await forgetBook(await database(), member.value.userId);
  return accept({ forgotten: true as const });
});
