import { postJson } from './post-json';
import type { Totals } from '@/domain/pricing';
import type { DeliveryDates } from '@/domain/shipping';
import type { LineItem } from '@/domain/line-items';

/** How long to wait for the shop's answer, in ms. */
const PATIENCE_MS = 20_000;

/** The same for an order, in ms: behind it the shop itself may wait for the payment provider. */
const ORDER_PATIENCE_MS = 75_000;

/** What the shop refuses, or why it could not be asked, in the one error shape of its routes. */
export type Problem = {
  /** The shop's own, or `unreachable` where no answer came. */
  code: string;
  /** For the shopper to read. */
  message: string;
  /** What in the request it is about: `contact.email`. */
  field?: string;
  /** With `already-paid`: the token of the order that is. */
  order?: string;
  /** With `price-changed`: what it costs now. */
  totals?: Totals;
};

export type Answer<T> = { value: T } | { problem: Problem };

/** A way to send this order; `cents` is 0 where it is free. */
export type QuotedOption = DeliveryDates & { id: string; label: string; cents: number };

/** What an order would cost, and the ways to send it. */
export type Quote = { options: readonly QuotedOption[]; totals: Totals };

export type QuoteRequest = {
  lines: readonly OrderedLine[];
  country: string;
  service?: string;
  promoCode?: string;
  /** The shopper's own unpaid order, by token or key, which the next one takes the place of: a code that it holds is not used up. */
  supersedes?: string;
};

/** A line as the shop wants it named: prices come from its own catalogue. */
export type OrderedLine = { catalogue: string; id: number; quantity: number };

/** What is to be done with an order that has been placed. */
export type Next = { kind: 'redirect'; url: string } | { kind: 'card'; session: string } | { kind: 'done' };

export type Placed = { order: { number: string; token: string; state: string }; next: Next };

/** The lines as they are named to the shop. */
export function orderedLines(lines: readonly LineItem[]): OrderedLine[] {
  return lines.map(({ catalogue, id, quantity }) => ({ catalogue, id, quantity }));
}

/** Asks what an order would cost. */
export function askQuote(request: QuoteRequest): Promise<Answer<Quote>> {
  return post('/api/checkout/quote', JSON.stringify(request));
}

/**
 * Places an order.
 *
 * @param idToken of a signed-in shopper; without one the order is a guest's.
 */
export function placeOrder(body: string, idempotencyKey: string, idToken?: string): Promise<Answer<Placed>> {
  const headers = { 'Idempotency-Key': idempotencyKey, ...(idToken && { Authorization: `Bearer ${idToken}` }) };
  return post('/api/checkout/orders', body, { headers, patienceMs: ORDER_PATIENCE_MS });
}

/** Pays with a test card, named by what it brings about: no number leaves the page. */
export function payWithTestCard(payment: {
  order: string;
  session: string;
  card: string;
  authenticated?: boolean;
}): Promise<Answer<{ result: 'paid' | 'processing' | 'authentication-required' }>> {
  return post('/api/test-payment', JSON.stringify(payment));
}

async function post<T>(
  path: string,
  body: string,
  { headers, patienceMs = PATIENCE_MS }: { headers?: Record<string, string>; patienceMs?: number } = {},
): Promise<Answer<T>> {
  try {
    const response = await postJson(path, body, { headers, patienceMs });
    const answer = (await response.json()) as T & { error?: Problem };
    return response.ok ? { value: answer } : { problem: answer.error ?? unreachable };
  } catch {
    return { problem: unreachable };
  }
}

const unreachable: Problem = { code: 'unreachable', message: 'The shop could not be reached.' };
