import 'server-only';
import { z } from 'zod';
import { Refusal } from '@/server/errors';
import { addressOf, readJson } from '@/server/http';
import { log } from '@/server/log';
import { checkoutRequest } from '@/server/orders/checkout-request';
import { isNewOrder, placeOrder } from '@/server/orders/place';
import { openPayment } from '@/server/payments/open';
import { openPriceBook } from '@/server/price-book';
import { type Till } from '@/server/till';
import { limitCodeTries, limitOrders } from './limits';
import { supersede } from './supersede';

/**
 * Answers a checkout: places its order, once for its idempotency key, and opens the order's payment.
 *
 * @param userId the account of a shopper whose ID token has been verified.
 */
export async function answerOrder(till: Till, request: Request, userId: string | undefined): Promise<Response> {
  const { db, payment, now } = till;
  const checkout = await readJson(request, checkoutRequest);
  const idempotencyKey = keyOf(request);
  if (!payment) throw new Refusal(503, 'payment-off', 'The shop takes no payments at the moment. Nothing was ordered.');
  await limitOrders(db, addressOf(request), now);
  if (checkout.promoCode !== undefined) await limitCodeTries(db, addressOf(request), now);
  const placing = { request: checkout, idempotencyKey, userId, now };
  const prices = await openPriceBook(checkout.lines);
  // Judged first: a checkout that is refused gives nothing up.
  if (checkout.supersedes !== undefined && (await isNewOrder(db, placing, prices))) {
    await supersede(db, payment, checkout.supersedes, now);
  }
  const order = await placeOrder(db, placing, prices);
  const next = await openPayment(db, payment, order, now);
  const { number, token, state } = order;
  log('info', 'checkout', { order: number, state, next: next.kind });
  return Response.json({ order: { number, token, state }, next });
}

function keyOf(request: Request): string {
  const key = z.uuid().safeParse(request.headers.get('idempotency-key'));
  if (key.success) return key.data.toLowerCase();
  throw new Refusal(400, 'no-idempotency-key', 'A checkout needs an Idempotency-Key header that is a UUID.');
}
