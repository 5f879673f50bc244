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
import { isLiveKey, type StripeSettings } from './mode';
import {
  recordUnmatchedPayment,
  markMatched,
  type UnmatchedOutcome,
  type StripeDelivery,
  listUnmatchedPayments,
} from './unmatched-payments';
import { parseStripeEvent, type StripePaymentEvent } from './stripe-events';

/**
 * What became of an event of Stripe's. `not-read`: it says nothing of an order. `other-mode`: it is of test mode where
 * the key is live, or the other way round. `waiting`: money is on its way. `other-session`: another session of the order
 * counts.
 */
export type StripeOutcome = PaymentOutcome | UnmatchedOutcome | 'not-read' | 'other-mode' | 'waiting' | 'other-session';

/** What became of an event, and the number of the order that it is about, where there is one. */
export type ProcessedEvent = { outcome: StripeOutcome; order: OrderNumber | undefined };

/** Whether an outcome is the shop's everyday; what is not is a warning. */
export function isExpectedOutcome(outcome: StripeOutcome): boolean {
  return ['applied', 'no-change', 'duplicate', 'waiting', 'not-read', 'not-ours'].includes(outcome);
}

/**
 * Takes an event of Stripe's, whichever way it came: any number of times, in any order, by webhook and from Stripe's own
 * list. Of one id there is one effect. An event whose livemode is not the key's changes nothing
 * (docs.stripe.com/api/events/object, livemode).
 */
export async function processStripeEvent(
  db: Database,
  event: Stripe.Event,
  { secretKey }: Pick<StripeSettings, 'secretKey'>,
  now: Date,
): Promise<ProcessedEvent> {
  const word = parseStripeEvent(event);
  if (!word) return { outcome: 'not-read', order: undefined };
  const told = { id: event.id, isLive: event.livemode, word };
  const order = await orderOf(db, word);
  if (event.livemode !== isLiveKey(secretKey)) {
    // Real money is nobody's where the key is a test's: it is kept and told, whether its order is known or not.
    if (event.livemode) await recordUnmatchedPayment(db, told, now);
    return { outcome: 'other-mode', order: order?.number };
  }
  if (!order) return { outcome: await takeOfUnknown(db, told, now), order: undefined };
  return { outcome: await apply(db, order, told, now), order: order.number };
}

/** Takes the words of money for orders that are there after all, once for each (docs/product.md 16.10). */
export async function matchUnmatchedPayments(
  db: Database,
  { secretKey }: Pick<StripeSettings, 'secretKey'>,
  now: Date,
): Promise<Result<void, never>> {
  for (const told of await listUnmatchedPayments(db, isLiveKey(secretKey))) {
    const order = await orderOf(db, told.word);
    if (!order) continue;
    const outcome = await apply(db, order, told, now);
    await markMatched(db, told.id, now);
    log(isExpectedOutcome(outcome) ? 'info' : 'warn', 'orphan settled', {
      event: told.id,
      order: order.number,
      outcome,
    });
  }
  return accept(undefined);
}

/** A refund or a dispute may be told before its payment, whose word then finds it; the owner has no time to lose. */
async function takeOfUnknown(db: Database, told: StripeDelivery, now: Date): Promise<StripeOutcome> {
  await takeMoneyBack(db, undefined, told, now);
  return told.word.dispute ? 'unknown-order' : recordUnmatchedPayment(db, told, now);
}

/** Takes what has gone back of a payment; undefined for a word of something else. */
async function takeMoneyBack(
  db: Database,
  orderNumber: OrderNumber | undefined,
  { id, word }: StripeDelivery,
  now: Date,
): Promise<PaymentOutcome | undefined> {
  const { payment, amountCents, currency, refund, dispute } = word;
  const said = { provider: 'stripe', orderNumber, payment, amountCents, currency };
  if (dispute) return recordDispute(db, { ...said, ...dispute }, now);
  if (refund) return recordRefund(db, { ...said, ...refund, delivery: id }, now);
  if (word.type !== 'payment-refunded' || orderNumber === undefined) return undefined;
  const sum = { provider: 'stripe', orderNumber, payment, refundedCents: amountCents, currency, delivery: id };
  return recordRefundTotal(db, sum, now);
}

async function apply(db: Database, order: OrderRow, told: StripeDelivery, now: Date): Promise<StripeOutcome> {
  const moneyBack = await takeMoneyBack(db, order.number, told, now);
  if (moneyBack) return moneyBack;
  const { type, payment, session, amountCents, currency } = told.word;
  const said = { provider: 'stripe', id: told.id, orderNumber: order.number, amountCents, currency };
  if (type === 'processing') {
    await markPaymentSubmitted(db, order.number, now);
    return 'waiting';
  }
  if (type !== 'payment-succeeded' && type !== 'payment-failed' && type !== 'expire') return 'no-change';
  // Of a session that another one has overtaken, only money counts.
  if (type !== 'payment-succeeded' && order.payment_session !== null && order.payment_session !== session)
    return 'other-session';
  return recordPaymentEvent(db, { ...said, event: type, reference: payment, session, isLive: told.isLive }, now);
}

/** The order that is named, or the one whose payment it is. */
async function orderOf(db: Database, { order, payment }: StripePaymentEvent): Promise<OrderRow | undefined> {
  const named = order === undefined ? undefined : await findOrderByNumber(db, order);
  if (named || payment === undefined) return named;
  return db
    .selectFrom('orders')
    .selectAll()
    .where('payment_provider', '=', 'stripe')
    .where('payment_reference', '=', payment)
    .executeTakeFirst();
}
