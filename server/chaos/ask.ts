import { setTimeout as delay } from 'node:timers/promises';
import { type Answer } from '@/server/testing/requests';
import { type RequestLog } from './request-log';

/** Client timeout of one request, as in the pages (docs/product.md 18.1), and the total time of all retries, in ms. */
const PATIENCE_MS = 75_000;
const TRYING_MS = 180_000;

/** Delay before a retry without a response, in ms. */
const PAUSE_MS = 250;

/** `retryAfter` in seconds, 0 if the response has none. */
export type Answered = { status: number; body: Answer; retryAfter: number };

let callers = 0;

/** Returns an address that no other shopper has (RFC 2544 reserves 198.18.0.0/15 for tests). */
export function uniqueCallerAddress(): string {
  callers += 1;
  return `198.${18 + ((callers >> 16) & 1)}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Posts like a page of the shop to any of the shops, until a response is not 503. */
export async function askUntilAnswered(
  requestLog: RequestLog,
  shopOf: () => string,
  path: string,
  sent: object,
  headers: Record<string, string>,
): Promise<Answered> {
  const deadline = Date.now() + TRYING_MS;
  for (;;) {
    const answered = await askOnce(requestLog, shopOf(), path, sent, headers);
    if (answered && answered.status !== 503) return answered;
    if (Date.now() > deadline) throw new Error(`${path} was not answered within ${TRYING_MS} ms.`);
    const pauseMs = Math.max(PAUSE_MS, (answered?.retryAfter ?? 0) * 1000);
    await delay(pauseMs * (1 + Math.random()));
  }
}

/** Posts once; returns undefined without a complete response. */
export async function askOnce(
  requestLog: RequestLog,
  shop: string,
  path: string,
  sent: object,
  headers: Record<string, string>,
): Promise<Answered | undefined> {
  const began = Date.now();
  try {
    const response = await fetch(shop + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop, ...headers },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: Answer = await response.json();
    requestLog.note(path, response, Date.now() - began);
    return { status: response.status, body, retryAfter: Number(response.headers.get('retry-after') ?? 0) };
  } catch {
    requestLog.unanswered += 1;
    return undefined;
  }
}
