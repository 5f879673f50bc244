import type { z } from 'zod';
import type {
  checkoutRequest,
  ordersResponse,
  quoteResponse,
  quoteRequest,
  stripeWebhookResponse,
  testPaymentResponse,
  testPaymentRequest,
} from './checkout.schema';
import { defineRoute, databaseRejections, shopPageRejections } from './route';

/** Prices an order and lists its shipping options. Stores nothing. */
export const quoteRoute = defineRoute<QuoteRequest, Quote>()({
  method: 'POST',
  path: '/api/checkout/quote',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    'no-lines': 422,
    'unknown-watch': 422,
    'not-in-currency': 422,
    'bad-quantity': 422,
    'duplicate-line': 422,
    'country-not-served': 422,
    'service-not-offered': 422,
    'promo-code': 422,
    'promo-code-held': 422,
    'sold-out': 409,
    'too-few-left': 409,
    'too-many-requests': 429,
  },
});

/** A quote request as the browser sends it. */
export type QuoteRequest = z.input<ReturnType<typeof quoteRequest>>;

/** Shipping options and totals, in the minor unit of their currency. */
export type Quote = z.output<ReturnType<typeof quoteResponse>>;

/** An order line in a request. It has no price: prices come from the catalogue. */
export type OrderedLine = QuoteRequest['lines'][number];

/** A shipping service with its price in cents and its dates. */
export type QuotedOption = Quote['options'][number];

/** Places an order, idempotently by its key, as a guest or for the account that the ID token names. */
export const ordersRoute = defineRoute<CheckoutRequest, PlacedOrder>()({
  method: 'POST',
  path: '/api/checkout/orders',
  sender: 'shop-page',
  rejections: {
    ...quoteRoute.rejections,
    'no-idempotency-key': 400,
    'bad-token': 401,
    'sign-in-unreachable': 503,
    'payment-off': 503,
    'price-changed': 409,
    'idempotency-conflict': 409,
    'already-paid': 409,
    'order-over': 409,
    'email-refused': 422,
    'payment-unreachable': 503,
  },
});

/** An order as the browser sends it. */
export type CheckoutRequest = z.input<ReturnType<typeof checkoutRequest>>;

/** The request after server-side parsing. */
export type CheckedOrder = z.output<ReturnType<typeof checkoutRequest>>;

/** A placed order with its next step. */
export type PlacedOrder = z.output<ReturnType<typeof ordersResponse>>;

/** What the browser does next: open the provider's page, ask for a test card, or nothing. */
export type NextStep = PlacedOrder['next'];

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
