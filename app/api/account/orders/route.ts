import { accountOrdersRoute } from '@/contract/account-orders';
import { accept, refuse } from '@/domain/result';
import { accountOrders } from '@/server/account-orders';
import { database } from '@/server/database';
import { serve } from '@/server/http/serve';
import { shopperOf } from '@/server/identity';

export const GET = serve(accountOrdersRoute, async (request) => {
  const shopper = await shopperOf(request);
  if (!shopper.ok) return shopper;
  if (!shopper.value) return refuse({ code: 'no-token' });
  return accept({ orders: await accountOrders(await database(), shopper.value) });
});
