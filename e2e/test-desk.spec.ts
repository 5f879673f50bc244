// Verifies docs/product.md 43.1, 43.2, 43.3, 43.4, 43.6, 43.7, 43.9.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weekendPriceNote } from '@/domain/weekend-price';
import { formatMoney } from '@/domain/money';
import { testStates } from '@/data/test-states';
import { currentBuild } from '@/tools/build/builds';
import { cards } from './page-objects/checkout';
import { violations } from './support/accessibility';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { isolatedShopOptions } from './support/environment/isolated-shop';
import { watchNamed } from './support/shop';

test('no script or style of the shop names the test desk', { tag: desktopOnly }, () => {
  const folder = join(currentBuild('.'), 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const named = files.filter((file) => /test-?desk/i.test(readFileSync(join(folder, file), 'utf8')));
  expect(named).toEqual([]);
});

test(
  'a seeded state for an email address has an order and its mail',
  { tag: desktopOnly },
  async ({ page, testDesk, checkout }) => {
    const email = `grace-${Date.now()}@example.com`;
    const { path, order } = await testDesk.seed('paid-order-japan', email);
    await page.goto(path);
    await expect(checkout.orderNumber).toBeVisible();
    const [mail] = await testDesk.mail(email);
    expect(mail?.subject).toContain(order?.number);
    await page.goto(`/test-desk/mail/${encodeURIComponent(mail?.id ?? '')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See your order', exact: true })).toBeVisible();
  },
);

test.describe('in a shop of its own', { tag: desktopOnly }, () => {
  // React error 441 is that of a page that the server could not render.
  test.use({ ...isolatedShopOptions, expectedErrors: [/ERR_EMPTY_RESPONSE|status of (404|503)|React error #441/] });
  test.slow();
  test.beforeEach(({ isolatedShop }) => isolatedShop.open());

  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test(
    'server and browser follow the clock to a weekend and back',
    { tag: ['@money', '@long'] },
    async ({ page, isolatedShop, checkout }) => {
      const watch = watchNamed('Branch Line 40');
      await isolatedShop.desk.clock('2026-11-28T12:00:00-05:00');
      await page.goto('/all/times/2');
      await expect(page.getByRole('main')).toShowMessage(`${formatMoney(202_30, 'usd')} ${weekendPriceNote}`);
      await checkout.openPayment([watch], { changedAt: Date.now() });
      await expect(checkout.total).toShowPrice(202_30);
      await checkout.pay(cards.success);
      await expect(checkout.orderNumber).toBeVisible();
      await isolatedShop.desk.clock('2026-11-25T12:00:00-05:00');
      await page.goto('/all/times/2');
      await expect(page.getByRole('main')).toShowMessage(formatMoney(289_00, 'usd'));
      expect((await isolatedShop.desk.readClock()).now).toMatch(/^2026-11-25T17:00/);
    },
  );

  test(
    'the page of the desk sets the clock, seeds states and resets by plain forms',
    { tag: ['@a11y', '@long'] },
    async ({ page }) => {
      await page.goto('/test-desk');
      expect(await violations(page)).toEqual([]);
      await section(page, 'Clock')
        .getByRole('textbox', { name: 'Time', exact: true })
        .fill('2026-11-28T12:00:00-05:00');
      await section(page, 'Clock').getByRole('button', { name: 'Set the clock', exact: true }).click();
      await expect(section(page, 'Clock').getByText(/^Saturday, November 28, 2026 at 12:00/)).toBeVisible();
      const { title } = testStates['paid-order-japan'];
      await section(page, 'States').getByRole('button', { name: title, exact: true }).click();
      await expect(page.getByRole('status')).toShowMessage('Made paid-order-japan.');
      await expect(section(page, 'Mail').getByRole('row')).not.toHaveCount(0);
      await section(page, 'States')
        .getByRole('button', { name: testStates['full-cart-friday-night'].title, exact: true })
        .click();
      await page.getByRole('status').getByRole('link').click();
      await expect(page.getByRole('spinbutton')).toHaveCount(5);
      await page.goto('/test-desk');
      await section(page, 'Reset').getByRole('button', { name: 'Reset the shop', exact: true }).click();
      await expect(section(page, 'Mail')).toShowMessage('No mail.');
    },
  );

  test(
    'a broken network and database fail requests for their time, and then work again',
    { tag: '@long' },
    async ({ page, isolatedShop, checkout }) => {
      const { desk } = isolatedShop;
      await desk.break('network', 2);
      await expect(page.goto('/')).rejects.toThrow('ERR_EMPTY_RESPONSE');
      await expect(async () => expect((await page.goto('/'))?.status()).toBe(200)).toPass();
      // Verifies docs/product.md 19.7.
      const { path } = await desk.seed('processing-order');
      await page.goto(path);
      await expect(checkout.orderNumber).toBeVisible();
      await desk.break('database', 4);
      expect((await page.reload())?.status()).toBe(503);
      await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
      await expect(checkout.orderNumber).toBeVisible({ timeout: 15_000 });
      await desk.break('database', 2);
      const ready = () => page.request.get('/api/health/ready').then((response) => response.status());
      expect(await ready()).toBe(503);
      await expect.poll(ready).toBe(200);
      expect((await desk.reset()).tookMs).toBeLessThan(200);
    },
  );
});
