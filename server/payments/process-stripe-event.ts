import 'server-only';
import type Stripe from 'stripe';
import { type OrderNumber } from '@/domain/order-number';
import { accept, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { markPaymentSubmitted, recordPaymentEvent } from '@/server/orders/change';
import { type PaymentOutcome } from '@/server/orders/payment-delivery';
import { log } from '@/server/platform/log';
import { findOrderByNumber } from '@/server/orders/read';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund, recordRefundTotal } from '@/server/orders/record-refund';
import { isLiveKey } from '@/domain/stripe-key';
import { type StripeSettings } from './mode';
import {
  recordUnmatchedPayment,
  markMatched,
  type UnmatchedOutcome,
  type StripeDelivery,
  listUnmatchedPayments,
} from './unmatched-payments';
import { parseStripeEvent, type StripePaymentEvent } from './stripe-events';

/**
 * Outcome of a Stripe event. `not-read`: it does not concern an order. `other-mode`: a test event with a live key, or
 * the reverse. `waiting`: a delayed payment is pending. `other-session`: a later session of the order is the valid
 * one.
 */
export type StripeOutcome = PaymentOutcome | UnmatchedOutcome | 'not-read' | 'other-mode' | 'waiting' | 'other-session';

/** Outcome of an event, and its order if known. */
export type ProcessedEvent = { outcome: StripeOutcome; order: OrderNumber | undefined };

/** True for a normal outcome; any other is logged as a warning. */
export function isExpectedOutcome(outcome: StripeOutcome): boolean {
  return ['applied', 'no-change', 'duplicate', 'waiting', 'not-read', 'not-ours'].includes(outcome);
}

/**
 * Applies a Stripe event from a webhook or from Stripe's event list, repeatedly and in any order: each event id takes
 * effect once. An event whose livemode differs from the key's changes no order (docs.stripe.com/api/events/object,
 * livemode).
 */
export async function processStripeEvent(
  db: Database,
  stripeEvent: Stripe.Event,
  { secretKey }: Pick<StripeSettings, 'secretKey'>,
  now: Date,
): Promise<ProcessedEvent> {
  const event = parseStripeEvent(stripeEvent);
  if (!event) return { outcome: 'not-read', order: undefined };
  const delivery = { id: stripeEvent.id, isLive: stripeEvent.livemode, event };
  const order = await orderOf(db, event);
  if (stripeEvent.livemode !== isLiveKey(secretKey)) {
    // With a test key, real money is saved as unmatched even if its order exists.
    if (stripeEvent.livemode) await recordUnmatchedPayment(db, delivery, now);
    return { outcome: 'other-mode', order: order?.number };
  }
  if (!order) return { outcome: await applyWithoutOrder(db, delivery, now), order: undefined };
  return { outcome: await applyToOrder(db, order, delivery, now), order: order.number };
}

/** Applies unmatched payments whose order exists by now, once each (docs/product.md 16.10). */
export async function matchUnmatchedPayments(
  db: Database,
  { secretKey }: Pick<StripeSettings, 'secretKey'>,
  now: Date,
): Promise<Result<void, never>> {
  for (const delivery of await listUnmatchedPayments(db, isLiveKey(secretKey))) {
    const order = await orderOf(db, delivery.event);
    if (!order) continue;
    const outcome = await applyToOrder(db, order, delivery, now);
    await markMatched(db, delivery.id, now);
    log(isExpectedOutcome(outcome) ? 'info' : 'warn', 'payment matched', {
      event: delivery.id,
      order: order.number,
      outcome,
    });
  }
  return accept(undefined);
}

/**
 * Saves refunds and disputes of unknown orders: their payment's event links them later. A dispute notifies the owner at
 * once.
 */
async function applyWithoutOrder(db: Database, delivery: StripeDelivery, now: Date): Promise<StripeOutcome> {
  await applyRefundOrDispute(db, undefined, delivery, now);
  return delivery.event.dispute ? 'unknown-order' : recordUnmatchedPayment(db, delivery, now);
}

/** Applies a refund or dispute event; undefined for any other event. */
async function applyRefundOrDispute(
  db: Database,
  orderNumber: OrderNumber | undefined,
  { id, event }: StripeDelivery,
  now: Date,
  provider = 'stripe',
): Promise<PaymentOutcome | undefined> {
  const { payment, amountCents, currency, refund, dispute } = event;
  const common = { provider, orderNumber, payment, amountCents, currency };
  if (dispute) return recordDispute(db, { ...common, ...dispute }, now);
  if (refund) return recordRefund(db, { ...common, ...refund, delivery: id }, now);
  if (event.type !== 'payment-refunded' || orderNumber === undefined) return undefined;
  const total = { provider, orderNumber, payment, refundedCents: amountCents, currency, delivery: id };
  return recordRefundTotal(db, total, now);
}

/** Applies an event to its order. @param provider of the payment; the test desk sends events of test payments */
export async function applyToOrder(
  db: Database,
  order: OrderRow,
  delivery: StripeDelivery,
  now: Date,
  provider = 'stripe',
): Promise<StripeOutcome> {
  const outcome = await applyRefundOrDispute(db, order.number, delivery, now, provider);
  if (outcome) return outcome;
  const { type, payment, session, amountCents, currency } = delivery.event;
  const common = { provider, id: delivery.id, orderNumber: order.number, amountCents, currency };
  if (type === 'processing') {
    await markPaymentSubmitted(db, order.number, now);
    return 'waiting';
  }
  if (type !== 'payment-succeeded' && type !== 'payment-failed' && type !== 'expire') return 'no-change';
  // Of a replaced session only a successful payment counts.
  if (type !== 'payment-succeeded' && order.payment_session !== null && order.payment_session !== session)
    return 'other-session';
  return recordPaymentEvent(db, { ...common, event: type, reference: payment, session, isLive: delivery.isLive }, now);
}

/** Finds the order by its number or by its payment id. */
async function orderOf(db: Database, { order, payment }: StripePaymentEvent): Promise<OrderRow | undefined> {
  const byNumber = order === undefined ? undefined : await findOrderByNumber(db, order);
  if (byNumber || payment === undefined) return byNumber;
  return db
    .selectFrom('orders')
    .selectAll()
    .where('payment_provider', '=', 'stripe')
    .where('payment_reference', '=', payment)
    .executeTakeFirst();
}
