// Verifies docs/product.md 40.8.
import { cartChoiceCopy } from '@/components/cart/link/copy';
import { handOverCopy, takeOverCopy } from '@/components/handed-list/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { fullNameOf } from '@/data/full-name';
import { violations } from './support/accessibility';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { smallTargets } from './support/layout';
import { setNewIpAddress } from './support/mails';
import { watchNamed } from './support/shop';
import { storeWatches } from './support/storage';

// A used link, a wrong key, and a request that the test ends.
test.use({ expectedErrors: [/status of (403|404)|net::ERR_FAILED/] });

// A network leaves at most 20 lists in ten minutes.
test.beforeEach(({ page }) => setNewIpAddress(page));

const [comet, meridian] = [watchNamed('Late Comet'), watchNamed('Slow Meridian')];
const lines = [
  { ...comet, quantity: 2 },
  { ...meridian, quantity: 1 },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page) => page.getByLabel(handOverCopy.link, { exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const openList = (page: Page) => page.getByRole('list', { name: takeOverCopy.list.cart, exact: true });

/** Opens the cart with two lines and returns the link for another device. */
async function handOver(page: Page): Promise<string> {
  await storeWatches(page, 'token1', lines);
  await page.goto('/bascket/mybascket');
  await button(page, handOverCopy.open).click();
  return link(page).inputValue();
}

test('a cart continues on another device, which asks before it adds anything, and the link works once', async ({
  page,
  browser,
}) => {
  const url = await handOver(page);
  test.slow(); // two browsers
  expect(url).toMatch(/\/continue#[\w-]{16}\.[\w-]{22}$/);
  await expect(page.getByRole('img', { name: handOverCopy.code('cart'), exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page).toFitWidth();
  expect(await smallTargets(page, 'main')).toEqual([]);

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const other = await context.newPage();
  await storeWatches(other, 'token1', [{ ...comet, quantity: 1 }]);
  const requests: string[] = [];
  other.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await other.goto(url);
  await expect(status(other)).toHaveText(takeOverCopy.about(2, 'cart'));
  await expect(openList(other).getByRole('listitem')).toHaveCount(2);
  await expect(other.getByText(cartChoiceCopy.keeps(fullNameOf(comet), 1), { exact: true })).toBeVisible();
  await expect(other).toHaveURL('/continue');
  await expect(other).toHaveInCart(comet);
  expect(await violations(other)).toEqual([]);
  await expect(other).toFitWidth();
  const key = url.split('.').at(-1) ?? '';
  expect(requests.filter((request) => request.includes(key))).toEqual([]);

  await button(other, cartChoiceCopy.add).click();
  await expect(other).toHaveURL('/bascket/mybascket');
  await expect(other).toHaveInCart(comet, meridian);
  await other.goto(url);
  await expect(status(other)).toHaveText(rejectionCopy({ code: 'unknown-handed-list' }));
  await context.close();
});

test(
  'a wrong key and an incomplete link are reported, and the link stays usable',
  { tag: [desktopOnly, '@long'] },
  async ({ page }) => {
    const url = await handOver(page);
    const wrong = url.replace(/.{22}$/, 'A'.repeat(22));
    await page.goto(wrong);
    await expect(status(page)).toHaveText(rejectionCopy({ code: 'wrong-list-key' }));
    await page.goto(url.slice(0, -5));
    await expect(status(page)).toHaveText(takeOverCopy.incomplete);
    // The same device: its cart has these watches already.
    await page.goto(url);
    await expect(page.getByText(cartChoiceCopy.isThere, { exact: true })).toBeVisible();
  },
);

test(
  'a wishlist continues on another device by keyboard',
  { tag: [desktopOnly, '@long'] },
  async ({ page, browser }) => {
    test.slow(); // two browsers
    await storeWatches(page, 'wishlist', [comet]);
    await page.goto('/favorite/myfavorite');
    await button(page, handOverCopy.open).focus();
    await page.keyboard.press('Enter');
    const url = await link(page).inputValue();
    await page.keyboard.press('Enter');
    await expect(link(page)).toBeHidden();
    await expect(button(page, handOverCopy.open)).toHaveAttribute('aria-expanded', 'false');

    const other = await (await browser.newContext()).newPage();
    await other.goto(url);
    await button(other, takeOverCopy.add).focus();
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL('/favorite/myfavorite');
    await expect(other).toHaveOnWishlist(comet);
    await other.context().close();
  },
);

test(
  'the panel closes when the list changes, and tries again after a failure',
  { tag: [desktopOnly, '@long'] },
  async ({ page, cart }) => {
    await page.route('**/api/handed-lists', (route) => route.abort(), { times: 1 });
    await storeWatches(page, 'token1', [comet]);
    await page.goto('/bascket/mybascket');
    await button(page, handOverCopy.open).click();
    await button(page, handOverCopy.again).click();
    await expect(link(page)).toBeVisible();
    await cart.increase(fullNameOf(comet)).click();
    await expect(link(page)).toBeHidden();
  },
);

test(
  'the page of a handed list is neither stored nor indexed, and tells other sites nothing',
  { tag: desktopOnly },
  async ({ page }) => {
    const [answer, taken] = await Promise.all([
      page.goto('/continue'),
      page.request.post('/api/handed-lists/take', { data: {} }),
    ]);
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
    expect(taken.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(status(page)).toHaveText(takeOverCopy.incomplete);
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });
  test('the page of a handed list says that it needs JavaScript', { tag: desktopOnly }, async ({ page }) => {
    await page.goto('/continue');
    await expect(page.getByText(takeOverCopy.needsScript, { exact: true })).toBeVisible();
  });
});
