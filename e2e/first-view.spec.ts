// Verifies docs/product.md 6.21, 6.22.
import { brotliCompressSync } from 'node:zlib';
import { relatedCopy, galleryCopy } from '@/components/product/copy';
import { hydratePage, untilHydrated, untilStill } from './support/hydrated';
import { desktopOnly, expect, test, type Page } from './support/fixtures';

const path = '/all/california/3';

/** What an empty page of the same Next and React loads of scripts, in bytes of Brotli 11: `npm run bench -- pages` measures it. */
const emptyPage = 115_500;

/** The large pictures of a watch, side by side; the second stands further down too. */
const pictures = (page: Page) => page.getByRole('group', { name: galleryCopy.strip, exact: true }).locator('img');

test(
  'the other pictures of a watch come at the first sign that they may be wanted (6.21)',
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

  test('they come by themselves', { tag: desktopOnly }, async ({ page }) => {
    await page.goto(path);
    await expect(pictures(page)).toHaveCount(3);
    for (const picture of await pictures(page).all()) await expect(picture).toHaveCSS('display', 'block');
  });
});

test.describe('on a phone of three dots to a px', () => {
  const screen = { width: 360, height: 640 };
  test.use({ screen, viewport: screen, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('the first view is at most 20 requests and 260 KB, and what is below comes when it is scrolled to (6.22)', async ({
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
    await expect.poll(() => sizes.length, 'all that was asked for has come').toBe(asked);
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

  test('by itself it loads at most 24 KB of scripts more than an empty page of Next’s (6.22)', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(path);
    await untilStill(page);
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    expect(bytes).toBeGreaterThan(emptyPage);
    expect(bytes).toBeLessThanOrEqual(emptyPage + 24_000);
  });
});
