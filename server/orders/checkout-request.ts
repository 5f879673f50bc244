import { z } from 'zod';

/** No control characters: none of this may start a new line in a mail header, a log or a CSV file. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest} characters.`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Use plain text on one line.');
const requiredText = (longest: number) => text(longest).min(1, 'Fill in this field.');

/** An e-mail address on one line; case is kept. RFC 5321 allows 254 characters. */
export const emailAddress = z
  .string()
  .trim()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Use an e-mail address like name@example.com.'));

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
