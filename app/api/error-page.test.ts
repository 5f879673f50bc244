// Verifies docs/product.md 13.11 (paid order).
import ErrorPage from '@/app/(en)/error/page';
import { paymentFailedCopy } from '@/app/page-copy';
import { onHoldMessages, refundSentences, stateMessages } from '@/components/checkout/confirmation/copy';
import { nothingCharged, paidAnywayCopy, paymentPendingCopy } from '@/components/checkout/copy';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { type FakeStripe } from '@/server/testing/stripe-server';
import { environmentOf, orderAt, orderedAtStripe, withFakeStripe } from '@/server/testing/stripe-shop';

jest.mock('next/navigation', () => ({ useRouter: jest.fn(), usePathname: jest.fn(), notFound: jest.fn() }));

const environment = { ...process.env };

onSqliteFirst((where) => {
  collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => (fake = one));
  shareWithRoutes(where);
  beforeEach(() => {
    Object.assign(process.env, environmentOf(fake));
  });
  afterEach(() => {
    process.env = { ...environment };
  });

  const textAt = async (order: string) => {
    const searchParams = Promise.resolve({ order, reason: 'declined' });
    return JSON.stringify(await ErrorPage({ params: Promise.resolve({}), searchParams }));
  };

  it.each([true, false])(
    'a shopper whose pending order the provider reports as paid (%s) reads that, and not that nothing was charged',
    async (isPaid) => {
      const { number, session } = await orderedAtStripe(where().db, fake);
      const { token } = await orderAt(where().db, number);
      if (isPaid) fake.complete(session);
      const text = await textAt(token);
      expect(text.includes(nothingCharged)).toBe(!isPaid);
      expect(text.includes(paidAnywayCopy.title)).toBe(isPaid);
    },
  );

  it.each([
    ['pending', true, paymentPendingCopy.title],
    ['pending', false, undefined],
    ['fulfilled', true, paidAnywayCopy.title],
    ['failed', true, undefined],
    ['expired', true, undefined],
  ] as const)('a shopper whose order is %s, submitted: %s, reads the title %j', async (state, isSubmitted, title) => {
    const { number } = await orderedAtStripe(where().db, fake);
    const submittedAt = isSubmitted ? new Date().toISOString() : null;
    await where().db.updateTable('orders').set({ state, payment_submitted_at: submittedAt }).execute();
    const text = await textAt((await orderAt(where().db, number)).token);
    expect(text.includes(nothingCharged)).toBe(title === undefined);
    if (title !== undefined) expect(text).toContain(title);
  });

  // Verifies docs/product.md 13.11 (refunded order).
  it.each([
    ['is refunded', { state: 'refunded' }, stateMessages('').refunded.message],
    ['lost a dispute', { state: 'refunded', lost_dispute_cents: 100 }, refundSentences.byBank('$1.00')],
    ['is disputed', { state: 'paid', open_dispute: 'dispute' }, onHoldMessages.disputed.message],
    ['was sent and is disputed', { state: 'fulfilled', open_dispute: 'dispute' }, refundSentences.disputed],
    ['is refunded in part', { state: 'fulfilled', refunded_cents: 100 }, 'We have refunded $1.00'],
    ['waits for its refund', { state: 'paid', cancel_requested_at: '2026-11-20' }, refundSentences.coming],
  ] as const)(
    'a shopper whose paid order %s reads that, and not that nothing was charged',
    async (_, change, message) => {
      const { number } = await orderedAtStripe(where().db, fake);
      await where().db.updateTable('orders').set(change).execute();
      const text = await textAt((await orderAt(where().db, number)).token);
      expect(text).toContain(message);
      for (const wrong of [nothingCharged, paidAnywayCopy.title, paymentFailedCopy.nothingToDo])
        expect(text).not.toContain(wrong);
    },
  );
});
