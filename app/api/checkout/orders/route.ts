import { answerOrder } from '@/server/checkout/order';
import { handle } from '@/server/http';
import { shopperOf } from '@/server/identity';
import { openTill } from '@/server/till';

/** Orders, as a guest or with the account that the ID token names. */
export const POST = handle('checkout', async (request) => {
  const shopper = await shopperOf(request);
  return answerOrder(await openTill(), request, shopper?.userId);
});
