// Verifies docs/product.md 34.3 (sold-out watch), 44.2 (first paint).
import { renderToStaticMarkup } from 'react-dom/server';
import LinkedPage from '@/app/(en)/(agents)/bascket/linked/page';
import { setStock } from '@/server/stock/set-stock';
import { now } from '@/server/testing/checkout';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';

// They need the router, which a page rendered alone does not have.
jest.mock('@/components/cart/link/linked-lines', () => ({ LinkedLines: () => null }));
jest.mock('@/components/cart/link/cart-choice', () => ({ CartChoice: () => null }));

onSqlite((where) => {
  shareWithRoutes(where);

  it('the page of a cart link states the subtotal of the watches that a press adds, without sold-out ones', async () => {
    await setStock(where().db, 'undone/1', { to: 0 }, now);
    const searchParams = Promise.resolve({ add: 'xerix-1:2,undone-1:1' });
    const html = renderToStaticMarkup(await LinkedPage({ params: Promise.resolve({}), searchParams }));
    expect(html.match(/<dl.*?<\/dl>/s)?.[0]).toContain('data-prices="498,458,398,76000">$498.00<');
  });
});
