import type { z } from 'zod';
import type { checkoutRequest, ordersAnswer } from './checkout-orders.schema';
import { longestEmail } from './email-address';
import { quoteRoute } from './checkout-quote';
import { defineRoute } from './route';

/** Places an order, once for its idempotency key, as a guest or with the account that the ID token names. */
export const ordersRoute = defineRoute<CheckoutRequest, Placed>()({
  method: 'POST',
  path: '/api/checkout/orders',
  sender: 'shop-page',
  refusals: {
    ...quoteRoute.refusals,
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

/** How long each field may be, in characters. */
export const deliveryLimits = {
  email: longestEmail,
  fullName: 100,
  line1: 120,
  line2: 120,
  city: 80,
  region: 80,
  postalCode: 20,
} as const;

export type CheckoutRequest = z.input<ReturnType<typeof checkoutRequest>>;

/** The same as the server has read it. */
export type CheckedOrder = z.output<ReturnType<typeof checkoutRequest>>;

export type Placed = z.output<ReturnType<typeof ordersAnswer>>;

export type NextStep = Placed['next'];
