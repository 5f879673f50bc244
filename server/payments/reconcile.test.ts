// Verifies docs/product.md 16.9.
import fc from 'fast-check';
import { type OrderNumber } from '@/domain/order-number';
import { historyOf, listOrders } from '@/server/orders/read';
import { later, now } from '@/server/testing/checkout';
import { onOneEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { performAct, stripeActs, expectedOrderOf } from '@/server/testing/stripe-acts';
import { type FakeStripe } from '@/server/testing/stripe-server';
import {
  asStripes,
  environmentOf,
  withFakeStripe,
  orderAt,
  orderedAtStripe,
  settingsOf,
} from '@/server/testing/stripe-shop';
import { expireOrders } from './expire';
import { reconcile } from './reconcile';
import { stripePayment } from './stripe';
import { processStripeEvent } from './process-stripe-event';
import { isLongRun } from '@/domain/testing/long-tests';

const HOUR = 60 * 60_000;

/** The property test runs many orders on both engines. */
jest.setTimeout(120_000);

/** Actions in the shop between Stripe's events. */
const rounds = ['reconcile', 'expire', 'an hour', 'a day', 'two shops'] as const;
type Step = { order: number; act: string } | (typeof rounds)[number];

onOneEngine((where) => {
  collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const never = new AbortController().signal;
  const round = () => reconcile(where().db, fake.now, never, environmentOf(fake));
  const ordered = () => orderedAtStripe(where().db, fake);
  const confirmationsOf = async (number: OrderNumber) => {
    const all = where().db.selectFrom('outbox').select('id').where('id', 'like', `order-confirmation:${number}%`);
    return (await all.execute()).length;
  };
  const stateOf = async (number: OrderNumber) => (await orderAt(where().db, number)).state;

  async function take(step: Step, sessions: readonly string[]): Promise<void> {
    if (typeof step === 'object') return performAct(fake, sessions[step.order % sessions.length] ?? '', step.act);
    const { db } = where();
    if (step === 'reconcile') await round();
    if (step === 'two shops') await Promise.all([round(), round()]);
    if (step === 'expire') await expireOrders(db, [stripePayment(settingsOf(fake), () => fake.now)], fake.now);
    if (step === 'an hour') fake.now = new Date(fake.now.getTime() + HOUR);
    if (step === 'a day') fake.now = new Date(fake.now.getTime() + 24 * HOUR);
  }

  it('reconcile repairs orders whose webhooks are lost, late, repeated or out of order', async () => {
    const act = fc.record({ order: fc.nat(2), act: fc.constantFrom(...stripeActs) });
    const step: fc.Arbitrary<Step> = fc.oneof({ weight: 3, arbitrary: act }, fc.constantFrom(...rounds));
    const run = fc.record({
      steps: fc.array(step, { minLength: 4, maxLength: 24 }),
      isLost: fc.boolean(),
      picks: fc.infiniteStream(fc.nat()),
    });
    await fc.assert(
      fc.asyncProperty(run, async ({ steps, isLost, picks }) => {
        const before = fake.events.all.length;
        const orders = [await ordered(), await ordered(), await ordered()];
        const sessions = orders.map(({ session }) => session);
        for (const one of steps) await take(one, sessions);
        if (!isLost) {
          for (const event of fake.events.all.slice(before)) {
            const delivered =
              fake.events.all[before + (picks.next().value % (fake.events.all.length - before))] ?? event;
            await processStripeEvent(where().db, asStripes(delivered), settingsOf(fake), fake.now);
          }
        }
        await round();
        await round();
        for (const { number, session } of orders) {
          const truth = expectedOrderOf(fake, session);
          const order = await orderAt(where().db, number);
          expect(truth.states).toContain(order.state);
          expect(order).toMatchObject({ refunded_cents: truth.refundedCents, open_dispute: truth.openDispute });
          // Each refund and the payment are emailed once.
          expect(order.mailed_refund_cents).toBe(truth.refundedCents);
          const wasPaid = (await historyOf(where().db, number)).some(({ to_state: to }) => to === 'paid');
          expect(await confirmationsOf(number)).toBe(wasPaid ? 1 : 0);
        }
      }),
      { numRuns: isLongRun ? 20 : 6 },
    );
  });

  it('reconcile continues after a failed step and throws its error', async () => {
    const { number, session } = await ordered();
    fake.complete(session);
    fake.events.all.length = 0;
    fake.events.emit('charge.refunded', { nothing: 'of a charge' });
    await expect(round()).rejects.toThrow();
    expect(await stateOf(number)).toBe('paid');
  });

  it('reconcile does nothing without Stripe', async () => {
    await reconcile(where().db, now, never, { NODE_ENV: 'test' });
    expect(fake.calls).toEqual([]);
    expect(await listOrders(where().db)).toEqual([]);
  });

  it('reconcile throws while Stripe is unreachable and recovers later', async () => {
    const { number, session } = await ordered();
    fake.complete(session);
    fake.failure = 500;
    await expect(round()).rejects.toThrow('cannot be reached');
    expect(await stateOf(number)).toBe('pending');
    fake.failure = 'none';
    await round();
    expect(await stateOf(number)).toBe('paid');
  });

  it('reconcile extends the expiry of an unreported delayed payment', async () => {
    const { number, session } = await ordered();
    fake.complete(session, 'unpaid');
    fake.events.all.length = 0;
    fake.now = later(HOUR);
    await round();
    expect(await orderAt(where().db, number)).toMatchObject({
      state: 'pending',
      payment_submitted_at: later(HOUR).toISOString(),
    });
  });
});
