import { testPaymentRoute } from '@/contract/checkout';
import { openCheckout } from '@/server/checkout/context';
import { handleTestPayment } from '@/server/checkout/test-card';
import { serve } from '@/server/http/serve';

/** Pays an order with a test card (docs/product.md 16.2). */
export const POST = serve(testPaymentRoute, async (request) => handleTestPayment(await openCheckout(), request));
