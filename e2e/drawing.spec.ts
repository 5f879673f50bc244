// Verifies docs/product.md 6.10, 6.11, 6.12, 6.13.
import { formatMoney } from '@/domain/money';
import { drawingCopy, relatedCopy, panelTitles, topSellingTitle } from '@/components/product/copy';
import { cardOf } from './page-objects/cards';
import { expect, test, type Page } from './support/fixtures';
import { costNow, pathOf, watchAt, watchNamed } from './support/shop';

const round = pathOf(watchNamed('Slow Meridian'));
const smallest = pathOf(watchNamed('Timex Quince 24'));
const largest = pathOf(watchNamed('Scree Line'));

const sheet = (page: Page) => page.getByRole('region', { name: drawingCopy.title, exact: true });
const views = (page: Page) => sheet(page).getByRole('img');

/** The screen's px for a mm of each view, and the height of its figures in px. */
const measureViews = (page: Page) =>
  views(page).evaluateAll((drawings) =>
    (drawings as SVGSVGElement[]).map((drawing) => {
      const text = drawing.querySelector('text');
      const scale = drawing.getScreenCTM()?.a ?? 0;
      return { scale, figure: scale * parseFloat(text ? getComputedStyle(text).fontSize : '0') };
    }),
  );

test('a watch’s page draws it from the front and the side, with its figures', { tag: '@phone' }, async ({ page }) => {
  await page.goto(round);
  await expect(views(page)).toHaveCount(2);
  await expect(views(page).first()).toHaveAccessibleName(
    'From the front: strap width 22 mm, case diameter 42 mm, 49 mm lug to lug.',
  );
  await expect(views(page).last()).toHaveAccessibleName('From 3 o’clock: thickness 12.3 mm.');
  for (const figure of ['22 mm', '42 mm', '49 mm lug to lug', '12.3 mm', '84 g, strap included']) {
    await expect(sheet(page).getByText(figure, { exact: true })).toBeVisible();
  }
});

test(
  'a millimetre is a millimetre for every watch, and figures can be read',
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

test('at 200 % the drawing still fits', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'zoom is a desktop matter');
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(largest);
  await expect(page).toFitWidth();
  for (const { figure } of await measureViews(page)) expect(figure).toBeGreaterThanOrEqual(14);
});

test('on paper stand the watch, its drawing and every panel, and nothing that is there to be pressed', async ({
  page,
  product,
}) => {
  await page.goto(round);
  await page.emulateMedia({ media: 'print' });
  await expect(views(page).first()).toBeVisible();
  await expect(product.panel(panelTitles.specifications)).toBeVisible();
  for (const name of [relatedCopy.title, topSellingTitle]) {
    await expect(page.getByRole('heading', { name, includeHidden: true, exact: true })).toBeHidden();
  }
  await expect(product.addToCart).toBeHidden();
  await expect(product.strip).toBeHidden();
});

test('related watches say why they are alike, and lead to their pages', async ({ page }) => {
  await page.goto(round);
  const related = page.getByRole('region', { name: relatedCopy.title, exact: true });
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await expect(
    cardOf(page, 'California Coast Route 42').getByText('Same size, also automatic', { exact: true }),
  ).toBeVisible();
  for (const link of await related.getByRole('link').all()) {
    const path = await link.getAttribute('href');
    const price = formatMoney(costNow(watchAt(path ?? '')));
    await expect(link, `what ${path} costs on its own page`).toShowMessage(price);
  }
  await cardOf(page, 'California Coast Route 42').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coast Route 42');
});

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test('drawing and related watches are there', async ({ page }) => {
    await page.goto(round);
    await expect(views(page)).toHaveCount(2);
    await expect(sheet(page).getByText('49 mm lug to lug', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: relatedCopy.title, exact: true }).getByRole('link')).toHaveCount(4);
  });
});
