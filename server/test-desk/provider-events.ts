import 'server-only';
import type Stripe from 'stripe';
import { setTimeout as delay } from 'node:timers/promises';
import { type ProviderEvent } from '@/contract/test-desk';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { shopDate } from '@/domain/shop-date';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { findOrderByNumber } from '@/server/orders/read';
import { errorFields, log } from '@/server/platform/log';
import { stripeSettings } from '@/server/payments/mode';
import { applyToOrder, processStripeEvent } from '@/server/payments/process-stripe-event';
import { parseStripeEvent } from '@/server/payments/stripe-events';

/** A week, in seconds: the usual deadline for evidence in a dispute. */
const EVIDENCE_SECONDS = 7 * 24 * 60 * 60;

/**
 * Delivers events about an order in the given sequence, as the provider's webhook would. An order paid with Stripe gets
 * events in Stripe's format, any other order events of the test payment.
 *
 * @param times how often each event is sent.
 * @param afterSeconds time after which they are sent; 0 for now.
 * @returns the outcome of each event.
 */
export async function sendEvents(
  db: Database,
  number: OrderNumber,
  events: readonly ProviderEvent[],
  { times = 1, afterSeconds = 0 }: { times?: number | undefined; afterSeconds?: number | undefined } = {},
): Promise<Result<{ outcomes: string[] }, 'unknown-order'>> {
  if (!(await findOrderByNumber(db, number))) return reject({ code: 'unknown-order' });
  const sendAll = async () => {
    const outcomes: string[] = [];
    for (const event of events) outcomes.push(...(await send(db, number, event, times)));
    return outcomes;
  };
  if (afterSeconds === 0) return accept({ outcomes: await sendAll() });
  delay(afterSeconds * 1000, undefined, { ref: false })
    .then(sendAll)
    .catch((error: unknown) => log('error', 'late event', errorFields(error)));
  return accept({ outcomes: events.flatMap(() => Array.from({ length: times }, () => 'later')) });
}

/** Sends the same event several times. */
async function send(db: Database, number: OrderNumber, event: ProviderEvent, times: number): Promise<string[]> {
  const order = await findOrderByNumber(db, number);
  if (!order) return ['unknown-order'];
  const sent = asStripeEvent(order, event, shopDate());
  const outcomes: string[] = [];
  for (let left = times; left > 0; left -= 1) outcomes.push(await deliver(db, order, sent));
  return outcomes;
}

async function deliver(db: Database, order: OrderRow, sent: Stripe.Event): Promise<string> {
  const [settings, now] = [stripeSettings(), shopDate()];
  if (order.payment_provider === 'stripe' && settings)
    return (await processStripeEvent(db, sent, settings, now)).outcome;
  const parsed = parseStripeEvent(sent);
  const delivery = parsed && { id: sent.id, isLive: false, event: parsed };
  return delivery ? applyToOrder(db, order, delivery, now, order.payment_provider ?? 'test') : 'not-read';
}

/** Returns an event with the fields that the shop reads. */
function asStripeEvent(order: OrderRow, event: ProviderEvent, now: Date): Stripe.Event {
  const { type, id = `evt_${type}_${order.number}`, ageSeconds = 0 } = event;
  const created = Math.floor(now.getTime() / 1000) - ageSeconds;
  const data = { object: objectOf(order, event, created) };
  // Events arrive as JSON; the shop reads only some of their fields.
  return JSON.parse(JSON.stringify({ id, object: 'event', type, livemode: false, created, data }));
}

function objectOf(order: OrderRow, event: ProviderEvent, created: number): object {
  const { type, amountCents = order.total_cents, status } = event;
  const { number, currency } = order;
  const session = order.payment_session ?? `cs_${number}`;
  const payment_intent = order.payment_reference ?? (order.payment_provider === 'stripe' ? `pi_${number}` : session);
  const metadata = { order: number };
  if (type.startsWith('checkout.session.')) {
    const payment_status = status ?? 'paid';
    const common = { client_reference_id: number, amount_total: amountCents, currency, metadata };
    return { id: session, object: 'checkout.session', payment_status, payment_intent, ...common };
  }
  if (type === 'charge.refunded')
    return { id: `ch_${number}`, payment_intent, metadata, amount_refunded: amountCents, currency };
  if (type.startsWith('refund.')) {
    const usual = type === 'refund.failed' ? 'failed' : 'succeeded';
    return {
      id: `re_${number}`,
      payment_intent,
      status: status ?? usual,
      amount: amountCents,
      currency,
      metadata,
      created,
    };
  }
  const usual = type === 'charge.dispute.closed' ? 'lost' : 'needs_response';
  const evidence_details = { due_by: created + EVIDENCE_SECONDS };
  const dispute = { status: status ?? usual, reason: 'fraudulent', amount: amountCents, currency, created };
  return { id: `dp_${number}`, payment_intent, ...dispute, evidence_details };
}
