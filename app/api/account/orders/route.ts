import { accountOrdersRoute } from '@/contract/orders';
import { accept } from '@/domain/result';
import { accountOrders } from '@/server/accounts/account-orders';
import { database } from '@/server/database/database';
import { serve } from '@/server/http/serve';
import { memberOf } from '@/server/accounts/identity';

/** Returns the shopper's orders, newest first (docs/product.md 11.13). */
export const GET = serve(accountOrdersRoute, async (request) => {
  const member = await memberOf(request);
  if (!member.ok) return member;
  return accept({ orders: await accountOrders(await database(), member.value) });
});
