// Verifies docs/product.md 6.21, 6.22.
import { brotliCompressSync } from 'node:zlib';
import { relatedCopy, galleryCopy } from '@/components/product/copy';
import { hydratePage, untilHydrated, untilIdle, untilStill } from './support/hydrated';
import { desktopOnly, expect, longExceptFirst, test, type Page } from './support/fixtures';

const path = '/all/california/3';

/** Script size of an empty page with the same Next and React, in bytes of Brotli 11; measured by `npm run bench -- pages`. */
const emptyPage = 115_500;

/** Script size of the product page before lists followed an account: commit e0ef22a9, in bytes of Brotli 11. */
const beforeSharedLists = 139_250;

/** The large pictures in the gallery's strip; the second one also appears further down. */
const pictures = (page: Page) => page.getByRole('group', { name: galleryCopy.strip, exact: true }).locator('img');

test(
  'the other pictures of a watch load on the first interaction (6.21)',
  { tag: '@phone' },
  async ({ page, product }) => {
    await page.goto(path);
    await untilHydrated(page);
    await expect(pictures(page).first()).not.toHaveJSProperty('naturalWidth', 0);
    await expect(pictures(page).last()).toHaveJSProperty('currentSrc', '');
    await hydratePage(page);
    await expect(pictures(page).last()).not.toHaveJSProperty('naturalWidth', 0);
    await product.thumbnail(3).click();
    await expect(product.largePicture).toShowPicture('/watches/california/3-3.webp');
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures of a watch are loaded', { tag: desktopOnly }, async ({ page }) => {
    await page.goto(path);
    await expect(pictures(page)).toHaveCount(3);
    for (const picture of await pictures(page).all()) await expect(picture).toHaveCSS('display', 'block');
  });
});

test.describe('on a phone with a device pixel ratio of 3', () => {
  const screen = { width: 360, height: 640 };
  test.use({ screen, viewport: screen, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('the first view takes at most 20 requests and 260 KB, and later content loads on scroll (6.22)', async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    let asked = 0;
    page.on('request', () => (asked += 1));
    page.on('requestfinished', (request) =>
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    );
    await page.goto(path);
    await untilStill(page);
    await expect.poll(() => sizes.length, 'completed requests').toBe(asked);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.length).toBeLessThanOrEqual(20);
    expect(bytes).toBeLessThanOrEqual(260_000);
    const related = page.getByRole('region', { name: relatedCopy.title, exact: true }).locator('img').first();
    await expect(related).toHaveJSProperty('currentSrc', '');
    await related.scrollIntoViewIfNeeded();
    await expect(related).not.toHaveJSProperty('naturalWidth', 0);
    await expect(related).toBeInViewport();
  });

  test('the first view loads at most 24 KB more scripts than an empty Next page (6.22)', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(path);
    await untilStill(page);
    const loaded = await Promise.all(scripts);
    const bytes = loaded.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    expect(bytes).toBeGreaterThan(emptyPage);
    expect(bytes).toBeLessThanOrEqual(emptyPage + 24_000);
    // Verifies docs/product.md 40.1: a guest gets no code of shared lists, and at most 0.5 KB more than before them.
    expect(loaded.filter((script) => script.includes('account-lists'))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(beforeSharedLists + 500);
  });
});

/** Pages whose scripts must not contain server schemas. */
const pagesWithoutZod = ['/', '/all', '/contact/form', '/bascket/mybascket', '/payment', '/pay', '/auth/user'];

for (const [place, path] of pagesWithoutZod.entries()) {
  test(`${path} loads no zod on a phone`, { tag: [desktopOnly, ...longExceptFirst(place)] }, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    await page.goto(path);
    await untilIdle(page);
    const texts = await Promise.all(scripts);
    expect(texts.join('').length).toBeGreaterThan(10_000);
    for (const text of texts) expect(text).not.toMatch(/ZodError|_zod\b/);
  });
}
