import { z } from 'zod';
import { defineRoute } from './route';

/** Stripe's word on payments: its own event, as text that its signature covers (docs.stripe.com/webhooks). */
export const stripeWebhookRoute = defineRoute<string, StripeWebhookAnswer>()({
  method: 'POST',
  path: '/api/stripe/webhook',
  sender: 'stripe',
  refusals: { 'payment-off': 404, 'bad-signature': 400, 'too-large': 413 },
});

export const stripeWebhookAnswer = () => z.strictObject({ received: z.literal(true) });

type StripeWebhookAnswer = z.output<ReturnType<typeof stripeWebhookAnswer>>;
