import { z } from 'zod';
import { orderStates } from '@/domain/order-states';
import { parsePromoCode } from '@/domain/promo-code';
import type { Totals } from '@/domain/totals';
import { catalogueNames } from '@/domain/watch-key';
import { addressLinesShape, validatePlace } from './address.schema';
import { fieldReason, country, emailAddress, orderNumber, requiredText } from './fields.schema';
import { deliveryLimits, maxPromoCodeLength, maxOrderLines } from './limits';

/** Quantities, watches, countries and services are judged by pricing, which knows them. */
const orderedLines = () =>
  z
    .array(z.strictObject({ catalogue: z.string().max(40), id: z.number(), quantity: z.number() }))
    .max(maxOrderLines, fieldReason('too-many-lines'));

const shippingService = () => z.string().max(40);

/** Null for a text that cannot be one of the shop's codes: refused as an unknown code where the order is priced. */
export const promoCode = () =>
  z
    .string()
    .max(maxPromoCodeLength, fieldReason('no-code'))
    .refine((typed) => !typed.includes('\0'), fieldReason('malformed'))
    .transform((typed) => parsePromoCode(typed) ?? null);

/** An earlier order: by its token, or by its idempotency key where no answer has told the token. */
export const replacedOrder = () => z.string().min(1).max(64);

/**
 * By the usual service unless one is named. A promo code that the order in `supersedes` holds counts as free: it is the
 * shopper's own unpaid order, which the next one takes the place of.
 */
export const quoteRequest = () =>
  z.strictObject({
    lines: orderedLines(),
    country: country(),
    service: shippingService().optional(),
    promoCode: promoCode().optional(),
    supersedes: replacedOrder().optional(),
  });

/** Money in cents, dates as `2026-11-20`; a way to send that is free costs 0. */
export const quoteAnswer = () =>
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
 * Prices are not in it, except the total that the shopper has seen, in cents: a differing one is refused. `supersedes`
 * names an unpaid order that this one takes the place of: it is given up, and its promo code is free again. `handOff` is the
 * key by which the browser has taken over what an agent had prepared (`agent-hand-off.ts`).
 */
export const checkoutRequest = () =>
  z.strictObject({
    lines: orderedLines(),
    contact: z.strictObject({ email: emailAddress(), fullName: requiredText(deliveryLimits.fullName) }),
    address: address(),
    service: shippingService(),
    promoCode: promoCode().optional(),
    shownTotal: z.int().nonnegative(),
    supersedes: replacedOrder().optional(),
    handOff: z.uuid().optional(),
  });

/** Where the parcel goes, by the rules of its country. */
const address = () => z.strictObject(addressLinesShape()).superRefine(validatePlace);

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
    order: z.strictObject({ number: orderNumber(), token: z.string(), state: z.enum(orderStates) }),
    next: nextStep(),
  });
