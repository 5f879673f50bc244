import type Stripe from 'stripe';
import { type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { findKnownOrder } from '@/server/orders/read';
import { type StripeSettings } from '@/server/payments/mode';
import { openPayment } from '@/server/payments/open';
import { stripePayment } from '@/server/payments/stripe';
import { now, place } from './checkout';
import { valueOf } from './results';
import { type FakeEvent } from './stripe-event-list';
import { FakeStripe, secretKey } from './stripe-server';

/** Creates a fake Stripe for each test of a block, with the tests' `now`, and closes it afterwards. */
export function withFakeStripe(take: (fake: FakeStripe) => void): void {
  let fake: FakeStripe;
  beforeEach(async () => {
    fake = new FakeStripe();
    fake.now = now;
    await fake.open();
    take(fake);
  });
  afterEach(() => fake.close());
}

/** Settings of a shop that uses the fake Stripe. */
export function settingsOf(fake: FakeStripe): StripeSettings {
  return { secretKey, webhookSecret: 'whsec_of_the_tests', apiBase: fake.apiBase };
}

/** The same settings as environment variables. */
export function environmentOf(fake: FakeStripe): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'test',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    STRIPE_API_BASE: fake.apiBase,
  };
}

/** Places an order at the fake Stripe's time and creates its payment. */
export async function orderedAtStripe(
  db: Database,
  fake: FakeStripe,
): Promise<{ number: OrderNumber; session: string }> {
  const placed = await place(db, {}, { now: fake.now });
  const stripe = stripePayment(settingsOf(fake), () => fake.now);
  valueOf(await openPayment(db, stripe, placed, fake.now));
  const { payment_session: session } = await orderAt(db, placed.number);
  return { number: placed.number, session: session ?? '' };
}

/** Reads an order. */
export async function orderAt(db: Database, number: OrderNumber): Promise<OrderRow> {
  return findKnownOrder(db, number);
}

/** Casts an event to the type of Stripe's package: the shop reads only the fields that exist. */
export function asStripes(event: FakeEvent): Stripe.Event {
  return event as unknown as Stripe.Event;
}
