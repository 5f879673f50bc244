// Verifies docs/product.md 20.5, 20.18, 32.8.
import { carouselCopy } from '@/components/home/copy';
import { expect, test } from './support/fixtures';
import { hydratePage, untilHydrated } from './support/hydrated';
import { coveredControls, misplacedTools, smallControls, smallTargets } from './support/layout';
import { storeWatches } from './support/storage';
import { templates, watchNamed } from './support/shop';

test('touch targets are at least 44 px', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'applies to touch screens only');
  for (const path of ['/', '/all/xerix', '/all/california/3', '/contact/form', '/auth/user']) {
    await page.goto(path);
    expect(await smallTargets(page, 'a, button, input, textarea'), path).toEqual([]);
  }
});

// iOS zooms the page into a focused control with smaller text.
test.describe('on a touch screen', () => {
  test.use({ expectedErrors: [/status of 404/] });

  // Verifies docs/product.md 20.18 (text of form controls).
  test(
    'text in form controls is at least 16 px on touch screens',
    { tag: ['@phone', '@long'] },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'applies to touch screens only');
      await storeWatches(page, 'token1', [watchNamed('Late Comet')]);
      for (const path of [...templates, '/payment', '/pay']) {
        await page.goto(path);
        await untilHydrated(page);
        expect(await smallControls(page), path).toEqual([]);
      }
    },
  );
});

// Verifies docs/product.md 20.18 (phone in landscape).
test(
  'no control of a product page covers another on a phone in landscape',
  { tag: '@long' },
  async ({ page, product }) => {
    for (const path of ['/all/xerix/1', '/all/xerix/6', '/all/california/3']) {
      await page.goto(path);
      await hydratePage(page);
      for (const [width, height] of [
        [600, 360],
        [667, 375],
        [740, 360],
        [844, 390],
        [932, 430],
      ] as const) {
        await page.setViewportSize({ width, height });
        await product.pictures.evaluate((section) => section.scrollIntoView({ block: 'end' }));
        expect(
          await coveredControls(page, '.thumbnails button, .picture-tools :is(button, a)'),
          `${path} at ${width} x ${height}`,
        ).toEqual([]);
      }
    }
  },
);

test(
  'the tools under the picture are one row inside its column, clear of the thumbnails',
  { tag: '@long' },
  async ({ page, product }) => {
    for (const path of ['/all/xerix/1', '/all/california/3', '/all/gshock/1']) {
      await page.goto(path);
      await hydratePage(page);
      for (const [width, height] of [
        [360, 740],
        [390, 664],
        [740, 360],
        [768, 1024],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(product.tools).toBeVisible();
        expect(await misplacedTools(page), `${path} at ${width} x ${height}`).toEqual([]);
      }
    }
  },
);

test('a page at a zoom of 200 % has no overflow and shows its controls', async ({
  page,
  header,
  product,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no page zoom');
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/all/california/3');
  await expect(page).toFitWidth();
  await expect(header.menuButton).toBeVisible();
  await expect(product.addToCart).toBeVisible();
});

test('the carousel has no animation under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: carouselCopy.title, exact: true });
  await carousel.getByRole('radio').nth(1).click();
  const slide = carousel.getByRole('group', { name: carouselCopy.position(2, 3), exact: true });
  expect(await slide.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

// A slow or busy browser paints a page half parsed: here it has the HTML up to a marker.
for (const [path, marker, waiting] of [
  ['/all/xerix/1', '<p class="product-price">', '.first-paragraph'],
  ['/all/xerix/1', 'id="add-to-cart"', '.first-paragraph, .product-price'],
  ['/all/xerix/1', 'aria-label="Picture 2', '.thumbnails button'],
] as const)
  // Verifies docs/product.md 20.4.
  test(
    `${waiting} of a product page waits for the part that would move it, parsed up to ${marker}`,
    { tag: ['@long', '@phone'] },
    async ({ page }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        expect(html).toContain(marker);
        await route.fulfill({ response, body: html.slice(0, html.indexOf(marker)) });
      });
      await page.goto(path);
      for (const part of await page.locator(waiting).all()) await expect(part).toBeHidden();
      await page.unroute(path);
      await page.reload();
      for (const part of await page.locator(waiting).all()) await expect(part).toBeVisible();
    },
  );
