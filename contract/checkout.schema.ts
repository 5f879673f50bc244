import { z } from 'zod';
import { orderStates } from '@/domain/order-states';
import { parsePromoCode } from '@/domain/promo-code';
import type { Totals } from '@/domain/line-items';
import { currencies } from '@/domain/currency';
import { normaliseCode } from '@/domain/typed-text';
import { catalogueNames } from '@/domain/watch-key';
import { addressLinesShape, withPlace } from './address.schema';
import { fieldReason, country, emailAddress, orderNumber, phoneNumber, requiredText } from './fields.schema';
import { deliveryLimits, maxPromoCodeLength, maxOrderLines } from './limits';
import { testOutcomes } from '@/domain/test-cards';

/** Pricing validates quantities, watches, countries and services. */
const orderedLines = () =>
  z
    .array(z.strictObject({ catalogue: z.string().max(40), id: z.number(), quantity: z.number() }))
    .max(maxOrderLines, fieldReason('too-many-lines'));

const shippingService = () => z.string().max(40);

/** The currency of all amounts; if it is missing, that of the language's pages (docs/product.md 45.7). */
const currency = () => z.enum(currencies).optional();

/** Null for text that cannot be a promo code; pricing then rejects it as an unknown code. */
export const promoCode = () =>
  z
    .string()
    .overwrite(normaliseCode)
    .max(maxPromoCodeLength, fieldReason('no-code'))
    .refine((typed) => !typed.includes('\0'), fieldReason('malformed'))
    .transform((typed) => parsePromoCode(typed) ?? null);

/** Names an earlier order by its token, or by its idempotency key if the response with the token was lost. */
const replacedOrder = () => z.string().min(1).max(64);

/**
 * Names the shopper's own unpaid orders, each like {@link replacedOrder}, separated by a comma: two while the answer
 * to a replacement is missing.
 */
export const ownOrders = () => z.string().regex(/^[^,]{1,64}(?:,[^,]{1,64})?$/, fieldReason('malformed'));

/**
 * Uses the default service unless `service` is given. A promo code reserved by the orders in `supersedes` counts as
 * free, because the next order replaces that unpaid order.
 */
export const quoteRequest = () =>
  z.strictObject({
    lines: orderedLines(),
    country: country(),
    currency: currency(),
    service: shippingService().optional(),
    promoCode: promoCode().optional(),
    supersedes: ownOrders().optional(),
  });

/** Money in the minor unit of the currency, dates as `2026-11-20`. A free service costs 0. */
export const quoteResponse = () =>
  z.strictObject({
    options: z
      .array(
        z.strictObject({
          id: z.string(),
          label: z.string(),
          cents: z.int().nonnegative(),
          earliest: z.iso.date(),
          latest: z.iso.date(),
          latestIfDelayed: z.iso.date(),
        }),
      )
      .readonly(),
    totals: totals(),
    /** True if the total includes the VAT of the country. */
    includesVat: z.boolean(),
  });

const pricedLine = () =>
  z.strictObject({
    catalogue: z.enum(catalogueNames),
    id: z.int(),
    quantity: z.int().positive(),
    name: z.string(),
    unitCents: z.int().positive(),
    lineCents: z.int().positive(),
  });

const totals = () =>
  z.strictObject({
    currency: z.enum(currencies),
    lines: z.array(pricedLine()).readonly(),
    subtotalCents: z.int(),
    discountCents: z.int(),
    shipping: z.strictObject({
      id: z.string(),
      label: z.string(),
      cents: z.int(),
      days: z.tuple([z.int(), z.int()]).readonly(),
      delayDays: z.int(),
    }),
    totalCents: z.int(),
  }) satisfies z.ZodType<Totals>;

/**
 * The only price in it is `shownTotal`, the total that the shopper saw, in the minor unit of the currency; a different total is rejected.
 * `supersedes` names an unpaid order to replace: it expires and frees its promo code. `handOff` is the browser's key
 * of an agent session (`agent-hand-off.ts`).
 */
export const checkoutRequest = () =>
  z.strictObject({
    lines: orderedLines(),
    currency: currency(),
    contact: z.strictObject({
      email: emailAddress(),
      fullName: requiredText(deliveryLimits.fullName),
      phone: phoneNumber(),
    }),
    address: address(),
    service: shippingService(),
    promoCode: promoCode().optional(),
    shownTotal: z.int().nonnegative(),
    supersedes: replacedOrder().optional(),
    handOff: z.uuid().optional(),
  });

/** The delivery address, validated by the rules of its country. */
const address = () => withPlace(z.strictObject(addressLinesShape()));

/**
 * The next step: the provider's payment page, the shop's own test payment page, or none because the order is paid or
 * its payment is pending.
 */
const nextStep = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('redirect'), url: z.string() }),
    z.strictObject({ kind: z.literal('card'), session: z.string() }),
    z.strictObject({ kind: z.literal('done') }),
  ]);

/** The placed order and the shopper's next step. `token` opens the order's page. */
export const ordersResponse = () =>
  z.strictObject({
    order: z.strictObject({ number: orderNumber(), token: z.string(), state: z.enum(orderStates) }),
    next: nextStep(),
  });

/** `order` is the order's token; `authenticated` is the outcome of 3-D Secure. */
export const testPaymentRequest = () =>
  z.strictObject({
    order: z.string().min(1).max(64),
    session: z.string().min(1).max(64),
    card: z.enum(testOutcomes),
    authenticated: z.boolean().optional(),
  });

/** State of the payment. `authentication-required` asks for a second request with `authenticated`. */
export const testPaymentResponse = () =>
  z.strictObject({ result: z.enum(['paid', 'processing', 'authentication-required']) });

/** Confirms to Stripe that the event arrived. */
export const stripeWebhookResponse = () => z.strictObject({ received: z.literal(true) });
