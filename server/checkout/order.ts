import 'server-only';
import { z } from 'zod';
import { type CheckedOrder, type ordersRoute, type Placed } from '@/contract/checkout';
import { checkoutRequest } from '@/contract/checkout.schema';
import { type CodeOf } from '@/contract/route';
import { type PriceSources } from '@/domain/pricing';
import { accept, reject, type Result } from '@/domain/result';
import { isShortage } from '@/domain/stock';
import { openPriceBook } from '@/server/catalogue/price-book';
import { findOrigin } from '@/server/events/registry';
import { callerAddress } from '@/server/http/caller-address';
import { readJson } from '@/server/http/read-request';
import { isNewOrder, placeOrder } from '@/server/orders/place';
import { openPayment } from '@/server/payments/open';
import { type PaymentProvider } from '@/server/payments/provider';
import { log } from '@/server/platform/log';
import { type CheckoutContext, limitCodeAttempts, limitOrders } from './context';
import { freeAbandonedCode } from './free-abandoned-code';
import { freeAbandonedStock } from './free-abandoned-stock';
import { replaceOrder } from './replace-order';

type OrdersCode = CodeOf<typeof ordersRoute>;

/**
 * Answers a checkout: places its order, once for its idempotency key, and opens the order's payment.
 *
 * @param userId the account of a shopper whose ID token has been verified.
 */
export async function handleOrder(
  { db, payment, now }: CheckoutContext,
  request: Request,
  userId: string | undefined,
): Promise<Result<Placed, OrdersCode>> {
  const checkout = await readJson(request, checkoutRequest());
  if (!checkout.ok) return checkout;
  const key = readIdempotencyKey(request);
  if (!key.ok) return key;
  if (!payment) return reject({ code: 'payment-off' });
  const limited = await limitCheckout(request, checkout.value, { db, now });
  if (!limited.ok) return limited;
  const { handOff } = checkout.value;
  const origin = handOff === undefined ? undefined : await findOrigin(db, handOff, now);
  const placing = { request: checkout.value, idempotencyKey: key.value, userId, origin, now };
  return order({ db, payment, now }, placing);
}

type OpenCheckout = CheckoutContext & { payment: PaymentProvider };
type Placing = Parameters<typeof placeOrder>[1];

async function order({ db, payment, now }: OpenCheckout, placing: Placing): Promise<Result<Placed, OrdersCode>> {
  const { lines, supersedes, promoCode } = placing.request;
  const prices = await openPriceBook(lines, now);
  // Judged first: a checkout that is refused gives nothing up.
  if (supersedes !== undefined || promoCode !== undefined || placing.origin !== undefined) {
    const judged = await isNewOrder(db, placing, prices);
    if (!judged.ok) return judged;
    const cleared = judged.value ? await clearTheWay({ db, payment, now }, placing) : accept(undefined);
    if (!cleared.ok) return cleared;
  }
  const placed = await placeFreeing({ db, payment, now }, placing, prices);
  if (!placed.ok) return placed;
  const next = await openPayment(db, payment, placed.value, now);
  if (!next.ok) return next;
  const { number, token, state } = placed.value;
  log('info', 'checkout', { order: number, state, next: next.value.kind });
  return accept({ order: { number, token, state }, next: next.value });
}

/** Places an order. Where its pieces are short, those of abandoned checkouts are freed for it first. */
async function placeFreeing({ db, payment, now }: OpenCheckout, placing: Placing, prices: PriceSources) {
  const placed = await placeOrder(db, placing, prices);
  if (placed.ok || !isShortage(placed.rejection.code)) return placed;
  const freed = await freeAbandonedStock(db, payment, placing.request.lines, now);
  if (!freed.ok) return freed;
  return freed.value > 0 ? placeOrder(db, placing, prices) : placed;
}

/** Gives up what stands in a new order's way: the unpaid orders before it, of its shopper and of its origin, and one that holds its code for too long. */
async function clearTheWay(
  { db, payment, now }: OpenCheckout,
  { request: { supersedes, promoCode }, origin, idempotencyKey }: Placing,
): Promise<Result<void, 'already-paid' | 'promo-code-held' | 'payment-unreachable'>> {
  if (promoCode) {
    const freed = await freeAbandonedCode(db, payment, { promoCode, supersedes }, now);
    if (!freed.ok) return freed;
  }
  const unpaid = await origin?.unpaidOrder(db, idempotencyKey);
  for (const earlier of new Set([supersedes, unpaid])) {
    const given = earlier ? await replaceOrder(db, payment, earlier, now) : accept(undefined);
    if (!given.ok) return given;
  }
  return accept(undefined);
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
