// Verifies docs/product.md 42.8 (hidden page, hidden orders).
import { renderToStaticMarkup } from 'react-dom/server';
import { passportCopy as copy } from '@/components/passport/copy';
import { sharePublishedRecords } from '@/data/catalogue/published-records';
import { openPriceSource } from '@/server/catalogue/price-source';
import { loadPublished } from '@/server/catalogue/published';
import { shareDatabase } from '@/server/database/database';
import { orderPage } from '@/server/desk/orders/order';
import { showWatch } from '@/server/desk/watches/watches';
import { placeOrder } from '@/server/orders/place';
import { passportsOf } from '@/server/passports/passports';
import { now, paidOrder, request } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { onSqliteFirst } from '@/server/testing/engines';
import { rejected, valueOf } from '@/server/testing/results';
import WatchPassportPage from './(en)/passport/[token]/page';
import { watchAt } from './route-params';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: jest.fn(),
  usePathname: jest.fn(),
}));

onSqliteFirst((where) => {
  beforeEach(() => {
    shareDatabase(Promise.resolve(where().db));
  });
  afterEach(() => {
    shareDatabase(undefined);
    sharePublishedRecords(undefined);
  });

  it('a hidden watch has no page and cannot be bought; its order and passport stay, without a link to the page', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const [passport] = await passportsOf(db, { ...order, state: 'paid' }, now);
    const params = Promise.resolve({ token: passport?.token ?? '' });
    const render = async () =>
      renderToStaticMarkup(await WatchPassportPage({ params, searchParams: Promise.resolve({}) }));
    const watch = await watchAt('xerix', '1');
    const link = `href="${watch.path}"`;
    expect(await render()).toContain(link);

    valueOf(await showWatch.perform(db, owner, { watch: 'xerix/1', shown: 'no' }, { now }));
    await loadPublished(db, now);
    await expect(watchAt('xerix', '1')).rejects.toMatchObject({ digest: expect.stringContaining('404') as string });
    const prices = await openPriceSource(request.lines, now);
    const again = await placeOrder(db, { request, idempotencyKey: 'again', now }, prices);
    expect(again).toMatchObject(rejected('unknown-watch'));
    expect((await orderPage(db, owner, order.number, now))?.order.lines).toMatchObject([{ watch_id: 1, quantity: 2 }]);
    const hidden = await render();
    expect(hidden).toContain(copy.guarantee);
    expect(hidden).toContain(copy.manual);
    expect(hidden).not.toContain(link);
  });
});
