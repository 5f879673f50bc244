import { stripeWebhookRoute } from '@/contract/checkout';
import { database } from '@/server/database/database';
import { serve } from '@/server/http/serve';
import { stripeSettings } from '@/server/payments/mode';
import { handleStripeWebhook } from '@/server/payments/stripe-webhook';
import { shopDate } from '@/domain/shop-date';

/** Receives Stripe's signed events (docs/product.md 16.5). */
export const POST = serve(stripeWebhookRoute, async (request) =>
  handleStripeWebhook(await database(), stripeSettings(), request, shopDate()),
);
