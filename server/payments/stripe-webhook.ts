import 'server-only';
import Stripe from 'stripe';
import { type Database } from '@/server/database';
import { accept, refuse, type Result } from '@/domain/result';
import { readText } from '@/server/http/read-request';
import { log } from '@/server/log';
import { awaitMoney, recordPaymentEvent, recordFailedRefund } from '@/server/orders/change';
import { type OrderRow } from '@/server/orders/history';
import { findOrderByNumber } from '@/server/orders/read';
import { type StripeSettings } from './mode';
import { readStripeEvent, type StripeWord } from './stripe-events';

/** How far a delivery's timestamp may be from now, in seconds, into the past as into the future. */
const TOLERANCE = 300;

/**
 * Answers a delivery of Stripe's. What the shop has understood is answered with 200, whatever has become of it: Stripe
 * delivers everything else again and again. Only a fault of ours is to be delivered again.
 */
export async function answerStripeWebhook(
  db: Database,
  settings: StripeSettings | undefined,
  request: Request,
  now: Date,
): Promise<Result<{ received: true }, 'payment-off' | 'bad-signature' | 'too-large'>> {
  if (!settings) return refuse({ code: 'payment-off' });
  const body = await readText(request);
  if (!body.ok) return body;
  const event = verify(body.value, request.headers.get('stripe-signature') ?? '', settings, now);
  if (!event) return refuse({ code: 'bad-signature' });
  const word = readStripeEvent(event);
  if (word) await take(db, event, word, now);
  return accept({ received: true });
}

/** The event of a delivery; undefined for one that Stripe has not signed, or not now. */
function verify(body: string, signature: string, settings: StripeSettings, now: Date): Stripe.Event | undefined {
  // Stripe's own check has an eye on the past only.
  if (timeOf(signature) > now.getTime() / 1000 + TOLERANCE) return undefined;
  try {
    const { webhookSecret } = settings;
    return Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE, undefined, now.getTime());
  } catch {
    return undefined; // whatever is wrong with it, it is not from Stripe
  }
}

/** The timestamp of a `Stripe-Signature` header, in seconds; of several the last, as in Stripe's own check. */
function timeOf(signature: string): number {
  return Number.parseInt(/.*(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? '', 10);
}

async function take(db: Database, event: Stripe.Event, word: StripeWord, now: Date): Promise<void> {
  const order = await orderOf(db, word);
  const outcome = order ? await apply(db, order, event.id, word, now) : 'unknown-order';
  const isExpected = ['applied', 'no-change', 'duplicate', 'waiting'].includes(outcome);
  log(isExpected ? 'info' : 'warn', 'stripe webhook', {
    event: event.id,
    type: event.type,
    order: order?.number ?? '',
    outcome,
  });
}

async function apply(db: Database, order: OrderRow, id: string, word: StripeWord, now: Date): Promise<string> {
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
