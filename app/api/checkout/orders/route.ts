import { ordersRoute } from '@/contract/checkout';
import { openCheckout } from '@/server/checkout/context';
import { handleOrder } from '@/server/checkout/order';
import { serve } from '@/server/http/serve';
import { shopperOf } from '@/server/accounts/identity';

export const POST = serve(ordersRoute, async (request) => {
  const shopper = await shopperOf(request);
  return shopper.ok ? handleOrder(await openCheckout(), request, shopper.value?.userId) : shopper;
});
