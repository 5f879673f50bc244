import 'server-only';
import type Stripe from 'stripe';
import { accept, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { log } from '@/server/platform/log';
import { isLiveKey, type StripeSettings } from './mode';
import { callStripe, stripeClient } from './stripe';
import { stripeEventTypes } from './stripe-events';
import { isExpectedOutcome, processStripeEvent } from './process-stripe-event';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** How long Stripe lists an event, in ms, and a day more (docs.stripe.com/api/events/list). */
const LISTED_MS = 31 * DAY;

/** How far behind the newest event the next round begins, in ms: one that happened before it may be listed after it. */
const OVERLAP_MS = HOUR;

/** Stripe's largest page. */
const PAGE = 100;

/**
 * Takes what has happened from Stripe's own list, as far as no webhook has told it (docs/product.md 16.9): from the
 * newest event that was taken before, day by day, the oldest first. How far it has come is kept by Stripe's clock, not
 * ours, and only once all of a day's events are taken. What a webhook has told has the same id and changes nothing; so
 * any number of processes may do this at once.
 *
 * @throws the first fault of taking an event, once the others are taken; the next round tries it again.
 */
export async function replayStripeEvents(
  db: Database,
  settings: StripeSettings,
  now: Date,
  signal: AbortSignal,
): Promise<Result<void, 'payment-unreachable'>> {
  const stripe = stripeClient(settings);
  const list = `stripe:${isLiveKey(settings.secretKey) ? 'live' : 'test'}`;
  const oldest = now.getTime() - LISTED_MS;
  const faults: unknown[] = [];
  for (let from = Math.max((await newestTaken(db, list)) - OVERLAP_MS, oldest); ; from += DAY) {
    const isLast = from + DAY > now.getTime();
    const listed = await callStripe(() => eventsOf(stripe, from, isLast ? undefined : from + DAY, signal));
    if (!listed.ok) return listed;
    for (const event of listed.value) {
      signal.throwIfAborted();
      await take(db, event, settings, now).catch((fault: unknown) => faults.push(fault));
    }
    const newest = listed.value.at(-1);
    if (newest && faults.length === 0) await moveOn(db, list, newest.created * 1000);
    if (isLast) break;
  }
  if (faults.length > 0) throw faults[0];
  return accept(undefined);
}

/** The events of a stretch of Stripe's time, the oldest first. @param until in ms; without it, all since. */
async function eventsOf(stripe: Stripe, from: number, until: number | undefined, signal: AbortSignal) {
  const created = {
    gte: Math.floor(from / 1000),
    ...(until !== undefined && { lt: Math.floor(until / 1000) }),
  };
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ created, types: [...stripeEventTypes], limit: PAGE })) {
    signal.throwIfAborted();
    events.push(event);
  }
  return events.reverse();
}

async function take(db: Database, event: Stripe.Event, settings: StripeSettings, now: Date): Promise<void> {
  const { outcome, order } = await processStripeEvent(db, event, settings, now);
  // Most of them the webhook has told before.
  if (outcome === 'duplicate' || outcome === 'not-ours') return;
  const facts = { event: event.id, type: event.type, order: order ?? '', outcome };
  log(isExpectedOutcome(outcome) ? 'info' : 'warn', 'stripe replay', facts);
}

/** When the newest event that has been taken happened, in ms of Stripe's clock; 0 before the first. */
async function newestTaken(db: Database, list: string): Promise<number> {
  const seen = await db
    .selectFrom('payment_event_cursors')
    .select('newest_at')
    .where('list', '=', list)
    .executeTakeFirst();
  return seen ? Date.parse(seen.newest_at) : 0;
}

/** Another process may have come further. */
async function moveOn(db: Database, list: string, newest: number): Promise<void> {
  const newest_at = new Date(newest).toISOString();
  await db
    .insertInto('payment_event_cursors')
    .values({ list, newest_at })
    .onConflict((conflict) =>
      conflict.column('list').doUpdateSet({ newest_at }).where('payment_event_cursors.newest_at', '<', newest_at),
    )
    .execute();
}
