import { minorUnits } from '@/domain/money';
import { type CheckedOrder } from '@/contract/checkout';
import { promoCode } from '@/contract/checkout.schema';
import { shippingServicesIn, shippingZoneOf } from '@/data/shipping';
import type { Currency } from '@/domain/currency';
import { type PriceSources } from '@/domain/pricing';
import { type PromoCode } from '@/domain/promo-code';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { type PaymentEvent, recordPaymentEvent } from '@/server/orders/change';
import { type DisputeUpdate } from '@/server/orders/record-dispute';
import { type RefundUpdate } from '@/server/orders/record-refund';
import { type Checkout, placeOrder, quoteOrder } from '@/server/orders/place';
import { valueOf } from './results';

/** Current time in tests: a Friday. */
export const now = new Date('2026-11-20T12:00:00.000Z');

/** Returns `now` plus `ms`. */
export const later = (ms: number) => new Date(now.getTime() + ms);

/** Prices of one watch in each currency. */
const unitPrices: Readonly<Record<Currency, number>> = { usd: 199_00, eur: 189_50, gbp: 165_25, jpy: 29_801 };

/** Prices of one watch in a currency, with the shop's own shipping. */
const sourcesIn = (currency: Currency): PriceSources => ({
  currency,
  priceOf: (catalogue, id) =>
    catalogue === 'xerix' && id === 1 ? { name: 'Late Comet', unitCents: unitPrices[currency] } : undefined,
  services: shippingServicesIn(currency),
  zoneOf: shippingZoneOf,
});

/** Prices of one watch for $199.00, with the shop's own shipping. */
export const sources = sourcesIn('usd');

/** Two watches to New York with free shipping: $398.00. */
export const request: CheckedOrder = {
  lines: [{ catalogue: 'xerix', id: 1, quantity: 2 }],
  contact: { email: 'ada@example.com', fullName: 'Ada <Byron>', phone: '' },
  address: { line1: '1 Odd Street', line2: '', city: 'New York', region: 'NY', postalCode: '10001', country: 'US' },
  service: 'first-class',
  shownTotal: 398_00,
};

let keys = 0;

/** A change of the order above, with the promo code as typed. */
type Change = Partial<Omit<CheckedOrder, 'promoCode'>> & { promoCode?: string };

/** Tries to place the order above, by default with a new key and in US dollars. */
export function tryToPlace(
  db: Database,
  { promoCode: typed, ...change }: Change = {},
  checkout: Partial<Checkout> = {},
) {
  keys += 1;
  const { currency = 'usd' } = change;
  return placeOrder(
    db,
    {
      request: { ...request, ...change, promoCode: promoCode().optional().parse(typed) },
      idempotencyKey: `key-${process.pid}-${keys}`,
      now,
      ...checkout,
    },
    sourcesIn(currency),
  );
}

/** Places the order above. */
export async function place(db: Database, change: Change = {}, checkout: Partial<Checkout> = {}) {
  return valueOf(await tryToPlace(db, change, checkout));
}

/** Places the order above in a currency, at the total of its prices there. */
export async function placeIn(db: Database, currency: Currency, change: Change = {}, checkout: Partial<Checkout> = {}) {
  const { promoCode: typed, ...rest } = change;
  const code = promoCode().optional().parse(typed);
  const asked = { ...request, ...rest, currency, promoCode: code };
  const { totalCents: shownTotal } = valueOf(await quoteOrder(db, asked, sourcesIn(currency), now));
  return place(db, { ...change, currency, shownTotal }, checkout);
}

/** A payment event of an order; by default a success. */
export function paymentEvent(order: OrderRow, change: Partial<PaymentEvent> = {}): PaymentEvent {
  return {
    provider: 'test',
    id: `${change.event ?? 'payment-succeeded'}-${order.number}`,
    orderNumber: order.number,
    event: 'payment-succeeded',
    amountCents: order.total_cents,
    currency: order.currency,
    ...change,
  };
}

/** A refund event of an order; by default a full, successful refund. */
export function refundUpdate(order: OrderRow, change: Partial<RefundUpdate> = {}): RefundUpdate {
  const at = now.toISOString();
  return {
    provider: 'test',
    id: `re_${order.number}`,
    orderNumber: order.number,
    amountCents: order.total_cents,
    currency: order.currency,
    state: 'succeeded',
    createdAt: at,
    reportedAt: at,
    ...change,
  };
}

/** A dispute event of an order; by default for the full amount, waiting for a response. */
export function disputeUpdate(order: OrderRow, change: Partial<DisputeUpdate> = {}): DisputeUpdate {
  const at = now.toISOString();
  return {
    provider: 'test',
    id: `dp_${order.number}`,
    orderNumber: order.number,
    state: 'needs_response',
    reason: 'fraudulent',
    amountCents: order.total_cents,
    currency: order.currency,
    evidenceDueBy: later(7 * 24 * 60 * 60_000).toISOString(),
    createdAt: at,
    reportedAt: at,
    ...change,
  };
}

/** Creates a paid order and returns it with its promo code. */
export async function paidOrder(db: Database): Promise<{ order: OrderRow; code: PromoCode }> {
  const order = await place(db);
  await recordPaymentEvent(db, paymentEvent(order), now);
  const { code } = await db
    .selectFrom('promo_codes')
    .select('code')
    .where('earned_by', '=', order.number)
    .executeTakeFirstOrThrow();
  return { order, code };
}

/** Signs with which `formatMoney` writes the currencies. */
const signs: Readonly<Record<Currency, string>> = { usd: '$', eur: '€', gbp: '£', jpy: '¥' };

/**
 * Lists what contradicts a currency in a text about an order: signs and codes of other currencies, and amounts with a
 * wrong number of digits.
 */
export function foreignAmounts(text: string, currency: Currency): string[] {
  const others = Object.entries(signs).flatMap(([code, sign]) =>
    code === currency ? [] : [...text.matchAll(new RegExp(`.{0,40}(?:\\${sign}|\\b${code}\\b).{0,20}`, 'gi'))],
  );
  const digits = minorUnits(currency) === 1 ? '' : String.raw`\.\d\d`;
  const wrong = [...text.matchAll(new RegExp(`\\${signs[currency]}[\\d,.]*\\d`, 'g'))].filter(
    ([amount]) => !new RegExp(`^.\\d{1,3}(?:,\\d{3})*${digits}$`).test(amount),
  );
  return [...others, ...wrong].map(([found]) => found);
}
