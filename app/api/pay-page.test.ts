// Verifies docs/product.md 38.1.
import { renderToStaticMarkup } from 'react-dom/server';
import PayOrderPage from '@/app/(en)/order/pay/page';
import { guaranteeCopy } from '@/components/checkout/copy-guarantee';
import { place } from '@/server/testing/checkout';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';

jest.mock('next/navigation', () => ({ useRouter: jest.fn(), usePathname: jest.fn(), notFound: jest.fn() }));

onSqlite((where) => {
  shareWithRoutes(where);

  it.each([
    ['DE', true],
    ['JP', false],
  ])('the page of a payment link to %s shows the EU’s notice: %s', async (country, isShown) => {
    const { token, number } = await place(where().db);
    await where().db.updateTable('orders').set({ country, expires_at: '2999-01-01T00:00:00.000Z' }).execute();
    const searchParams = Promise.resolve({ order: token });
    const html = renderToStaticMarkup(await PayOrderPage({ params: Promise.resolve({}), searchParams }));
    expect(html).toContain(number);
    expect(html.includes(guaranteeCopy.title)).toBe(isShown);
  });
});
