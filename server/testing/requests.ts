import { randomUUID } from 'node:crypto';
import { type z } from 'zod';
import { ordersRoute, quoteRoute, testPaymentRoute } from '@/contract/checkout';
import { ordersResponse, quoteResponse, testPaymentResponse } from '@/contract/checkout.schema';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { type CheckoutContext } from '@/server/checkout/context';
import { handleOrder } from '@/server/checkout/order';
import { handleQuote } from '@/server/checkout/quote';
import { handleTestPayment } from '@/server/checkout/test-card';
import { type Handler, serve } from '@/server/http/serve';
import { type PaymentProvider } from '@/server/payments/provider';
import { testPayment } from '@/server/payments/test-payment';
import { now, request as checkout } from './checkout';

const [watch] = readShopWatches();
if (!watch) throw new Error('The catalogue is empty.');

/** Two units of the shop's first watch, to New York. */
export const lines = [{ catalogue: watch.catalogue, id: watch.id, quantity: 2 }];
export const totalCents = 2 * watch.priceCents;

/** A checkout from the shop's catalogue, as a browser sends it. */
export const body = { ...checkout, lines, shownTotal: totalCents };

/** Creates a request as a page of the shop sends it. */
export function post(sent: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/api', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', ...headers },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
}

/** Creates a checkout request, by default with a new key. */
export function postOrder(sent: unknown = body, key: string = randomUUID()): Request {
  return post(sent, { 'idempotency-key': key });
}

/** A checkout context at the tests' `now`, by default with the test payment. */
export function contextAt(
  db: Database,
  change: { payment?: PaymentProvider | undefined; now?: Date } = {},
): CheckoutContext {
  return { db, payment: testPayment(db), now, ...change };
}

type Asked = Promise<{ status: number; body: Answer }>;

export const askQuote = (context: CheckoutContext, request: Request): Asked =>
  answerOf(
    serve(quoteRoute, (sent) => handleQuote(context, sent)),
    request,
    quoteResponse(),
  );

export const askOrder = (context: CheckoutContext, request: Request, userId?: string): Asked =>
  answerOf(
    serve(ordersRoute, (sent) => handleOrder(context, sent, userId)),
    request,
    ordersResponse(),
  );

export const askTestPayment = (context: CheckoutContext, request: Request): Asked =>
  answerOf(
    serve(testPaymentRoute, (sent) => handleTestPayment(context, sent)),
    request,
    testPaymentResponse(),
  );

/** Returns status and body of a route's response, validated against its contract if one is given. */
export async function answerOf(handler: Handler, request: Request, answer?: z.ZodType): Asked {
  const response = await handler(request);
  const sent: Answer = await response.json();
  if (response.ok) answer?.parse(sent);
  return { status: response.status, body: sent };
}

/** Union of the fields that the routes return. */
export type Answer = {
  order?: { number: OrderNumber; token: string; state: string };
  next?: { kind: string; url?: string; session?: string };
  result?: string;
  options?: unknown[];
  totals?: { totalCents: number };
  error?: { code: string; message: string; field?: string } & Record<string, unknown>;
};
