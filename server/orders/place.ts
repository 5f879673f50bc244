import 'server-only';
import { type CheckedOrder } from '@/contract/checkout';
import { type OrderNumber } from '@/domain/order-number';
import { priceOrder, type PriceSources, type PricingCode } from '@/domain/pricing';
import { type Totals } from '@/domain/totals';
import { accept, reject, type Result } from '@/domain/result';
import { deliveryDates } from '@/domain/shipping';
import { type ShortageCode } from '@/domain/stock';
import { type Database, type Records } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { checkStock } from '@/server/stock/available-units';
import { reserveUnits } from '@/server/stock/reservations';
import { transact } from '@/server/database/transact';
import { type OrderOrigin } from '@/server/events/registry';
import { hashOf, newOrderNumber, newToken } from '@/server/platform/tokens';
import { recordChange } from './history';
import { claimPromoCode, findUsablePromo } from '@/server/promo-codes/promo-codes';

/** How long an order waits for its payment, in ms: a day, the longest that a Stripe Checkout session stays open. */
const PAYABLE_MS = 24 * 60 * 60 * 1000;

/** Why an order cannot be quoted. */
export type QuoteCode = PricingCode | 'promo-code' | 'promo-code-held' | ShortageCode;

/** Why an order cannot be placed. */
export type PlaceOrderCode = QuoteCode | 'price-changed' | 'idempotency-conflict';

/** What is priced: watches, where to, by which service, with which code. */
export type OrderToPrice = Pick<CheckedOrder, 'lines' | 'service' | 'promoCode' | 'supersedes'> & {
  address: { country: string };
};

export type Checkout = {
  request: CheckedOrder;
  /** Made by the browser for one checkout, the same for every try of it. */
  idempotencyKey: string;
  /** The account of a shopper whose ID token has been verified. */
  userId?: string;
  /** The prepared checkout that the order is placed from. */
  origin?: OrderOrigin;
  now: Date;
};

/**
 * Places an order that waits for its payment, and takes its promo code and its pieces out of the stock. The same key with the same request gives the
 * same order again, whatever has become of prices and code meanwhile, and however many tries arrive at once. Refused is
 * the same key with another request, an order that costs something else than the shopper has seen, and what
 * {@link quoteOrder} refuses.
 */
export function placeOrder(
  db: Database,
  checkout: Checkout,
  sources: PriceSources,
): Promise<Result<OrderRow, PlaceOrderCode>> {
  const requestHash = requestHashOf(checkout);
  return transact(db, async (records) => {
    const judged = await judge(records, checkout, requestHash, sources);
    if (!judged.ok) return judged;
    const { earlier, totals } = judged.value;
    if (earlier) return accept(earlier);
    const originId = await checkout.origin?.claim(records, checkout.idempotencyKey);
    if (originId && !originId.ok) return originId;
    const placed = await insertOrder(records, checkout, { requestHash, originId: originId?.value, totals });
    if (!placed) return findByKeyOrThrow(records, checkout.idempotencyKey, requestHash);
    if (placed.promo_code) {
      const claimed = await claimPromoCode(records, placed.promo_code, placed.number);
      if (!claimed.ok) return claimed;
    }
    await insertLines(records, placed.number, totals);
    const taken = await reserveUnits(records, placed.number, totals.lines, checkout.now);
    if (!taken.ok) return taken;
    const change = { event: 'placed', from: null, to: 'pending', source: 'shopper', now: checkout.now } as const;
    await recordChange(records, placed.number, change);
    return accept(placed);
  });
}

/** Whether `placeOrder` would place a new order: not where the key has placed one before. It changes nothing. */
export async function isNewOrder(
  db: Database,
  checkout: Checkout,
  sources: PriceSources,
): Promise<Result<boolean, PlaceOrderCode>> {
  const judged = await judge(db, checkout, requestHashOf(checkout), sources);
  return judged.ok ? accept(judged.value.earlier === undefined) : judged;
}

/** What an order would cost now; its promo code and its pieces are looked up but not taken. */
export async function quoteOrder(
  db: Database,
  request: OrderToPrice,
  sources: PriceSources,
  now: Date,
): Promise<Result<Totals, QuoteCode>> {
  const { lines, address, service, promoCode, supersedes } = request;
  const promo = promoCode === undefined ? accept(undefined) : await findUsablePromo(db, promoCode, supersedes, now);
  if (!promo.ok) return promo;
  const totals = priceOrder({ lines, country: address.country, service, promo: promo.value }, sources);
  if (!totals.ok) return totals;
  const stock = await checkStock(db, totals.value.lines, supersedes, now);
  return stock.ok ? totals : stock;
}

function requestHashOf({ request, userId }: Checkout): string {
  return hashOf(JSON.stringify([request, userId ?? null]));
}

type Judgement = { earlier: OrderRow; totals?: undefined } | { earlier?: undefined; totals: Totals };

/** The order that a key has placed before, or what a new one costs. */
async function judge(
  db: Database,
  { request, idempotencyKey, now }: Checkout,
  requestHash: string,
  sources: PriceSources,
): Promise<Result<Judgement, PlaceOrderCode>> {
  const earlier = await findByKey(db, idempotencyKey, requestHash);
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept({ earlier: earlier.value });
  const totals = await price(db, request, sources, now);
  if (totals.ok) return accept({ totals: totals.value });
  // Another try may have come first since our look, and taken the code.
  const overtaking = await findByKey(db, idempotencyKey, requestHash);
  if (!overtaking.ok) return overtaking;
  return overtaking.value ? accept({ earlier: overtaking.value }) : totals;
}

async function price(
  records: Database,
  request: Checkout['request'],
  sources: PriceSources,
  now: Date,
): Promise<Result<Totals, QuoteCode | 'price-changed'>> {
  const { shownTotal } = request;
  const totals = await quoteOrder(records, request, sources, now);
  if (!totals.ok || totals.value.totalCents === shownTotal) return totals;
  return reject({ code: 'price-changed', shownTotal, totals: totals.value });
}

async function findByKey(
  records: Database,
  key: string,
  requestHash: string,
): Promise<Result<OrderRow | undefined, 'idempotency-conflict'>> {
  const order = await records.selectFrom('orders').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
  return order && order.request_hash !== requestHash ? reject({ code: 'idempotency-conflict' }) : accept(order);
}

async function findByKeyOrThrow(records: Records, key: string, requestHash: string) {
  const order = await findByKey(records, key, requestHash);
  if (!order.ok) return order;
  if (!order.value) throw new Error('An order that was in the way is gone.');
  return accept(order.value);
}

function insertOrder(
  records: Records,
  { request, idempotencyKey, userId, now }: Checkout,
  { requestHash, originId, totals }: { requestHash: string; originId: string | undefined; totals: Totals },
) {
  const { contact, address, promoCode } = request;
  const dates = deliveryDates(totals.shipping, now);
  const at = now.toISOString();
  return records
    .insertInto('orders')
    .values({
      number: newOrderNumber(),
      token: newToken(),
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      state: 'pending',
      user_id: userId ?? null,
      email: contact.email,
      full_name: contact.fullName,
      address_line1: address.line1,
      address_line2: address.line2,
      city: address.city,
      region: address.region,
      postal_code: address.postalCode,
      country: address.country,
      shipping_service: totals.shipping.id,
      shipping_label: totals.shipping.label,
      earliest_delivery: dates.earliest,
      latest_delivery: dates.latest,
      latest_delivery_if_delayed: dates.latestIfDelayed,
      currency: 'usd',
      subtotal_cents: totals.subtotalCents,
      discount_cents: totals.discountCents,
      shipping_cents: totals.shipping.cents,
      total_cents: totals.totalCents,
      promo_code: promoCode ?? null,
      payment_provider: null,
      payment_session: null,
      payment_reference: null,
      payment_submitted_at: null,
      payment_livemode: null,
      payment_polled_at: null,
      agent_session: originId ?? null,
      created_at: at,
      changed_at: at,
      expires_at: new Date(now.getTime() + PAYABLE_MS).toISOString(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function insertLines(records: Records, number: OrderNumber, { lines }: Totals): Promise<void> {
  const rows = lines.map(({ catalogue, id, name, unitCents, quantity }, position) => ({
    order_number: number,
    position,
    catalogue,
    watch_id: id,
    name,
    unit_cents: unitCents,
    quantity,
  }));
  await records.insertInto('order_lines').values(rows).execute();
}
