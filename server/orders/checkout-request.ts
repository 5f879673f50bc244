import { z } from 'zod';
import { emailAddress, requiredText, text } from '@/server/fields';

const cartLines = z
  .array(z.strictObject({ catalogue: z.string().max(40), id: z.number(), quantity: z.number() }))
  .max(100, 'Too many lines.');
const shippingService = z.string().max(40);
const promoCode = z.string().max(40, 'This is no code of ours.');

/** What opens an order without an account. */
export const orderToken = z.string().min(1).max(64);

/** An earlier order: by its token, or by its idempotency key where no answer has told the token. */
const earlierOrder = z.string().min(1).max(64);

/**
 * What is asked before there is an order: what it would cost, by the usual service unless one is named. A promo code
 * that the order in `supersedes` holds counts as free.
 */
export const quoteRequest = z.strictObject({
  lines: cartLines,
  country: z.string().length(2, 'Choose a country.'),
  service: shippingService.optional(),
  promoCode: promoCode.optional(),
  supersedes: earlierOrder.optional(),
});

/**
 * What a checkout sends. Prices are not in it, except the total that the shopper has seen: a differing one is refused.
 * Quantities, watches, countries and services are judged by `priceOrder`. `supersedes` names an unpaid order that
 * this one takes the place of, because the cart was changed: it is given up, and its promo code is free again.
 */
export const checkoutRequest = z.strictObject({
  lines: cartLines,
  contact: z.strictObject({ email: emailAddress, fullName: requiredText(100) }),
  address: z.strictObject({
    line1: requiredText(120),
    line2: text(120).default(''),
    city: requiredText(80),
    region: text(80).default(''),
    postalCode: text(20).default(''),
    country: z.string().length(2, 'Choose a country.'),
  }),
  service: shippingService,
  promoCode: promoCode.optional(),
  /** In cents. */
  shownTotal: z.int().nonnegative(),
  supersedes: earlierOrder.optional(),
});

export type CheckoutRequest = z.output<typeof checkoutRequest>;
