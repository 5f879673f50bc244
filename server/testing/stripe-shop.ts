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

/** Gives each test of a block a Stripe of its own, at the time that the tests begin at, and closes it afterwards. */
export function giveEachStripe(take: (fake: FakeStripe) => void): void {
  let fake: FakeStripe;
  beforeEach(async () => {
    fake = new FakeStripe();
    fake.now = now;
    await fake.open();
    take(fake);
  });
  afterEach(() => fake.close());
}

/** The settings of a shop that is paid by the tests' Stripe. */
export function settingsOf(fake: FakeStripe): StripeSettings {
  return { secretKey, webhookSecret: 'whsec_of_the_tests', apiBase: fake.apiBase };
}

/** The same as a process has them. */
export function environmentOf(fake: FakeStripe): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'test',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    STRIPE_API_BASE: fake.apiBase,
  };
}

/** An order that waits for its payment at the tests' Stripe, placed at Stripe's present time. */
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

/** The order as it stands. */
export async function orderAt(db: Database, number: OrderNumber): Promise<OrderRow> {
  return findKnownOrder(db, number);
}

/** An event as Stripe's own package types it: the shop reads the parts that are there. */
export function asStripes(event: FakeEvent): Stripe.Event {
  return event as unknown as Stripe.Event;
}
