import 'server-only';
import type Stripe from 'stripe';
import { accept, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { log } from '@/server/platform/log';
import { isLiveKey } from '@/domain/stripe-key';
import { type StripeSettings } from './mode';
import { callStripe, stripeClient } from './stripe';
import { stripeEventTypes } from './stripe-events';
import { isExpectedOutcome, processStripeEvent } from './process-stripe-event';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** How long Stripe lists an event plus one day, in ms (docs.stripe.com/api/events/list). */
const LISTED_MS = 31 * DAY;

/** How far before the newest processed event the next run begins, in ms: Stripe may list an event late. */
const OVERLAP_MS = HOUR;

/** Stripe's maximum page size. */
const PAGE = 100;

/**
 * Processes Stripe's event list from the last saved position, day by day, oldest first (docs/product.md 16.9). The
 * position is a time by Stripe's clock and moves only after all events of a day. Events that a webhook delivered have
 * the same ids and change nothing, so parallel runs are safe.
 *
 * @throws the first event's error, after the other events; the next run retries it.
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
  const errors: unknown[] = [];
  for (let from = Math.max((await readCursor(db, list)) - OVERLAP_MS, oldest); ; from += DAY) {
    const isLast = from + DAY > now.getTime();
    const listed = await callStripe(() => eventsOf(stripe, from, isLast ? undefined : from + DAY, signal));
    if (!listed.ok) return listed;
    for (const event of listed.value) {
      signal.throwIfAborted();
      await processListed(db, event, settings, now).catch((error: unknown) => errors.push(error));
    }
    const newest = listed.value.at(-1);
    if (newest && errors.length === 0) await moveCursor(db, list, newest.created * 1000);
    if (isLast) break;
  }
  if (errors.length > 0) throw errors[0];
  return accept(undefined);
}

/** Lists the events of a period, oldest first. @param until end in ms, exclusive; open-ended if undefined. */
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

async function processListed(db: Database, event: Stripe.Event, settings: StripeSettings, now: Date): Promise<void> {
  const { outcome, order } = await processStripeEvent(db, event, settings, now);
  // Most listed events were already delivered by webhook.
  if (outcome === 'duplicate' || outcome === 'not-ours') return;
  const facts = { event: event.id, type: event.type, order: order ?? '', outcome };
  log(isExpectedOutcome(outcome) ? 'info' : 'warn', 'stripe replay', facts);
}

/** Returns the time of the newest processed event, in ms of Stripe's clock; 0 before the first. */
async function readCursor(db: Database, list: string): Promise<number> {
  const cursor = await db
    .selectFrom('payment_event_cursors')
    .select('newest_at')
    .where('list', '=', list)
    .executeTakeFirst();
  return cursor ? Date.parse(cursor.newest_at) : 0;
}

/** Saves the position, unless another process has saved a later one. */
async function moveCursor(db: Database, list: string, newest: number): Promise<void> {
  const newest_at = new Date(newest).toISOString();
  await db
    .insertInto('payment_event_cursors')
    .values({ list, newest_at })
    .onConflict((conflict) =>
      conflict.column('list').doUpdateSet({ newest_at }).where('payment_event_cursors.newest_at', '<', newest_at),
    )
    .execute();
}
