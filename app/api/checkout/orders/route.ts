import { ordersRoute } from '@/contract/checkout';
import { openCheckout } from '@/server/checkout/context';
import { handleOrder } from '@/server/checkout/order';
import { serve } from '@/server/http/serve';
import { shopperOf } from '@/server/accounts/identity';

/** Places an order and returns the next step of its payment (docs/product.md 13.6). */
export const POST = serve(ordersRoute, async (request) => {
  const shopper = await shopperOf(request);
  return shopper.ok ? handleOrder(await openCheckout(), request, shopper.value?.userId) : shopper;
});
