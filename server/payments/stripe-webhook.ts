import 'server-only';
import Stripe from 'stripe';
import { type Database } from '@/server/database/database';
import { accept, reject, type Result } from '@/domain/result';
import { readText } from '@/server/http/read-request';
import { log } from '@/server/platform/log';
import { type StripeSettings } from './mode';
import { isExpectedOutcome, processStripeEvent } from './process-stripe-event';

/** Maximum difference between a delivery's timestamp and now, in seconds, in either direction. */
const TOLERANCE = 300;

/**
 * Handles a Stripe webhook delivery. Every valid event gets status 200, whatever its outcome, because Stripe redelivers
 * after any other status. Only an internal error should cause a redelivery.
 */
export async function handleStripeWebhook(
  db: Database,
  settings: StripeSettings | undefined,
  request: Request,
  now: Date,
): Promise<Result<{ received: true }, 'payment-off' | 'bad-signature' | 'too-large'>> {
  if (!settings) return reject({ code: 'payment-off' });
  const signature = request.headers.get('stripe-signature');
  // Check the timestamp before reading the body: Stripe signs every delivery with the current time.
  if (signature === null || !isRecent(signature, now)) return reject({ code: 'bad-signature' });
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

/** Returns the event of a delivery; undefined if its signature is invalid or too old. */
function verify(body: string, signature: string, settings: StripeSettings, now: Date): Stripe.Event | undefined {
  try {
    const { webhookSecret } = settings;
    return Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE, undefined, now.getTime());
  } catch {
    return undefined;
  }
}

/** True if the signature's timestamp is within the tolerance. Stripe's own check accepts future timestamps. */
function isRecent(signature: string, now: Date): boolean {
  return Math.abs(timeOf(signature) - Math.floor(now.getTime() / 1000)) <= TOLERANCE;
}

/**
 * Returns the timestamp of a `Stripe-Signature` header, in seconds: the last one, as in Stripe's check. NaN if missing.
 */
function timeOf(signature: string): number {
  const last = signature.split(',').findLast((part) => part.startsWith('t='));
  return last === undefined ? NaN : Number.parseInt(last.slice('t='.length), 10);
}
