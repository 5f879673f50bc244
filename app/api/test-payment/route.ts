import { testPaymentRoute } from '@/contract/test-payment';
import { openCheckout } from '@/server/checkout/checkout-context';
import { answerTestPayment } from '@/server/checkout/test-card';
import { serve } from '@/server/http/serve';

export const POST = serve(testPaymentRoute, async (request) => answerTestPayment(await openCheckout(), request));
