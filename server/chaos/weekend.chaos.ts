// Verifies docs/product.md 28.7.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { onSqlite } from '@/server/testing/engines';
import { body } from '@/server/testing/requests';
import { askOnce, uniqueCallerAddress } from './ask';
import { RequestLog } from './request-log';
import { ShopProcess } from './shop-process';

/** Time between the shop's start and the price change, in ms: it must respond by then on a busy machine. */
const BEFORE_MS = 25_000;
const PAGE = '/all/times/2';

jest.setTimeout(150_000);

onSqlite((where) => {
  let shop: ShopProcess;
  afterEach(() => shop.kill());

  const ask = (path: string) => fetch(shop.url + path);
  /** Returns a watch's price on its page and in the Google feed, and the shared cache time of the page. */
  async function shownPrices() {
    const page = await ask(PAGE);
    const html = await page.text();
    const feed = await (await ask('/feeds/google.xml')).text();
    const item = feed.slice(feed.indexOf('<g:id>timex-2</g:id>'));
    return {
      price: /"price":"([^"]+)"/.exec(html)?.[1],
      until: /"priceValidUntil":"([^"]+)"/.exec(html)?.[1],
      sale: /<g:sale_price_effective_date>([^<]+)</.exec(item)?.[1],
      cached: page.headers.get('cache-control'),
    };
  }
  const order = (shownTotal: number) =>
    askOnce(
      new RequestLog(),
      shop.url,
      '/api/checkout/orders',
      { ...body, lines: [{ catalogue: 'timex', id: 2, quantity: 1 }], shownTotal },
      { 'idempotency-key': randomUUID(), 'x-forwarded-for': uniqueCallerAddress() },
    );

  // Both edges lie after any build: a build has the prices of its own time.
  it.each([
    {
      edge: '2035-12-01T05:00:00.000Z',
      before: { price: '289.00', cents: 289_00 },
      after: { price: '202.30', cents: 202_30, until: '2035-12-03T05:00:00.000Z' },
      weekendAfter: '2035-12-01T05:00:00Z/2035-12-03T04:59:59Z',
    },
    {
      edge: '2035-12-03T05:00:00.000Z',
      before: { price: '202.30', cents: 202_30 },
      after: { price: '289.00', cents: 289_00, until: '2035-12-08T05:00:00.000Z' },
      weekendAfter: '2035-12-08T05:00:00Z/2035-12-10T04:59:59Z',
    },
  ])(
    'prices on pages and at checkout change with the first request after $edge',
    async ({ edge, before, after, weekendAfter }) => {
      const startedAt = Date.now();
      shop = await ShopProcess.open({
        DATABASE_URL: where().url,
        CLOCK_STARTS_AT: new Date(Date.parse(edge) - BEFORE_MS).toISOString(),
        NODE_OPTIONS: '--require ./scripts/shifted-clock.cjs',
      });
      // The second response comes from the cache.
      await shownPrices();
      expect(await shownPrices()).toMatchObject({ price: before.price, until: edge, cached: 'no-cache' });
      expect((await order(after.cents))?.status).toBe(409);
      expect((await order(before.cents))?.status).toBe(200);
      await delay(Math.max(0, startedAt + BEFORE_MS + 3000 - Date.now()));
      expect(await shownPrices()).toEqual({
        price: after.price,
        until: after.until,
        sale: weekendAfter,
        cached: expect.stringMatching(/^s-maxage=60/),
      });
      expect((await order(before.cents))?.body.error?.code).toBe('price-changed');
      expect((await order(after.cents))?.status).toBe(200);
    },
  );
});
