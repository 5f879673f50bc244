import type { z } from 'zod';
import { defineRoute, recordsRefusals } from './route';
import type { stripeWebhookAnswer } from './stripe-webhook.schema';

/** Stripe's word on payments: its own event, as text that its signature covers (docs.stripe.com/webhooks). */
export const stripeWebhookRoute = defineRoute<string, StripeWebhookAnswer>()({
  method: 'POST',
  path: '/api/stripe/webhook',
  sender: 'stripe',
  refusals: { ...recordsRefusals, 'payment-off': 404, 'bad-signature': 400, 'too-large': 413 },
});

type StripeWebhookAnswer = z.output<ReturnType<typeof stripeWebhookAnswer>>;
