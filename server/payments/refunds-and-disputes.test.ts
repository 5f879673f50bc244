import fc from 'fast-check';
import type Stripe from 'stripe';
import { sumRefunds } from '@/domain/refund-totals';
import { type OrderRow } from '@/server/database/schema';
import { now, place } from '@/server/testing/checkout';
import { onOneEngine } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { type FakeEvent } from '@/server/testing/stripe-event-list';
import { type FakeStripe, type FakeRefund, secretKey } from '@/server/testing/stripe-server';
import { withFakeStripe, orderAt, settingsOf } from '@/server/testing/stripe-shop';
import { openPayment } from './open';
import { stripePayment } from './stripe';
import { processStripeEvent } from './process-stripe-event';
import { isLongRun } from '@/domain/testing/long-tests';

/** Each run makes about twenty queries. */
jest.setTimeout(60_000);

const disputed = ['warning_needs_response', 'warning_under_review', 'needs_response', 'under_review'] as const;

/** Events at Stripe: refunds in cents, each may fail later, and the states of a dispute. */
const run = fc.record({
  refunds: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 300_00 }), fails: fc.boolean() }), { maxLength: 4 }),
  refundsRest: fc.boolean(),
  disputes: fc.option(fc.tuple(fc.nat(disputed.length), fc.constantFrom('won', 'lost', undefined))),
  /** Sequence of the events, with repetitions. */
  order: fc.infiniteStream(fc.nat()),
});

onOneEngine((where) => {
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));

  const stripe = () => stripePayment(settingsOf(fake), () => now);
  const currentOrder = ({ number }: OrderRow) => orderAt(where().db, number);
  const take = (event: FakeEvent) =>
    processStripeEvent(where().db, event as unknown as Stripe.Event, { secretKey }, now);
  const paid = async () => {
    const order = await place(where().db);
    valueOf(await openPayment(where().db, stripe(), order, now));
    const session = (await currentOrder(order)).payment_session ?? '';
    const before = fake.events.all.length;
    fake.complete(session);
    return { order, session, events: () => fake.events.all.slice(before) };
  };

  it('events of one payment lead to the correct order in any sequence and number', async () => {
    await fc.assert(
      fc.asyncProperty(run, async ({ refunds, refundsRest, disputes, order: stream }) => {
        const { order, session, events } = await paid();
        const made: FakeRefund[] = [];
        for (const { cents, fails } of refunds) {
          const left = fake.refundableCents(`pi_${session}`);
          if (left === 0) break;
          const refund = fake.refundInDashboard(session, Math.min(cents, left));
          made.push(refund);
          if (fails) fake.failRefund(refund);
        }
        if (refundsRest && fake.refundableCents(`pi_${session}`) > 0) made.push(fake.refundInDashboard(session));
        const [steps, end] = disputes ?? [0, undefined];
        const statuses = [...disputed.slice(0, steps), ...(end ? [end] : [])];
        for (const status of statuses) fake.dispute(session, status);

        const all = events();
        const twice = [...all, ...all.filter(() => stream.next().value % 3 === 0)];
        const shuffled = twice.map((event) => ({ event, at: stream.next().value })).sort((one, two) => one.at - two.at);
        for (const { event } of shuffled) await take(event);

        const sent = made.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
        const found = await currentOrder(order);
        const total = found.total_cents;
        const last = statuses.at(-1);
        const lost = last === 'lost' ? total : 0;
        expect(found).toMatchObject({
          state: sent + lost >= total ? 'refunded' : 'paid',
          refunded_cents: sent,
          mailed_refund_cents: sent,
          lost_dispute_cents: lost,
          open_dispute: standing(last),
        });
        const isVoid = sent + lost >= total || standing(last) === 'dispute';
        const code = await where()
          .db.selectFrom('promo_codes')
          .select('voided_at')
          .where('earned_by', '=', order.number)
          .executeTakeFirst();
        // An order refunded before its payment event earned no code.
        if (code) expect(code.voided_at !== null).toBe(isVoid);
        else expect(found.state).toBe('refunded');
      }),
      { numRuns: isLongRun ? 25 : 10 },
    );
  });

  it('the partial refund email shows its sum and the refunded total', async () => {
    const { order, session, events } = await paid();
    fake.refundInDashboard(session, 20_00);
    fake.refundInDashboard(session, 78_00);
    fake.refundInDashboard(session);
    for (const event of events()) await take(event);
    const mails = await where()
      .db.selectFrom('outbox')
      .select('text_body')
      .where('id', 'like', `refund:${order.number}%`)
      .orderBy('id')
      .execute();
    expect(mails.map(({ text_body: text }) => text.split('\n\n')[1])).toEqual([
      'We have refunded $20.00 to your original payment method. Your bank may take 5 to 10 days to show it.\nIn all, we have refunded $20.00 of the $398.00 that you paid.',
      'We have refunded $78.00 to your original payment method. Your bank may take 5 to 10 days to show it.\nIn all, we have refunded $98.00 of the $398.00 that you paid.',
      'We have refunded $300.00 to your original payment method. Your bank may take 5 to 10 days to show it.\nWith it, we have refunded all of the $398.00 that you paid.',
    ]);
  });

  it('a shipped order stays fulfilled after partial refunds and after a failed full refund', async () => {
    const { order, session, events } = await paid();
    for (const event of events()) await take(event);
    await where().db.updateTable('orders').set({ state: 'fulfilled' }).where('number', '=', order.number).execute();
    fake.refundInDashboard(session, 100);
    for (const event of events()) await take(event);
    expect((await currentOrder(order)).state).toBe('fulfilled');
    const rest = fake.refundInDashboard(session);
    for (const event of events()) await take(event);
    expect((await currentOrder(order)).state).toBe('refunded');
    fake.failRefund(rest);
    for (const event of events()) await take(event);
    expect(await currentOrder(order)).toMatchObject({
      state: 'fulfilled',
      refunded_cents: 100,
      failed_refund_cents: 397_00,
      state_before_refund: null,
    });
  });
});

function standing(state: string | undefined): string | null {
  if (state?.startsWith('warning')) return 'inquiry';
  return state === 'needs_response' || state === 'under_review' ? 'dispute' : null;
}

it('the unexplained part of a refund total counts until its refund event arrives', () => {
  const at = now.toISOString();
  const refund = { amountCents: 40, isProviders: true, createdAt: at, changedAt: at };
  const sums = (states: readonly ('asked' | 'pending' | 'succeeded' | 'failed')[], toldCents: number) =>
    sumRefunds(
      states.map((state) => ({ ...refund, state })),
      { reportedCents: toldCents, totalCents: 100 },
    );
  expect(sums([], 30)).toEqual({ refundedCents: 30, requestedCents: 0, returnedCents: 0 });
  expect(sums(['asked'], 0)).toEqual({ refundedCents: 0, requestedCents: 40, returnedCents: 0 });
  expect(sums(['asked'], 40)).toEqual({ refundedCents: 40, requestedCents: 0, returnedCents: 0 });
  expect(sums(['succeeded', 'pending'], 60)).toEqual({ refundedCents: 80, requestedCents: 0, returnedCents: 0 });
  expect(sums(['failed'], 40)).toEqual({ refundedCents: 0, requestedCents: 0, returnedCents: 40 });
  expect(sums(['succeeded'], 400)).toEqual({ refundedCents: 100, requestedCents: 0, returnedCents: 0 });
});
