// Verifies docs/product.md 6.14, 10.9, 23.1, 23.2, 23.3, 23.4, 23.6, 23.7, 23.8.
import { cardCopy } from '@/components/catalogue/copy';
import { bestCopy, compareCopy, leftOutCopy, trayCopy } from '@/components/compare/copy';
import { compareLinkCopy } from '@/components/product/copy';
import { formatMoney } from '@/domain/money';
import { hydratePage } from './support/hydrated';
import { expect, test, type Locator, type Page } from './support/fixtures';
import { coveredControls, screens, smallTargets } from './support/layout';
import { readStored, storeTexts } from './support/storage';

const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) =>
  table(page)
    .getByRole('columnheader')
    .getByRole('link', { name: /^(?!Remove)/ });
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const find = async (page: Page, query: string) => {
  await page.getByRole('searchbox', { name: compareCopy.addLabel, exact: true }).fill(query);
  await page.getByRole('button', { name: compareCopy.find, exact: true }).click();
};

test('“Compare” on a product page adds the watch to the comparison', { tag: '@long' }, async ({ page }) => {
  await page.goto('/all/xerix/1');
  await page.getByRole('link', { name: compareLinkCopy.alone, exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?w=xerix\/1$/);
  await expect(columns(page)).toList(['Xeric Slow Meridian']);
  await hydratePage(page);
  await page.goto('/all/undone/3');
  await page.getByRole('link', { name: compareLinkCopy.withOthers(1), exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?w=xerix\/1,undone\/3$/);
  await expect(columns(page)).toList(['Xeric Slow Meridian', 'Undone Late Matinee']);
});

test(
  'the comparison overlays drawings, marks differing rows and names the best value',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/compare?w=xerix/1,gshock/1,womens/6,undone/3');
    const front = page.getByRole('region', { name: compareCopy.drawing, exact: true }).getByRole('img').first();
    await expect(front).toHaveAccessibleName(
      compareCopy.front('A Xeric Slow Meridian, B G-Shock Deadfall 46, C Timex Quince 24 and D Undone Late Matinee'),
    );
    const row = (label: string) => table(page).getByRole('row', { name: new RegExp(`^${label} `) });
    await expect(row('Price')).toShowMessage(`$99.00${bestCopy.price}`);
    await expect(row('Weight')).toShowMessage(bestCopy.weight);
    await expect(row('Weight').getByRole('rowheader')).toShowMessage(compareCopy.differs);
    await expect(page.getByText(compareCopy.full, { exact: true })).toBeVisible();
  },
);

// Verifies docs/product.md 23.4 (with JavaScript).
test('the comparison adds and removes watches, and keeps its selection', async ({ page }) => {
  await page.goto('/compare?w=xerix/1');
  await find(page, 'late matinee');
  await page.getByRole('link', { name: /^Add Undone Late Matinee/ }).click();
  await expect(columns(page)).toList(['Xeric Slow Meridian', 'Undone Late Matinee']);
  expect(addressOf(page)).toBe('/compare?w=xerix/1,undone/3');
  await page.getByRole('link', { name: compareCopy.removeOf('Xeric Slow Meridian'), exact: true }).click();
  await expect(columns(page)).toList(['Undone Late Matinee']);
  await page.goto('/compare');
  await page.getByRole('link', { name: compareCopy.resume(1), exact: true }).click();
  await expect(columns(page)).toList(['Undone Late Matinee']);
  await page.getByRole('link', { name: compareCopy.removeOf('Undone Late Matinee'), exact: true }).click();
  await expect(page.getByText(compareCopy.intro(0), { exact: true })).toBeVisible();
  await expect.poll(() => readStored(page, 'compare')).toBeNull();
});

test(
  'the comparison reports unknown watches and too many watches in its address',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/compare?w=xerix/1,rolex/9,xerix/1,xerix/2,xerix/3,xerix/4,xerix/5');
    await expect(columns(page)).toHaveCount(4);
    await expect(page.getByText(leftOutCopy(['Xeric Eleven Days'], 1) ?? '', { exact: true })).toBeVisible();
    await page.goto('/compare?w=%3Cscript%3E,%00&w=undone/3');
    await expect(columns(page)).toList(['Undone Late Matinee']);
    await page.goto('/compare?w=');
    await expect(page.getByText(compareCopy.intro(0), { exact: true })).toBeVisible();
    await expect(table(page)).toHaveCount(0);
  },
);

test('the comparison copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/compare?w=xerix/1,undone/3');
  await page.getByRole('button', { name: compareCopy.copy, exact: true }).click();
  await expect(page.getByText('Link copied.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the comparison drops the first watch when a fifth is added, and names it', async ({ page }) => {
  await storeTexts(page, { compare: 'xerix/1,xerix/2,xerix/3,xerix/4' });
  await page.goto('/all/undone/3');
  await page.getByRole('link', { name: compareLinkCopy.withOthers(3), exact: true }).click();
  await expect(columns(page).last()).toHaveText('Undone Late Matinee');
  await expect(page.getByText(leftOutCopy(['Xeric Slow Meridian'], 0) ?? '', { exact: true })).toBeVisible();
});

test(
  'the comparison table scrolls within itself at 320 px with fixed row labels',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'applies to small screens only');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/compare?w=xerix/1,gshock/1,womens/6,undone/3');
    await expect(page).toFitWidth();
    expect(await smallTargets(page, 'main a, main button, main input')).toEqual([]);
    const label = table(page).getByRole('rowheader').last();
    await label.scrollIntoViewIfNeeded();
    const before = await label.boundingBox();
    await page
      .getByRole('region', { name: compareCopy.table, exact: true })
      .evaluate((region) => region.scrollBy(300, 0));
    await expect(table(page).getByRole('cell').last()).toBeInViewport();
    expect((await label.boundingBox())?.x).toBe(before?.x);
  },
);

test('a list adds watches to the comparison, and its tray leads there', { tag: '@long' }, async ({ page }) => {
  await page.goto('/all/xerix');
  const compareOf = (name: string) => page.getByRole('button', { name: trayCopy.add(name), exact: true });
  await compareOf('Xeric Slow Meridian').click();
  await expect(compareOf('Xeric Slow Meridian')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/all/undone');
  await compareOf('Undone Late Matinee').click();
  const tray = page.getByRole('region', { name: trayCopy.title, exact: true });
  await tray.getByRole('button', { name: trayCopy.remove('Xeric Slow Meridian'), exact: true }).click();
  await page
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click();
  await tray.getByRole('link', { name: trayCopy.compare(2), exact: true }).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).first()).toHaveText('Undone Late Matinee');
});

// Verifies docs/product.md 23.7.
test('an open filter lies over the tray of the comparison', async ({ page, rangeFilters, isMobile }) => {
  test.skip(isMobile, 'a phone has the filters in a sheet');
  await page.setViewportSize({ width: 1280, height: 720 });
  await storeTexts(page, { compare: 'xerix/1' });
  await page.goto('/all');
  await expect(page.getByRole('region', { name: trayCopy.title, exact: true })).toBeVisible();
  await rangeFilters.show('function');
  expect(await coveredControls(page, 'details[open] :is(a, label)')).toEqual([]);
});

test('the comparison begins with photographs, each with price and Add to Cart', async ({ page }) => {
  await page.goto('/compare?w=xerix/1,undone/3');
  const heads = table(page)
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link', { name: /^Remove / }) });
  await expect(heads).toHaveCount(2);
  await expect(heads.first()).toShowMessage(formatMoney(24_900, 'usd'));
  await expect(heads.first().locator('img')).toBeInViewport();
  await table(page)
    .getByRole('button', { name: cardCopy.add('Xeric Slow Meridian'), exact: true })
    .click();
  await expect(
    table(page).getByRole('link', { name: cardCopy.inCart('Xeric Slow Meridian'), exact: true }),
  ).toBeVisible();
  const drawing = page.getByRole('region', { name: compareCopy.drawing, exact: true });
  const colours = await drawing
    .getByRole('img')
    .first()
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  expect(new Set(colours).size).toBe(2);
});

test('the outlines of the comparison are lines without a fill (docs/product.md 23.2)', async ({ page }) => {
  await page.goto('/compare?w=xerix/1,gshock/1,womens/6,undone/3');
  const outlines = page
    .getByRole('region', { name: compareCopy.drawing, exact: true })
    .getByRole('img')
    .first()
    .locator('path');
  await expect(outlines).toHaveCount(4);
  for (const outline of await outlines.all()) await expect(outline).toHaveCSS('fill', 'none');
});

for (const query of ['xerix/1,gshock/1,womens/6,undone/3', 'xerix/1,undone/3', 'xerix/1']) {
  test(
    `the photographs of ${query} begin in the upper half of a screen, above price and buttons (docs/product.md 23.3)`,
    { tag: '@long' },
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'sets its own viewports');
      await page.goto(`/compare?w=${query}`);
      const head = table(page).getByRole('columnheader').nth(1);
      await expect(head.getByRole('button', { name: cardCopy.add('Xeric Slow Meridian'), exact: true })).toBeVisible();
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        const boxOf = async (part: Locator) => {
          const box = await part.boundingBox();
          if (!box) throw new Error(`A part of the comparison is missing at ${width}x${height}.`);
          return { top: box.y, bottom: box.y + box.height };
        };
        const photograph = await boxOf(head.locator('img'));
        const visible = (Math.min(height, photograph.bottom) - photograph.top) / (photograph.bottom - photograph.top);
        expect.soft(photograph.top, `top at ${width}x${height}`).toBeLessThanOrEqual(height / 2);
        expect.soft(visible, `visible part at ${width}x${height}`).toBeGreaterThanOrEqual(0.8);
        const price = await boxOf(head.getByText(formatMoney(24_900, 'usd'), { exact: true }));
        const remove = await boxOf(head.getByRole('link', { name: /^Remove / }));
        const add = await boxOf(head.getByRole('button', { name: cardCopy.add('Xeric Slow Meridian'), exact: true }));
        expect(price.top).toBeGreaterThanOrEqual(photograph.bottom);
        expect(remove.top).toBeGreaterThanOrEqual(price.bottom);
        expect(add.top).toBeGreaterThanOrEqual(price.bottom);
      }
    },
  );
}

test(
  'the offer to resume a comparison is on the first screen, above the pictures (docs/product.md 23.8)',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'sets its own viewports');
    await storeTexts(page, { compare: 'xerix/1,undone/3' });
    await page.goto('/compare');
    const resume = page.getByRole('link', { name: compareCopy.resume(2), exact: true });
    const picture = page.getByRole('main').getByRole('listitem').locator('img').first();
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await expect(resume).toBeOnScreen();
      const link = await resume.boundingBox();
      const first = await picture.boundingBox();
      if (!link || !first) throw new Error(`The offer or the picture is missing at ${width}x${height}.`);
      expect(link.y + link.height, `bottom of the offer at ${width}x${height}`).toBeLessThanOrEqual(first.y);
    }
  },
);

test.describe('without JavaScript', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 23.4 (without JavaScript).
  test('the comparison finds, adds and removes watches', { tag: '@long' }, async ({ page }) => {
    await page.goto('/all/xerix/1');
    await page.getByRole('link', { name: compareLinkCopy.alone, exact: true }).click();
    await find(page, 'late matinee');
    await page.getByRole('link', { name: /^Add Undone Late Matinee/ }).click();
    await expect(columns(page)).toList(['Xeric Slow Meridian', 'Undone Late Matinee']);
    await page.getByRole('link', { name: compareCopy.removeOf('Xeric Slow Meridian'), exact: true }).click();
    await expect(columns(page)).toList(['Undone Late Matinee']);
    await expect(page.getByRole('button', { name: compareCopy.copy, exact: true })).toBeHidden();
  });
});
