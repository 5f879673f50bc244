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
  type TestPaymentResponse,
  type TestPaymentRequest,
  testPaymentRoute,
} from '@/contract/checkout';
import { contactRoute, backInStockRoute, newsletterRoute } from '@/contract/forms';
import { changeAddressRoute } from '@/contract/order-changes';
import type { RequestOf } from '@/contract/route';
import { storedWatchesRoute, watchesRoute } from '@/contract/watches';
import { accept, type Result } from '@/domain/result';
import type { StoredWatch } from '@/domain/stored-watch';
import type { WatchSummary } from '@/domain/watch';
import { maxWatchKeys, type WatchKey } from '@/domain/watch-key';
import { requestApi, bearer, type ApiResult } from './request-api';

/** Timeout of an order, in ms: the shop may wait for the payment provider. */
const ORDER_TIMEOUT_MS = 75_000;

/** Summaries of these watches in order, without those no longer sold. Never rejects. */
export function fetchWatchSummaries(
  keys: readonly WatchKey[],
): ApiResult<readonly WatchSummary[], typeof watchesRoute> {
  return requestInChunks(keys, (query) => requestApi(watchesRoute, { query }));
}

/** Complete watches in order, without those no longer sold. Never rejects. */
export function fetchStoredWatches(
  keys: readonly WatchKey[],
): ApiResult<readonly StoredWatch[], typeof storedWatchesRoute> {
  return requestInChunks(keys, (query) => requestApi(storedWatchesRoute, { query }));
}

/** Splits a request by the maximum number of keys. Returns the first rejection, if any. */
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

/** Reduces lines to what the API accepts; the server ignores stored prices. */
export function orderedLines(lines: readonly OrderedLine[]): OrderedLine[] {
  return lines.map(({ catalogue, id, quantity }) => ({ catalogue, id, quantity }));
}

/** Fetches totals and shipping options. */
export function fetchQuote(request: QuoteRequest): ApiResult<Quote, typeof quoteRoute> {
  return requestApi(quoteRoute, { send: request });
}

/**
 * Places an order.
 *
 * @param idToken of a signed-in shopper; undefined for a guest.
 */
export function sendOrder(
  request: CheckoutRequest,
  idempotencyKey: string,
  idToken?: string,
): ApiResult<PlacedOrder, typeof ordersRoute> {
  const headers = { 'Idempotency-Key': idempotencyKey, ...(idToken && bearer(idToken)) };
  return requestApi(ordersRoute, { send: request, headers, timeoutMs: ORDER_TIMEOUT_MS });
}

/** Pays with a test card, named by its outcome. The card number stays in the page. */
export function payWithTestCard(payment: TestPaymentRequest): ApiResult<TestPaymentResponse, typeof testPaymentRoute> {
  return requestApi(testPaymentRoute, { send: payment });
}

/** Orders of the shopper named by the token, newest first. */
export async function fetchAccountOrders(
  idToken: string,
): ApiResult<readonly AccountOrder[], typeof accountOrdersRoute> {
  const answer = await requestApi(accountOrdersRoute, { headers: bearer(idToken) });
  return answer.ok ? accept(answer.value.orders) : answer;
}

/** Claims a checkout that an agent prepared. */
export function claimAgentSession(request: RequestOf<typeof handOffRoute>) {
  return requestApi(handOffRoute, { send: request });
}

export function sendMessage(message: RequestOf<typeof contactRoute>) {
  return requestApi(contactRoute, { send: message });
}

/** Requests the email with the link to an order. */
export function requestOrderLink(request: RequestOf<typeof orderLinkRoute>) {
  return requestApi(orderLinkRoute, { send: request });
}

/** Changes the delivery address of an order. */
export function changeAddress(request: RequestOf<typeof changeAddressRoute>) {
  return requestApi(changeAddressRoute, { send: request });
}

export function subscribeToNewsletter(request: RequestOf<typeof newsletterRoute>) {
  return requestApi(newsletterRoute, { send: request });
}

/** Subscribes to one email when a watch is back in stock. */
export function subscribeToBackInStock(request: RequestOf<typeof backInStockRoute>) {
  return requestApi(backInStockRoute, { send: request });
}
