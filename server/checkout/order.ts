import 'server-only';
import { z } from 'zod';
import { type CheckedOrder, type ordersRoute, type PlacedOrder } from '@/contract/checkout';
import { checkoutRequest } from '@/contract/checkout.schema';
import { type CodeOf } from '@/contract/route';
import { pageCurrency } from '@/domain/currency';
import { type PriceSources } from '@/domain/pricing';
import { accept, reject, type Result } from '@/domain/result';
import { isShortage, type ShortageCode } from '@/domain/stock';
import { openPriceSource } from '@/server/catalogue/price-source';
import { findOrigin } from '@/server/events/registry';
import { readJson, callerAddress } from '@/server/http/read-request';
import { isNewOrder, placeOrder } from '@/server/orders/place';
import { findOrderByTokenOrKey } from '@/server/orders/read';
import { openPayment } from '@/server/payments/open';
import { type PaymentProvider } from '@/server/payments/provider';
import { log } from '@/server/platform/log';
import { type CheckoutContext, limitCodeAttempts, limitOrders } from './context';
import { findAbandonedCode, freeAbandonedCode } from './free-abandoned-code';
import { findAbandonedStock, freeAbandonedStock } from './free-abandoned-stock';
import { replaceOrder } from './replace-order';

type OrdersCode = CodeOf<typeof ordersRoute>;

/**
 * Handles a checkout request: places one order per idempotency key and opens its payment.
 *
 * @param userId account id from a verified ID token.
 */
export async function handleOrder(
  { db, payment, now }: CheckoutContext,
  request: Request,
  userId: string | undefined,
): Promise<Result<PlacedOrder, OrdersCode>> {
  const checkout = await readJson(request, checkoutRequest());
  if (!checkout.ok) return checkout;
  const key = readIdempotencyKey(request);
  if (!key.ok) return key;
  if (!payment) return reject({ code: 'payment-off' });
  const limited = await limitCheckout(request, checkout.value, { db, now });
  if (!limited.ok) return limited;
  const { handOff } = checkout.value;
  const origin = handOff === undefined ? undefined : await findOrigin(db, handOff, now);
  const caller = callerAddress(request);
  const input = { request: checkout.value, idempotencyKey: key.value, userId, caller, origin, now };
  return order({ db, payment, now }, input);
}

type OpenCheckout = CheckoutContext & { payment: PaymentProvider };
type PlaceOrderInput = Parameters<typeof placeOrder>[1];

async function order(
  { db, payment, now }: OpenCheckout,
  input: PlaceOrderInput,
): Promise<Result<PlacedOrder, OrdersCode>> {
  const { lines, supersedes, promoCode, currency } = input.request;
  const prices = await openPriceSource(lines, now, currency ?? pageCurrency);
  // Check first: a rejected checkout must not cancel an earlier order.
  if (supersedes !== undefined || promoCode !== undefined || input.origin !== undefined) {
    const isNew = await isNewOrder(db, input, prices);
    if (!isNew.ok) return isNew;
    const ended = isNew.value ? await endConflictingOrders({ db, payment, now }, input) : accept(undefined);
    if (!ended.ok) return ended;
  }
  const placed = await placeOrFreeStock({ db, payment, now }, input, prices);
  if (!placed.ok) return placed;
  const next = await openPayment(db, payment, placed.value, now);
  if (!next.ok) return next;
  const { number, token, state } = placed.value;
  log('info', 'checkout', { order: number, state, next: next.value.kind });
  return accept({ order: { number, token, state }, next: next.value });
}

/**
 * Maximum number of attempts to place an order. An attempt fails only if other orders took the units in between, so ten
 * shoppers need at most ten. The limit prevents an endless loop.
 */
const MAX_ATTEMPTS = 100;

/** Places an order. If too few units are left, it frees units of abandoned checkouts and tries again while it can succeed. */
async function placeOrFreeStock({ db, payment, now }: OpenCheckout, input: PlaceOrderInput, prices: PriceSources) {
  for (let attempt = 1; ; attempt += 1) {
    const placed = await placeOrder(db, input, prices);
    if (placed.ok || !isShortage(placed.rejection.code) || attempt === MAX_ATTEMPTS) return placed;
    const abandoned = await findAbandonedStock(db, payment, { lines: input.request.lines, caller: input.caller }, now);
    if (!abandoned.ok) return abandoned;
    const freed = await freeAbandonedStock(db, payment, abandoned.value, now);
    if (!freed.ok) return freed;
  }
}

/**
 * Cancels the orders that a new one replaces: the shopper's or agent session's unpaid order, and an abandoned one that
 * holds its code. It cancels none before it knows that stock and code allow the new order.
 */
async function endConflictingOrders(
  { db, payment, now }: OpenCheckout,
  { request: { lines, supersedes, promoCode }, origin, caller, idempotencyKey }: PlaceOrderInput,
): Promise<Result<void, ShortageCode | 'already-paid' | 'promo-code-held' | 'payment-unreachable'>> {
  const unpaid = await origin?.unpaidOrder(db, idempotencyKey);
  const earlier = [...new Set([supersedes, unpaid])].filter((each) => each !== undefined);
  if (earlier.length === 0 && promoCode === undefined) return accept(undefined);
  const orders = await Promise.all(earlier.map((each) => findOrderByTokenOrKey(db, each)));
  const own = orders.flatMap((order) => (order?.state === 'pending' ? [order.number] : []));
  const stock = await findAbandonedStock(db, payment, { lines, own, caller }, now);
  if (!stock.ok) return stock;
  const holder = promoCode ? await findAbandonedCode(db, payment, { promoCode, own }, now) : accept(undefined);
  if (!holder.ok) return holder;
  for (const each of earlier) {
    const replaced = await replaceOrder(db, payment, each, now);
    if (!replaced.ok) return replaced;
  }
  return holder.value ? freeAbandonedCode(db, payment, holder.value, now) : accept(undefined);
}

async function limitCheckout(
  request: Request,
  { promoCode }: CheckedOrder,
  { db, now }: Pick<CheckoutContext, 'db' | 'now'>,
): Promise<Result<void, 'too-many-requests'>> {
  const address = callerAddress(request);
  const limited = await limitOrders(db, address, now);
  return limited.ok && promoCode !== undefined ? limitCodeAttempts(db, address, now) : limited;
}

function readIdempotencyKey(request: Request): Result<string, 'no-idempotency-key'> {
  const key = z.uuid().safeParse(request.headers.get('idempotency-key'));
  return key.success ? accept(key.data.toLowerCase()) : reject({ code: 'no-idempotency-key' });
}
