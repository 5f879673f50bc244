import { quoteRoute } from '@/contract/checkout';
import { openCheckout } from '@/server/checkout/context';
import { answerQuote } from '@/server/checkout/quote';
import { serve } from '@/server/http/serve';

export const POST = serve(quoteRoute, async (request) => answerQuote(await openCheckout(), request));
