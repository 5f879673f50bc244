// Verifies docs/product.md 6.10, 6.11, 6.12, 6.13.
import { formatMoney } from '@/domain/money';
import { drawingCopy, relatedCopy, panelTitles, topSellingTitle } from '@/components/product/copy';
import { cardOf } from './page-objects/by-copy';
import { expect, test, type Page } from './support/fixtures';
import { currentPrice, pathOf, watchAt, watchNamed } from './support/shop';

const round = pathOf(watchNamed('Slow Meridian'));
const smallest = pathOf(watchNamed('Timex Quince 24'));
const largest = pathOf(watchNamed('Scree Line'));

const sheet = (page: Page) => page.getByRole('region', { name: drawingCopy.title, exact: true });
const views = (page: Page) => sheet(page).getByRole('img');

/** Scale in px per mm and font size in px of each drawing. */
const measureViews = (page: Page) =>
  views(page).evaluateAll((drawings) =>
    (drawings as SVGSVGElement[]).map((drawing) => {
      const text = drawing.querySelector('text');
      const scale = drawing.getScreenCTM()?.a ?? 0;
      return { scale, figure: scale * parseFloat(text ? getComputedStyle(text).fontSize : '0') };
    }),
  );

// Verifies docs/product.md 6.12 (screen reader).
test(
  'a product page draws front and side view of the watch with its dimensions',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(round);
    await expect(views(page)).toHaveCount(2);
    await expect(views(page).first()).toHaveAccessibleName(
      'From the front: strap width 22 mm, case diameter 42 mm, 49 mm lug to lug.',
    );
    await expect(views(page).last()).toHaveAccessibleName('From 3 o’clock: thickness 12.3 mm.');
    for (const figure of ['22 mm', '42 mm', '49 mm lug to lug', '12.3 mm', '84 g, strap included']) {
      await expect(sheet(page).getByText(figure, { exact: true })).toBeVisible();
    }
  },
);

// Verifies docs/product.md 6.12 (phone).
test(
  'drawings have one scale for all watches, and their figures are legible',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    const scales: number[] = [];
    for (const path of [smallest, round, largest]) {
      await page.goto(path);
      for (const { scale, figure } of await measureViews(page)) {
        scales.push(scale);
        expect(figure).toBeGreaterThanOrEqual(14);
      }
      await expect(page).toFitWidth();
    }
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 1);
  },
);

test('the drawing fits the page at a zoom of 200 %', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no page zoom');
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(largest);
  await expect(page).toFitWidth();
  for (const { figure } of await measureViews(page)) expect(figure).toBeGreaterThanOrEqual(14);
});

// Verifies docs/product.md 6.12 (paper).
test('the printed page contains the watch, its drawing and all panels, but no controls', async ({ page, product }) => {
  await page.goto(round);
  await page.emulateMedia({ media: 'print' });
  await expect(views(page).first()).toBeVisible();
  await expect(product.panel(panelTitles.specifications)).toBeVisible();
  for (const name of [relatedCopy.title, topSellingTitle]) {
    await expect(page.getByRole('heading', { name, includeHidden: true, exact: true })).toBeHidden();
  }
  await expect(product.addToCart).toBeHidden();
  await expect(product.otherBrands).toBeHidden();
});

test('related watches show what they have in common, their price and a link', async ({ page }) => {
  await page.goto(round);
  const related = page.getByRole('region', { name: relatedCopy.title, exact: true });
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await expect(
    cardOf(page, 'California Coast Route 42').getByText('Same size, also automatic', { exact: true }),
  ).toBeVisible();
  for (const link of await related.getByRole('link').all()) {
    const path = await link.getAttribute('href');
    const price = formatMoney(currentPrice(watchAt(path ?? '')), 'usd');
    await expect(link, `price of ${path} on its own page`).toShowMessage(price);
  }
  await cardOf(page, 'California Coast Route 42').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coast Route 42');
});

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a product page shows the drawing and related watches', async ({ page }) => {
    await page.goto(round);
    await expect(views(page)).toHaveCount(2);
    await expect(sheet(page).getByText('49 mm lug to lug', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: relatedCopy.title, exact: true }).getByRole('link')).toHaveCount(4);
  });
});
