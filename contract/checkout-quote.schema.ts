import { z } from 'zod';
import type { Totals } from '@/domain/pricing';
import { longestPromoCode, mostLines } from './checkout-quote';
import { because } from './fields.schema';

/** Quantities, watches, countries and services are judged by pricing, which knows them. */
export const orderedLines = () =>
  z
    .array(z.strictObject({ catalogue: z.string().max(40), id: z.number(), quantity: z.number() }))
    .max(mostLines, because('too-many-lines'));

export const country = () => z.string().length(2, because('country'));

export const shippingService = () => z.string().max(40);

export const promoCode = () => z.string().max(longestPromoCode, because('no-code'));

/** An earlier order: by its token, or by its idempotency key where no answer has told the token. */
export const earlierOrder = () => z.string().min(1).max(64);

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
    supersedes: earlierOrder().optional(),
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
    catalogue: z.string(),
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
