import type { z } from 'zod';
import type { stripeWebhookResponse, testPaymentResponse, testPaymentRequest } from './payments.schema';
import { defineRoute, databaseRejections, shopPageRejections } from './route';

/** Pays an order with a test card, named by its outcome. The typed number stays in the browser. */
export const testPaymentRoute = defineRoute<TestPaymentRequest, TestPaymentResponse>()({
  method: 'POST',
  path: '/api/test-payment',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    'payment-off': 503,
    'unknown-payment': 404,
    'order-over': 409,
    'card-declined': 402,
    'insufficient-funds': 402,
    'authentication-failed': 402,
  },
});

/** A test payment as the browser sends it. */
export type TestPaymentRequest = z.input<ReturnType<typeof testPaymentRequest>>;

/** State of a test payment. */
export type TestPaymentResponse = z.output<ReturnType<typeof testPaymentResponse>>;

/** Receives Stripe's webhook events as text, because the signature covers the raw body (docs.stripe.com/webhooks). */
export const stripeWebhookRoute = defineRoute<string, StripeWebhookResponse>()({
  method: 'POST',
  path: '/api/stripe/webhook',
  sender: 'stripe',
  rejections: { ...databaseRejections, 'payment-off': 404, 'bad-signature': 400, 'too-large': 413 },
});

type StripeWebhookResponse = z.output<ReturnType<typeof stripeWebhookResponse>>;
