// Verifies docs/product.md 4.3, 5.9, 6.8, 6.16.
import sharp from 'sharp';
import { trayCopy } from '@/components/compare/copy';
import { carouselCopy, popularBrandsTitle } from '@/components/home/copy';
import { newsletterSent } from '@/components/forms/copy-rejections';
import { motto } from '@/components/shell/copy';
import { definitionOf } from './page-objects/by-copy';
import { desktopOnly, expect, test, type Locator } from './support/fixtures';
import { watchNamed } from './support/shop';
import { newShopper } from './support/sign-in';
import { storeWatches } from './support/storage';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test(
  'the first screen of a phone shows a whole watch, its name and its price',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'applies to phones only');
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const slide = page.getByRole('group', { name: carouselCopy.position(1, 3), exact: true });
      expect((await boxOf(slide)).bottom, `${width}x${height}`).toBeLessThanOrEqual(height);
    }
  },
);

test("the cart's count badge does not exceed the page's grid", { tag: '@long' }, async ({ page, header, isMobile }) => {
  test.skip(isMobile, 'the menu button is last on a phone');
  await storeWatches(page, 'token1', [watchNamed('Late Comet')]);
  await page.goto('/');
  const grid = await boxOf(page.getByRole('search', { name: 'Shop search', exact: true }));
  const count = header.cart.getByText('1', { exact: true });
  expect((await boxOf(count)).right).toBeLessThanOrEqual(grid.right);
});

test('a long watch name wraps in its card without being clipped', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/all');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(54);
  const cut = await names.evaluateAll((headings) =>
    headings.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test(
  'the lines of the total bar and of the compare tray reach the edges of the page',
  { tag: ['@long', desktopOnly] },
  async ({ page, checkout }) => {
    const expectEdges = async (bar: Locator, widths: readonly number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { x, right } = await boxOf(bar);
        expect([x, right]).toEqual([0, width]);
      }
    };
    await page.goto('/all/xerix');
    await page
      .getByRole('button', { name: /^Compare: / })
      .first()
      .click();
    await expectEdges(page.getByRole('region', { name: trayCopy.title, exact: true }), [360, 768, 1280]);
    await page.setViewportSize({ width: 360, height: 800 });
    await checkout.openDelivery([watchNamed('Late Comet')]);
    await expectEdges(checkout.totalBar, [360, 768]);
  },
);

test('the last line of the motto does not wrap', { tag: ['@phone', '@long'] }, async ({ page, isMobile }) => {
  const widths = isMobile ? [320, 360, 390] : [768, 1024, 1280, 1920];
  await page.goto('/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const last = page.getByText(motto.lastLine, { exact: true });
    const lines = await last.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, String(width)).toBe(1);
  }
});

test('a brand tile on a phone has its picture beside its text', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'applies to phones only');
  await page.goto('/');
  const tile = page.getByRole('region', { name: popularBrandsTitle, exact: true }).getByRole('listitem').first();
  const [whole, picture] = [await boxOf(tile), await boxOf(tile.locator('img'))];
  expect(picture.y - whole.y).toBeLessThan(3);
  expect(picture.height).toBeGreaterThan(0.95 * whole.height);
});

test('the lug-to-lug length is in large type on a phone', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'applies to phones only');
  await page.goto('/all/california/3');
  const size = await definitionOf(page, 'lug to lug').evaluate((figure) =>
    parseFloat(getComputedStyle(figure).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(28);
});

test('the clear button of a search field is not blue', { tag: '@long' }, async ({ page, header }) => {
  await page.goto('/all/xerix');
  const box = await header.openSearch();
  await box.fill('m');
  const { data, info } = await sharp(await box.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let blue = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at + 2] ?? 0) > (data[at] ?? 0) + 40) blue += 1;
  expect(blue).toBe(0);
});

test('a tapped button returns to its normal colour', { tag: '@phone' }, async ({ page, product, isMobile }) => {
  test.skip(!isMobile, 'applies to touch screens only');
  await page.goto('/all/california/3');
  await product.addToCart.tap();
  await expect(product.inCart).toHaveCSS('color', 'rgb(243, 244, 240)');
});

test(
  'the newsletter field has no red border after a successful submission',
  { tag: '@long' },
  async ({ page, newsletterBox }) => {
    const red = 'rgb(194, 52, 26)';
    await page.goto('/contact/form');
    const { field } = newsletterBox;
    await field.fill('nobody');
    await expect(field).toHaveCSS('border-left-color', red);
    await field.fill(newShopper().email);
    await newsletterBox.button.click();
    await expect(page.getByText(newsletterSent, { exact: true })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveCSS('border-left-color', red);
  },
);

test(
  'the price of an order line is aligned with the first line of its name',
  { tag: ['@phone', '@long'] },
  async ({ page, shopApi, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    const { token } = await shopApi.placeOrder(newShopper().email);
    await page.goto(`/thanks?order=${token}`);
    const lines = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText(/^\d+ × \$/) });
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all()) {
      // Both at once: the page may move between two measurements.
      const [name = 0, price = 9] = await line
        .locator('p')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect(Math.abs(price - name)).toBeLessThan(2);
    }
  },
);
