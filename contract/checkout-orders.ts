import { z } from 'zod';
import { orderStates } from '@/domain/order-states';
import { country, earlierOrder, orderedLines, promoCode, quoteRoute, shippingService } from './checkout-quote';
import { longestEmail } from './email-address';
import { emailAddress, requiredText, text } from './fields';
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

/**
 * Prices are not in it, except the total that the shopper has seen, in cents: a differing one is refused. `supersedes`
 * names an unpaid order that this one takes the place of: it is given up, and its promo code is free again.
 */
export const checkoutRequest = () =>
  z.strictObject({
    lines: orderedLines(),
    contact: z.strictObject({ email: emailAddress(), fullName: requiredText(deliveryLimits.fullName) }),
    address: z.strictObject({
      line1: requiredText(deliveryLimits.line1),
      line2: text(deliveryLimits.line2).default(''),
      city: requiredText(deliveryLimits.city),
      region: text(deliveryLimits.region).default(''),
      postalCode: text(deliveryLimits.postalCode).default(''),
      country: country(),
    }),
    service: shippingService(),
    promoCode: promoCode().optional(),
    shownTotal: z.int().nonnegative(),
    supersedes: earlierOrder().optional(),
  });

/**
 * How a checkout goes on: on the provider's page, with a number on the shop's own page, or not at all, because the
 * order is paid or its payment is on its way.
 */
const nextStep = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('redirect'), url: z.string() }),
    z.strictObject({ kind: z.literal('card'), session: z.string() }),
    z.strictObject({ kind: z.literal('done') }),
  ]);

export const ordersAnswer = () =>
  z.strictObject({
    order: z.strictObject({ number: z.string(), token: z.string(), state: z.enum(orderStates) }),
    next: nextStep(),
  });

export type CheckoutRequest = z.input<ReturnType<typeof checkoutRequest>>;
/** The same as the server has read it. */
export type CheckedOrder = z.output<ReturnType<typeof checkoutRequest>>;
export type Placed = z.output<ReturnType<typeof ordersAnswer>>;
export type NextStep = Placed['next'];
