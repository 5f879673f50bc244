import 'server-only';
import Stripe from 'stripe';
import { type Database } from '@/server/database/database';
import { accept, reject, type Result } from '@/domain/result';
import { readText } from '@/server/http/read-request';
import { log } from '@/server/platform/log';
import { type StripeSettings } from './mode';
import { isExpectedOutcome, processStripeEvent } from './process-stripe-event';

/** How far a delivery's timestamp may be from now, in seconds, into the past as into the future. */
const TOLERANCE = 300;

/**
 * Answers a delivery of Stripe's. What the shop has understood is answered with 200, whatever has become of it: Stripe
 * delivers everything else again and again. Only a fault of ours is to be delivered again.
 */
export async function handleStripeWebhook(
  db: Database,
  settings: StripeSettings | undefined,
  request: Request,
  now: Date,
): Promise<Result<{ received: true }, 'payment-off' | 'bad-signature' | 'too-large'>> {
  if (!settings) return reject({ code: 'payment-off' });
  const signature = request.headers.get('stripe-signature');
  // Before a word of the body is read: whoever has not signed now is not Stripe.
  if (signature === null || !isOfNow(signature, now)) return reject({ code: 'bad-signature' });
  const body = await readText(request);
  if (!body.ok) return body;
  const event = verify(body.value, signature, settings, now);
  if (!event) return reject({ code: 'bad-signature' });
  const { outcome, order } = await processStripeEvent(db, event, settings, now);
  if (outcome !== 'not-read') {
    log(isExpectedOutcome(outcome) ? 'info' : 'warn', 'stripe webhook', {
      event: event.id,
      type: event.type,
      order: order ?? '',
      outcome,
    });
  }
  return accept({ received: true });
}

/** The event of a delivery; undefined for one that Stripe has not signed, or not now, whatever is wrong with it. */
function verify(body: string, signature: string, settings: StripeSettings, now: Date): Stripe.Event | undefined {
  try {
    const { webhookSecret } = settings;
    return Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE, undefined, now.getTime());
  } catch {
    return undefined;
  }
}

/** Whether a signature's time is near; Stripe's own check has an eye on the past only. */
function isOfNow(signature: string, now: Date): boolean {
  return Math.abs(timeOf(signature) - Math.floor(now.getTime() / 1000)) <= TOLERANCE;
}

/**
 * The timestamp of a `Stripe-Signature` header, in seconds; of several the last, as in Stripe's own check. NaN where
 * there is none.
 */
function timeOf(signature: string): number {
  const last = signature.split(',').findLast((part) => part.startsWith('t='));
  return last === undefined ? NaN : Number.parseInt(last.slice('t='.length), 10);
}
