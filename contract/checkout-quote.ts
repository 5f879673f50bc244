import type { z } from 'zod';
import type { quoteAnswer, quoteRequest } from './checkout-quote.schema';
import { defineRoute, recordsRefusals, shopPageRefusals } from './route';

/** What an order would cost, and the ways to send it; nothing is kept. */
export const quoteRoute = defineRoute<QuoteRequest, Quote>()({
  method: 'POST',
  path: '/api/checkout/quote',
  sender: 'shop-page',
  refusals: {
    ...shopPageRefusals,
    ...recordsRefusals,
    'no-lines': 422,
    'unknown-watch': 422,
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

/** In characters. */
export const longestPromoCode = 40;

export const mostLines = 100;

export type QuoteRequest = z.input<ReturnType<typeof quoteRequest>>;

export type Quote = z.output<ReturnType<typeof quoteAnswer>>;

/** A line as the shop wants it named: prices come from its own catalogue. */
export type OrderedLine = QuoteRequest['lines'][number];

export type QuotedOption = Quote['options'][number];
