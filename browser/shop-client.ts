import { backInStockRoute } from '@/contract/back-in-stock';
import { handOffRoute } from '@/contract/agent-hand-off';
import { type AccountOrder, accountOrdersRoute, orderLinkRoute } from '@/contract/orders';
import {
  type CheckoutRequest,
  type OrderedLine,
  ordersRoute,
  type PlacedOrder,
  type Quote,
  type QuoteRequest,
  quoteRoute,
} from '@/contract/checkout';
import { contactRoute } from '@/contract/contact';
import { newsletterRoute } from '@/contract/newsletter';
import type { RequestOf } from '@/contract/route';
import { type TestPaymentAnswer, type TestPaymentRequest, testPaymentRoute } from '@/contract/payments';
import { maxWatchKeys } from '@/contract/limits';
import { storedWatchesRoute, watchesRoute } from '@/contract/watches';
import { accept, type Result } from '@/domain/result';
import type { StoredWatch } from '@/domain/stored-watch';
import type { WatchSummary } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { requestApi, bearer, type ApiResult } from './ask-shop';

/** How long to wait for an order, in ms: behind it the shop itself may wait for the payment provider. */
const ORDER_TIMEOUT_MS = 75_000;

/** What a list shows of these watches, in their order; what is no longer sold is left out. Never rejects. */
export function fetchWatchSummaries(
  keys: readonly WatchKey[],
): ApiResult<readonly WatchSummary[], typeof watchesRoute> {
  return requestInChunks(keys, (query) => requestApi(watchesRoute, { query }));
}

/** These watches whole, as a list keeps them, in their order; what is no longer sold is left out. Never rejects. */
export function fetchStoredWatches(
  keys: readonly WatchKey[],
): ApiResult<readonly StoredWatch[], typeof storedWatchesRoute> {
  return requestInChunks(keys, (query) => requestApi(storedWatchesRoute, { query }));
}

/** Asks for no more watches at once than the shop answers; of several refusals the first counts. */
async function requestInChunks<T, Code extends string>(
  keys: readonly WatchKey[],
  ask: (query: { keys: string }) => Promise<Result<{ watches: readonly T[] }, Code>>,
): Promise<Result<readonly T[], Code>> {
  const parts = Array.from({ length: Math.ceil(keys.length / maxWatchKeys) }, (_, part) =>
    keys.slice(part * maxWatchKeys, (part + 1) * maxWatchKeys),
  );
  const answers = await Promise.all(parts.map((part) => ask({ keys: part.join(',') })));
  const rejected = answers.find((answer) => !answer.ok);
  return rejected ?? accept(answers.flatMap((answer) => (answer.ok ? answer.value.watches : [])));
}

/** The lines as they are named to the shop: no price and no word of a stored line is believed there. */
export function orderedLines(lines: readonly OrderedLine[]): OrderedLine[] {
  return lines.map(({ catalogue, id, quantity }) => ({ catalogue, id, quantity }));
}

/** Asks what an order would cost, and the ways to send it. */
export function fetchQuote(request: QuoteRequest): ApiResult<Quote, typeof quoteRoute> {
  return requestApi(quoteRoute, { send: request });
}

/**
 * Orders.
 *
 * @param idToken of a signed-in shopper; without one the order is a guest's.
 */
export function sendOrder(
  request: CheckoutRequest,
  idempotencyKey: string,
  idToken?: string,
): ApiResult<PlacedOrder, typeof ordersRoute> {
  const headers = { 'Idempotency-Key': idempotencyKey, ...(idToken && bearer(idToken)) };
  return requestApi(ordersRoute, { send: request, headers, timeoutMs: ORDER_TIMEOUT_MS });
}

/** Pays with a test card, named by what it brings about: no number leaves the page. */
export function payWithTestCard(payment: TestPaymentRequest): ApiResult<TestPaymentAnswer, typeof testPaymentRoute> {
  return requestApi(testPaymentRoute, { send: payment });
}

/** The orders of whom the token names, newest first. */
export async function fetchAccountOrders(
  idToken: string,
): ApiResult<readonly AccountOrder[], typeof accountOrdersRoute> {
  const answer = await requestApi(accountOrdersRoute, { headers: bearer(idToken) });
  return answer.ok ? accept(answer.value.orders) : answer;
}

/** Takes what an agent has prepared over into this browser. */
export function claimAgentSession(request: RequestOf<typeof handOffRoute>) {
  return requestApi(handOffRoute, { send: request });
}

/** Sends a message to the shop. */
export function sendMessage(message: RequestOf<typeof contactRoute>) {
  return requestApi(contactRoute, { send: message });
}

/** Asks for the mail that leads back to an order. */
export function requestOrderLink(request: RequestOf<typeof orderLinkRoute>) {
  return requestApi(orderLinkRoute, { send: request });
}

/** Asks for the newsletter. */
export function subscribeToNewsletter(request: RequestOf<typeof newsletterRoute>) {
  return requestApi(newsletterRoute, { send: request });
}

/** Asks for one mail when a watch is back. */
export function subscribeToBackInStock(request: RequestOf<typeof backInStockRoute>) {
  return requestApi(backInStockRoute, { send: request });
}
