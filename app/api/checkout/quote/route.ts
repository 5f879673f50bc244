import { quoteRoute } from '@/contract/checkout';
import { openCheckout } from '@/server/checkout/context';
import { handleQuote } from '@/server/checkout/quote';
import { serve } from '@/server/http/serve';

/** Prices a cart and lists its shipping services (docs/product.md 13.4). */
export const POST = serve(quoteRoute, async (request) => handleQuote(await openCheckout(), request));
