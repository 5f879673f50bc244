// Verifies docs/product.md 13.11 (paid order).
import ErrorPage from '@/app/(en)/error/page';
import { nothingCharged, paidAnywayCopy } from '@/components/checkout/copy';
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
});
