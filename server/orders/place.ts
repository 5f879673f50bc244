import 'server-only';
import { type CheckedOrder } from '@/contract/checkout';
import { type OrderNumber } from '@/domain/order-number';
import { priceOrder, type PriceSources, type PricingCode } from '@/domain/pricing';
import { language as ownLanguage } from '@/domain/language';
import type { Totals } from '@/domain/line-items';
import { accept, reject, type Result } from '@/domain/result';
import { deliveryDates } from '@/domain/shipping';
import { type ShortageCode } from '@/domain/stock';
import { watchKey } from '@/domain/watch-key';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { checkStock, unsoldUnits } from '@/server/stock/available-units';
import { countReservation, RESERVED_MS } from '@/server/stock/reservation-bounds';
import { reserveUnits } from '@/server/stock/reservations';
import { transact } from '@/server/database/transact';
import { type OrderOrigin } from '@/server/events/registry';
import { hashOf, newOrderNumber, newToken } from '@/server/platform/tokens';
import { recordChange } from './history';
import { claimPromoCode, findUsablePromo } from '@/server/promo-codes/promo-codes';

/** How long an order can be paid, in ms: one day, the maximum of a Stripe Checkout session. */
const PAYABLE_MS = 24 * 60 * 60 * 1000;

export type QuoteCode = PricingCode | 'promo-code' | 'promo-code-held' | ShortageCode;

export type PlaceOrderCode = QuoteCode | 'price-changed' | 'idempotency-conflict';

/** Input of a quote: lines, destination, shipping service and promo code. */
export type OrderToPrice = Pick<CheckedOrder, 'lines' | 'service' | 'promoCode' | 'supersedes'> & {
  address: { country: string };
};

export type Checkout = {
  request: CheckedOrder;
  /** Created by the browser, the same for every attempt of one checkout. */
  idempotencyKey: string;
  /** Account id from a verified ID token. */
  userId?: string;
  /** Network address of the shopper; undefined if no bounds of reservations apply. */
  caller?: string;
  /** The agent's prepared checkout that the order comes from. */
  origin?: OrderOrigin;
  /** Code of the language of its mails and documents; by default that of this build. */
  language?: string;
  now: Date;
};

/**
 * Places a pending order, claims its promo code and reserves its units. The same idempotency key with the same request
 * returns the same order, even if prices have changed since, and for any number of parallel attempts.
 *
 * Rejects the key with another request, a total that differs from the one shown, and what {@link quoteOrder} rejects.
 */
export function placeOrder(
  db: Database,
  checkout: Checkout,
  sources: PriceSources,
): Promise<Result<OrderRow, PlaceOrderCode>> {
  const requestHash = requestHashOf(checkout);
  return transact(db, async (records) => {
    const assessed = await assess(records, checkout, requestHash, sources);
    if (!assessed.ok) return assessed;
    const { earlier, totals } = assessed.value;
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
    await boundReservation(records, placed, totals.lines, checkout);
    const change = { event: 'placed', from: null, to: 'pending', source: 'shopper', now: checkout.now } as const;
    await recordChange(records, placed.number, change);
    return accept(placed);
  });
}

/** Ends the reservation at once if the caller exceeds the limits of reservations (docs/product.md 25.12). */
async function boundReservation(
  records: DatabaseTransaction,
  { number, created_at: at }: OrderRow,
  lines: Totals['lines'],
  { caller, now }: Checkout,
): Promise<void> {
  if (caller === undefined) return;
  const there = await unsoldUnits(records, lines.map(watchKey));
  if (await countReservation(records, caller, lines, there, now)) return;
  await records.updateTable('orders').set({ reserved_until: at }).where('number', '=', number).execute();
}

/** True if {@link placeOrder} would place a new order, false if the key has already placed one. It writes nothing. */
export async function isNewOrder(
  db: Database,
  checkout: Checkout,
  sources: PriceSources,
): Promise<Result<boolean, PlaceOrderCode>> {
  const assessed = await assess(db, checkout, requestHashOf(checkout), sources);
  return assessed.ok ? accept(assessed.value.earlier === undefined) : assessed;
}

/**
 * Returns the totals of an order at current prices. It checks promo code and stock, but reserves nothing.
 *
 * @param caller network address of the shopper; by default any shopper.
 */
export async function quoteOrder(
  db: Database,
  request: OrderToPrice,
  sources: PriceSources,
  now: Date,
  caller?: string,
): Promise<Result<Totals, QuoteCode>> {
  const { lines, address, service, promoCode, supersedes } = request;
  const promo = promoCode === undefined ? accept(undefined) : await findUsablePromo(db, promoCode, supersedes, now);
  if (!promo.ok) return promo;
  const totals = priceOrder({ lines, country: address.country, service, promo: promo.value }, sources);
  if (!totals.ok) return totals;
  const stock = await checkStock(db, totals.value.lines, { own: supersedes, caller }, now);
  return stock.ok ? totals : stock;
}

function requestHashOf({ request, userId }: Checkout): string {
  return hashOf(JSON.stringify([request, userId ?? null]));
}

type Assessment = { earlier: OrderRow; totals?: undefined } | { earlier?: undefined; totals: Totals };

/** Returns the order that the key has already placed, or the totals of a new one. */
async function assess(
  db: Database,
  { request, idempotencyKey, caller, now }: Checkout,
  requestHash: string,
  sources: PriceSources,
): Promise<Result<Assessment, PlaceOrderCode>> {
  const earlier = await findByKey(db, idempotencyKey, requestHash);
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept({ earlier: earlier.value });
  const totals = await price(db, request, sources, now, caller);
  if (totals.ok) return accept({ totals: totals.value });
  // A parallel attempt with the same key may have placed the order, and claimed the code, since the first look-up.
  const concurrent = await findByKey(db, idempotencyKey, requestHash);
  if (!concurrent.ok) return concurrent;
  return concurrent.value ? accept({ earlier: concurrent.value }) : totals;
}

async function price(
  records: Database,
  request: Checkout['request'],
  sources: PriceSources,
  now: Date,
  caller: string | undefined,
): Promise<Result<Totals, QuoteCode | 'price-changed'>> {
  const { shownTotal } = request;
  const totals = await quoteOrder(records, request, sources, now, caller);
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

async function findByKeyOrThrow(records: DatabaseTransaction, key: string, requestHash: string) {
  const order = await findByKey(records, key, requestHash);
  if (!order.ok) return order;
  if (!order.value) throw new Error('The order of this idempotency key was deleted during the insert.');
  return accept(order.value);
}

function insertOrder(
  records: DatabaseTransaction,
  { request, idempotencyKey, userId, language = ownLanguage, now }: Checkout,
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
      phone: contact.phone,
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
      currency: totals.currency,
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
      language,
      created_at: at,
      changed_at: at,
      expires_at: new Date(now.getTime() + PAYABLE_MS).toISOString(),
      reserved_until: new Date(now.getTime() + RESERVED_MS).toISOString(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function insertLines(records: DatabaseTransaction, number: OrderNumber, { lines }: Totals): Promise<void> {
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
