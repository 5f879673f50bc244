// Verifies docs/product.md 34.1, 34.2, 34.3, 34.4.
import { cartPageCopy } from '@/components/cart/copy';
import { cartChoiceCopy, cartLinkCopy as copy } from '@/components/cart/link/copy';
import { stockCopy } from '@/components/product/copy';
import { fullNameOf } from '@/data/full-name';
import { maxQuantity } from '@/domain/line-items';
import { violations } from './support/accessibility';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { smallTargets } from './support/layout';
import { currentPrice, usd, watchesOf, type StoredWatch } from './support/shop';
import { storeWatches } from './support/storage';

const [meridian, comet] = watchesOf('xerix') as [StoredWatch, StoredWatch];
const [dive] = watchesOf('undone') as [StoredWatch];
const link = '/cart-link/xerix-1:2,xerix-2:1';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, watch: StoredWatch) =>
  page
    .getByRole('list', { name: copy.list, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByText(fullNameOf(watch), { exact: true }) });

test('a cart link shows watches, quantities and prices, and fills the cart only when confirmed', async ({
  page,
  cart,
}) => {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title);
  await expect(line(page, meridian)).toShowMessage(usd((2 * currentPrice(meridian)) / 100));
  await expect(line(page, meridian)).toShowMessage(`2 × ${usd(currentPrice(meridian) / 100)}`);
  await expect(line(page, comet)).toShowMessage(usd(currentPrice(comet) / 100));
  const subtotal = 2 * currentPrice(meridian) + currentPrice(comet);
  await expect(page.getByRole('definition').last()).toShowPrice(subtotal);
  await expect(button(page, cartChoiceCopy.put)).toBeVisible();
  await expect(page).toHaveInCart();
  await button(page, cartChoiceCopy.put).click();
  await expect(page).toHaveURL('/bascket/mybascket');
  await expect(cart.subtotal).toShowPrice(subtotal);
  await expect(page).toHaveInCart({ ...meridian, quantity: 2 }, comet);
});

// Verifies docs/product.md 34.2 (adds, replaces).
test('a cart link adds to the existing cart unless the shopper replaces it', async ({ page }) => {
  await storeWatches(page, 'token1', [{ ...meridian, quantity: 5 }, dive]);
  await page.goto(link);
  await expect(page.getByText(cartChoiceCopy.holds(2), { exact: true })).toBeVisible();
  await expect(page.getByText(cartChoiceCopy.replaceMeans(1), { exact: true })).toBeVisible();
  await button(page, cartChoiceCopy.add).click();
  await expect(page).toHaveURL('/bascket/mybascket');
  await expect(page).toHaveInCart({ ...meridian, quantity: 5 }, dive, comet);
  await page.goBack();
  await button(page, cartChoiceCopy.replace).click();
  await expect(page).toHaveURL('/bascket/mybascket');
  await expect(page).toHaveInCart({ ...meridian, quantity: 2 }, comet);
});

// Verifies docs/product.md 34.2 (second press, reload, Back).
test(
  'a cart link adds nothing twice when reopened, reloaded or reached by Back',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(link);
    await button(page, cartChoiceCopy.put).click();
    await expect(page).toHaveURL('/bascket/mybascket');
    await page.goBack();
    await expect(page.getByText(cartChoiceCopy.isThere, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(cartChoiceCopy.isThere, { exact: true })).toBeVisible();
    await page.goto(link);
    await page.getByRole('link', { name: cartChoiceCopy.seeCart, exact: true }).click();
    await expect(page).toHaveURL('/bascket/mybascket');
    await expect(page).toHaveInCart({ ...meridian, quantity: 2 }, comet);
  },
);

// Verifies docs/product.md 34.2 (second tab).
test('a cart link page follows the cart of another tab', { tag: [desktopOnly, '@long'] }, async ({ page, tabs }) => {
  await page.goto(link);
  await expect(page.getByText(cartChoiceCopy.empty, { exact: true })).toBeVisible();
  const other = await tabs.open('/bascket/linked?add=undone-1:1');
  await button(other, cartChoiceCopy.put).click();
  await expect(page.getByText(cartChoiceCopy.holds(1), { exact: true })).toBeVisible();
  await button(page, cartChoiceCopy.add).click();
  await expect(other).toHaveInCart(dive, { ...meridian, quantity: 2 }, comet);
});

test('a cart link leads to its target only within the shop', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${link}?continue_to=/all/xerix&utm_source=x`);
  expect(new URL(page.url()).search).not.toContain('utm_source');
  await button(page, cartChoiceCopy.put).click();
  await expect(page).toHaveURL('/all/xerix');
  for (const hostile of ['//evil.example', 'https://evil.example', '/..//evil.example', '/\\evil.example']) {
    await page.goto(`/bascket/linked?add=undone-1:1&then=${encodeURIComponent(hostile)}`);
    const seeCart = page.getByRole('link', { name: cartChoiceCopy.seeCart, exact: true });
    await button(page, cartChoiceCopy.replace).or(seeCart).click();
    await expect(page).toHaveURL('/bascket/mybascket');
  }
});

test('a cart link is confirmed by keyboard', { tag: desktopOnly }, async ({ page }) => {
  await page.goto(link);
  await button(page, cartChoiceCopy.put).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bascket/mybascket');
});

// Verifies docs/product.md 34.3 (unknown name, quantity above 10).
test(
  'a cart link reports unknown watches, excess quantities and malformed values',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/cart-link/xerix-1:40,xerix-77:1,sku_9:1');
    await expect(line(page, meridian)).toShowMessage(`${maxQuantity} × ${usd(currentPrice(meridian) / 100)}`);
    await expect(page.getByText(copy.cut, { exact: true })).toBeVisible();
    await expect(page.getByText(copy.unknown(2), { exact: true })).toBeVisible();
    await page.goto('/cart-link/xerix-1');
    await expect(page.getByText(copy.nothing, { exact: true })).toBeVisible();
    await page.goto('/bascket/linked?add=%3Cscript%3E&unknown=999999&then=javascript:alert(1)');
    await expect(page.getByText(copy.nothing, { exact: true })).toBeVisible();
  },
);

test.describe('a cart link with an out-of-stock watch', { tag: desktopOnly }, () => {
  test.beforeEach(({ testDesk }) => testDesk.stock('luminox/4', 0));
  test.afterEach(({ testDesk }) => testDesk.stock('luminox/4', 50));

  test('an out-of-stock watch of a cart link is reported and not added', { tag: '@long' }, async ({ page }) => {
    const watch = watchesOf('luminox')[3] as StoredWatch;
    await expect(async () => {
      await page.goto('/cart-link/luminox-4:1,xerix-1:1');
      await expect(line(page, watch).getByText(copy.soldOut, { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(line(page, watch).getByRole('link', { name: stockCopy.mailMe, exact: true })).toBeVisible();
    await button(page, cartChoiceCopy.put).click();
    await expect(page).toHaveURL('/bascket/mybascket');
    await expect(page).toHaveInCart(meridian);
    await page.goto('/cart-link/luminox-4:1');
    await expect(page.getByText(copy.allSoldOut, { exact: true })).toBeVisible();
  });
});

test(
  'a cart link response is not stored, sends no referrer and sets no cookie',
  { tag: desktopOnly },
  async ({ request }) => {
    const answer = await request.get(link, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    const headers = answer.headers();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location).toBe('/bascket/linked?add=xerix-1%3A2%2Cxerix-2%3A1');
  },
);

test('a cart link page fits a phone, has large targets and passes axe', { tag: '@long' }, async ({ page }) => {
  await storeWatches(page, 'token1', [{ ...meridian, quantity: 5 }, dive]);
  await page.goto('/cart-link/xerix-1:40,xerix-2:1,sku_9:1');
  await expect(button(page, cartChoiceCopy.add)).toBeVisible();
  await expect(page).toFitWidth();
  expect(await smallTargets(page, 'main :is(a, button)')).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test.describe('without JavaScript', { tag: desktopOnly }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a cart link page shows its watches with links, and explains the cart's need for scripts",
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(link);
      await expect(page.getByText(copy.needsScript, { exact: true })).toBeVisible();
      await line(page, meridian)
        .getByRole('link', { name: fullNameOf(meridian), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(meridian.name);
      await page.goto('/bascket/linked');
      await expect(page.getByText(copy.nothing, { exact: true })).toBeVisible();
    },
  );
});

test('a cart link without items leads to the cart', { tag: [desktopOnly, '@long'] }, async ({ page }) => {
  await page.goto('/cart-link');
  await expect(page).toHaveURL('/bascket/mybascket');
  await expect(page.getByRole('heading', { name: cartPageCopy.empty, exact: true })).toBeVisible();
});
