import { z } from 'zod';
import type { Totals } from '@/domain/pricing';
import { because } from './fields';
import { defineRoute, shopPageRefusals } from './route';

/** What an order would cost, and the ways to send it; nothing is kept. */
export const quoteRoute = defineRoute<QuoteRequest, Quote>()({
  method: 'POST',
  path: '/api/checkout/quote',
  sender: 'shop-page',
  refusals: {
    ...shopPageRefusals,
    'no-lines': 422,
    'unknown-watch': 422,
    'bad-quantity': 422,
    'duplicate-line': 422,
    'country-not-served': 422,
    'service-not-offered': 422,
    'promo-code': 422,
    'too-many-requests': 429,
  },
});

/** In characters. */
export const longestPromoCode = 40;
const mostLines = 100;

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

export type QuoteRequest = z.input<ReturnType<typeof quoteRequest>>;
export type Quote = z.output<ReturnType<typeof quoteAnswer>>;
/** A line as the shop wants it named: prices come from its own catalogue. */
export type OrderedLine = QuoteRequest['lines'][number];
export type QuotedOption = Quote['options'][number];
