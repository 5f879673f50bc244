import 'server-only';
import { type PriceSources, priceOrder, type Totals } from '@/domain/pricing';
import { deliveryDates } from '@/domain/shipping';
import { type Database, type Records } from '@/server/database';
import { Refusal } from '@/server/errors';
import { hashOf, newOrderNumber, newToken, normalizePromoCode } from '@/server/tokens';
import { type CheckoutRequest } from './checkout-request';
import { type OrderRow, recordChange } from './history';
import { claimPromoCode, findUsablePromo } from './promo-codes';

/** How long an order waits for its payment, in ms: a day, the longest that a Stripe Checkout session stays open. */
const PAYABLE_MS = 24 * 60 * 60 * 1000;

/** One key, two different requests: a fault of the program that sent them. */
export class IdempotencyConflict extends Refusal {
  constructor() {
    super(409, 'idempotency-conflict', 'This checkout was sent before with other contents. Start it again.');
    this.name = 'IdempotencyConflict';
  }
}

/** The total that the shopper has seen is not the total now; nothing has been ordered. */
export class PriceChanged extends Refusal {
  constructor(
    readonly shownTotal: number,
    readonly totals: Totals,
  ) {
    super(409, 'price-changed', 'The total has changed. Nothing has been ordered or charged.', { shownTotal, totals });
    this.name = 'PriceChanged';
  }
}

/** What is priced: watches, where to, by which service, with which code. */
export type QuoteRequest = Pick<CheckoutRequest, 'lines' | 'service' | 'promoCode' | 'supersedes'> & {
  address: { country: string };
};

export type Checkout = {
  request: CheckoutRequest;
  /** Made by the browser for one checkout, the same for every try of it. */
  idempotencyKey: string;
  /** The account of a shopper whose ID token has been verified. */
  userId?: string;
  now: Date;
};

/**
 * Places an order that waits for its payment, and takes its promo code. The same key with the same request gives the
 * same order again, whatever has become of prices and code meanwhile, and however many tries arrive at once.
 *
 * @throws {IdempotencyConflict} for the same key with another request.
 * @throws {PriceChanged} when the order costs something else than the shopper has seen.
 * @throws {import('./promo-codes').PromoCodeError} for a code that cannot be used.
 * @throws {import('@/domain/pricing').PricingError} for what cannot be sold.
 */
export async function placeOrder(db: Database, checkout: Checkout, sources: PriceSources): Promise<OrderRow> {
  const requestHash = requestHashOf(checkout);
  return db.transaction().execute(async (records) => {
    const { earlier, totals } = await judge(records, checkout, requestHash, sources);
    if (earlier) return earlier;
    const placed = await insertOrder(records, checkout, requestHash, totals);
    if (!placed) return findByKeyOrThrow(records, checkout.idempotencyKey, requestHash);
    if (placed.promo_code) await claimPromoCode(records, placed.promo_code, placed.number);
    await insertLines(records, placed.number, totals);
    const change = { event: 'placed', from: null, to: 'pending', source: 'shopper', now: checkout.now } as const;
    await recordChange(records, placed.number, change);
    return placed;
  });
}

/**
 * Whether `placeOrder` would place a new order: not where the key has placed one before. It changes nothing.
 *
 * @throws as {@link placeOrder}
 */
export async function isNewOrder(db: Database, checkout: Checkout, sources: PriceSources): Promise<boolean> {
  const { earlier } = await judge(db, checkout, requestHashOf(checkout), sources);
  return earlier === undefined;
}

/**
 * What an order would cost now, its promo code looked up but not taken.
 *
 * @throws as {@link placeOrder}, but for the idempotency key and the total.
 */
export async function quoteOrder(db: Database, request: QuoteRequest, sources: PriceSources): Promise<Totals> {
  const { lines, address, service, promoCode, supersedes } = request;
  const promo = promoCode === undefined ? undefined : await findUsablePromo(db, promoCode, supersedes);
  return priceOrder({ lines, country: address.country, service, promo }, sources);
}

function requestHashOf({ request, userId }: Checkout): string {
  return hashOf(JSON.stringify([request, userId ?? null]));
}

type Judgement = { earlier: OrderRow; totals?: undefined } | { earlier?: undefined; totals: Totals };

/** The order that a key has placed before, or what a new one costs. */
async function judge(
  db: Database,
  { request, idempotencyKey }: Checkout,
  requestHash: string,
  sources: PriceSources,
): Promise<Judgement> {
  const earlier = await findByKey(db, idempotencyKey, requestHash);
  if (earlier) return { earlier };
  try {
    return { totals: await price(db, request, sources) };
  } catch (refusal) {
    // Another try may have come first since our look, and taken the code.
    const overtaking = await findByKey(db, idempotencyKey, requestHash);
    if (overtaking) return { earlier: overtaking };
    throw refusal;
  }
}

async function price(records: Database, request: CheckoutRequest, sources: PriceSources): Promise<Totals> {
  const totals = await quoteOrder(records, request, sources);
  if (totals.totalCents !== request.shownTotal) throw new PriceChanged(request.shownTotal, totals);
  return totals;
}

async function findByKey(records: Database, key: string, requestHash: string): Promise<OrderRow | undefined> {
  const order = await records.selectFrom('orders').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
  if (order && order.request_hash !== requestHash) throw new IdempotencyConflict();
  return order;
}

async function findByKeyOrThrow(records: Records, key: string, requestHash: string): Promise<OrderRow> {
  const order = await findByKey(records, key, requestHash);
  if (!order) throw new Error('An order that was in the way is gone.');
  return order;
}

function insertOrder(records: Records, checkout: Checkout, requestHash: string, totals: Totals) {
  const { request, idempotencyKey, userId, now } = checkout;
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
      promo_code: promoCode === undefined ? null : normalizePromoCode(promoCode),
      payment_provider: null,
      payment_session: null,
      payment_reference: null,
      payment_submitted_at: null,
      created_at: at,
      changed_at: at,
      expires_at: new Date(now.getTime() + PAYABLE_MS).toISOString(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function insertLines(records: Records, number: string, { lines }: Totals): Promise<void> {
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
