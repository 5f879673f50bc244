import { database } from '@/server/database';
import { handle } from '@/server/http';
import { stripeSettings } from '@/server/payments/mode';
import { answerStripeWebhook } from '@/server/payments/stripe-webhook';

/** Stripe's word on payments. */
export const POST = handle('stripe webhook', async (request) =>
  answerStripeWebhook(await database(), stripeSettings(), request, new Date()),
);
