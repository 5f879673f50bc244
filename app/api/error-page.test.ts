// Verifies docs/product.md 13.11 (paid order).
import ErrorPage from '@/app/(en)/error/page';
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
});
