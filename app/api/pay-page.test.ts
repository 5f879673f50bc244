// Verifies docs/product.md 38.1.
import { renderToStaticMarkup } from 'react-dom/server';
import PayOrderPage from '@/app/(en)/order/pay/page';
import { guaranteeCopy } from '@/components/checkout/copy-guarantee';
import { payCopy } from '@/components/order/copy';
import { place, placeIn } from '@/server/testing/checkout';
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

  it('the page of a payment link has amounts that add up, and no button from the moment at which the order expires', async () => {
    const { token, expires_at: expiresAt } = await placeIn(where().db, 'jpy');
    const textAt = async (ms: number) => {
      globalThis.aheadMs = Date.parse(expiresAt) + ms - Date.now();
      const searchParams = Promise.resolve({ order: token });
      const html = renderToStaticMarkup(await PayOrderPage({ params: Promise.resolve({}), searchParams }));
      globalThis.aheadMs = undefined;
      return html.replace(/<[^>]+>/g, ' ');
    };
    const open = await textAt(-60_000);
    const [line = 0, shipping = 0, total, button] = [...open.matchAll(/¥([\d,]+)/g)].map(([, amount = '']) =>
      Number(amount.replace(',', '')),
    );
    expect(open).toMatch(/2 × Late Comet: ¥/);
    expect([total, button]).toEqual([line + shipping, line + shipping]);
    const over = await textAt(0);
    expect([open.includes(payCopy.overTitle), over.includes(payCopy.overTitle)]).toEqual([false, true]);
    expect(over).not.toContain('¥');
  });
});
