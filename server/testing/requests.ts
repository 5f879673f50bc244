import { randomUUID } from 'node:crypto';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { type Database } from '@/server/database';
import { handle } from '@/server/http';
import { type PaymentProvider } from '@/server/payments/provider';
import { testPayment } from '@/server/payments/test-payment';
import { type Till } from '@/server/till';
import { now, request as checkout } from './checkout';

const [watch] = readShopWatches();
if (!watch) throw new Error('The catalogue is empty.');

/** Two of the shop's first watch, to New York. */
export const lines = [{ catalogue: watch.catalogue, id: watch.id, quantity: 2 }];
export const totalCents = 2 * watch.priceCents;

/** A checkout of the shop's own catalogue as a browser sends it. */
export const body = { ...checkout, lines, shownTotal: totalCents };

/** A request as a page of the shop sends it. */
export function post(sent: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/api', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', ...headers },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
}

/** A try of a checkout with a key of its own, unless one is given. */
export function postOrder(sent: unknown = body, key: string = randomUUID()): Request {
  return post(sent, { 'idempotency-key': key });
}

/** A till at the moment of the tests, which the test payment serves unless told otherwise. */
export function tillAt(db: Database, change: { payment?: PaymentProvider | undefined; now?: Date } = {}): Till {
  return { db, payment: testPayment(db), now, ...change };
}

/** Status and body of an answer, made as a route makes it. */
export async function answerOf(answer: () => Promise<Response>): Promise<{ status: number; body: Answer }> {
  const response = await handle('test', answer)(post({}));
  const sent: Answer = await response.json();
  return { status: response.status, body: sent };
}

/** What any of the routes may answer. */
export type Answer = {
  order?: { number: string; token: string; state: string };
  next?: { kind: string; url?: string; session?: string };
  result?: string;
  options?: unknown[];
  totals?: { totalCents: number };
  error?: { code: string; message: string; field?: string } & Record<string, unknown>;
};
