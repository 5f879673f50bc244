import { testPaymentRoute } from '@/contract/payments';
import { openCheckout } from '@/server/checkout/context';
import { handleTestPayment } from '@/server/checkout/test-card';
import { serve } from '@/server/http/serve';

export const POST = serve(testPaymentRoute, async (request) => handleTestPayment(await openCheckout(), request));
