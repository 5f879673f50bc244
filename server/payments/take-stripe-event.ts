import 'server-only';
import type Stripe from 'stripe';
import { type Database } from '@/server/database';
import { awaitMoney, type PaymentOutcome, recordFailedRefund, recordPaymentEvent } from '@/server/orders/change';
import { type OrderRow } from '@/server/orders/history';
import { findOrderByNumber } from '@/server/orders/read';
import { isLiveKey, type StripeSettings } from './mode';
import { readStripeEvent, type StripeWord } from './stripe-events';

/**
 * What became of an event of Stripe's. `not-read`: it says nothing of an order. `other-mode`: it is of test mode where
 * the key is live, or the other way round. `waiting`: money is on its way. `other-session`: another session of the order
 * counts.
 */
export type StripeOutcome = PaymentOutcome | 'not-read' | 'other-mode' | 'waiting' | 'other-session';

/** What became of an event, and the number of the order that it is about, where there is one. */
export type TakenEvent = { outcome: StripeOutcome; order: string | undefined };

/** Whether an outcome is the shop's everyday; what is not is a warning. */
export function isExpected(outcome: StripeOutcome): boolean {
  return ['applied', 'no-change', 'duplicate', 'waiting', 'not-read'].includes(outcome);
}

/**
 * Takes an event of Stripe's, whichever way it came: any number of times, in any order, by webhook and from Stripe's own
 * list. Of one id there is one effect. An event whose livemode is not the key's changes nothing
 * (docs.stripe.com/api/events/object, livemode).
 */
export async function takeStripeEvent(
  db: Database,
  event: Stripe.Event,
  { secretKey }: Pick<StripeSettings, 'secretKey'>,
  now: Date,
): Promise<TakenEvent> {
  const word = readStripeEvent(event);
  if (!word) return { outcome: 'not-read', order: undefined };
  const order = await orderOf(db, word);
  if (event.livemode !== isLiveKey(secretKey)) return { outcome: 'other-mode', order: order?.number };
  if (!order) return { outcome: 'unknown-order', order: undefined };
  return { outcome: await apply(db, order, event.id, word, now), order: order.number };
}

async function apply(db: Database, order: OrderRow, id: string, word: StripeWord, now: Date): Promise<StripeOutcome> {
  const { says, payment, session, amountCents, currency } = word;
  const said = { provider: 'stripe', id, orderNumber: order.number, amountCents, currency };
  if (says === 'refund-failed') return recordFailedRefund(db, { ...said, event: says }, now);
  if (says === 'processing') {
    await awaitMoney(db, order.number, now);
    return 'waiting';
  }
  const isMoney = says === 'payment-succeeded' || says === 'payment-refunded';
  // Of a session that another one has overtaken, only money counts.
  if (!isMoney && order.payment_session !== null && order.payment_session !== session) return 'other-session';
  return recordPaymentEvent(db, { ...said, event: says, reference: payment }, now);
}

/** The order that is named, or the one whose payment it is. */
async function orderOf(db: Database, { order, payment }: StripeWord): Promise<OrderRow | undefined> {
  const named = order === undefined ? undefined : await findOrderByNumber(db, order);
  if (named || payment === undefined) return named;
  return db
    .selectFrom('orders')
    .selectAll()
    .where('payment_provider', '=', 'stripe')
    .where('payment_reference', '=', payment)
    .executeTakeFirst();
}
