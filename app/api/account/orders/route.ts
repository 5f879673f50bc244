import { accountOrders } from '@/server/account-orders';
import { database } from '@/server/database';
import { Refusal } from '@/server/errors';
import { handle } from '@/server/http';
import { shopperOf } from '@/server/identity';

/** The signed-in shopper's own orders. */
export const GET = handle('account-orders', async (request) => {
  const shopper = await shopperOf(request);
  if (!shopper) throw new Refusal(401, 'no-token', 'Sign in to see your orders.');
  return Response.json({ orders: await accountOrders(await database(), shopper) });
});
