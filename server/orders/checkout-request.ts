import { z } from 'zod';
import { emailAddress, requiredText, text } from '@/server/fields';

/**
 * What a checkout sends. Prices are not in it, except the total that the shopper has seen: a differing one is refused.
 * Quantities, watches, countries and services are judged by `priceOrder`.
 */
export const checkoutRequest = z.strictObject({
  lines: z
    .array(z.strictObject({ catalogue: z.string().max(40), id: z.number(), quantity: z.number() }))
    .max(100, 'Too many lines.'),
  contact: z.strictObject({ email: emailAddress, fullName: requiredText(100) }),
  address: z.strictObject({
    line1: requiredText(120),
    line2: text(120).default(''),
    city: requiredText(80),
    region: text(80).default(''),
    postalCode: text(20).default(''),
    country: z.string().length(2, 'Choose a country.'),
  }),
  service: z.string().max(40),
  promoCode: z.string().max(40, 'This is no code of ours.').optional(),
  /** In cents. */
  shownTotal: z.int().nonnegative(),
});

export type CheckoutRequest = z.output<typeof checkoutRequest>;
