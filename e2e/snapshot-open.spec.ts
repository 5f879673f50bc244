import { actualSizeCopy, wristEntryCopy } from '@/components/size/copy-fit';
import { compareCopy } from '@/components/compare/copy';
import { offlineCopy } from '@/components/shell/copy';
import { suggestionCount } from '@/components/search/copy-results';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { hydratePage } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { expectPageSnapshot, expectViewportSnapshot, tuesday } from './support/snapshot';
import { storeTexts } from './support/storage';

test.use({ reducedMotion: 'reduce', ownClock: true });

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

test('the open brand menu matches its snapshot', { tag: '@long' }, async ({ page, header, isMobile }) => {
  await page.goto('/all/xerix');
  await expect(await header.openBrands()).toBeVisible();
  await expectViewportSnapshot(page, 'open-menu', isMobile ? header.menu : header.menList);
});

test('the open search suggestions match their snapshot', { tag: '@long' }, async ({ page, header, isMobile }) => {
  await page.goto('/contact/form');
  await hydratePage(page);
  await (await header.openSearch()).fill('pelagic');
  await expect(header.suggestions).toHaveCount(2);
  await expect(page.locator('body')).toShowMessage(suggestionCount(1));
  await expectViewportSnapshot(page, 'open-search', isMobile ? header.searchDialog : header.navigation);
});

test('the filter form with an open facet matches its snapshot', { tag: '@long' }, async ({ page, rangeFilters }) => {
  await page.goto('/all?movement=automatic');
  await rangeFilters.open();
  await rangeFilters.waitUntilHydrated();
  await rangeFilters.expand('movement');
  await rangeFilters.filter('movement').scrollIntoViewIfNeeded();
  await expectViewportSnapshot(page, 'open-facets', rangeFilters.form);
});

test('the full-screen viewer matches its snapshot', { tag: '@long' }, async ({ page, product }) => {
  await page.goto('/all/california/3');
  await product.enlarge.click();
  await expect(product.viewer).toBeVisible();
  await expectViewportSnapshot(page, 'open-pictures', product.viewer);
});

test('the wrist dialog with an error matches its snapshot', { tag: '@long' }, async ({ page }) => {
  await page.goto('/all/xerix/1');
  await page.getByRole('button', { name: sizeButtonCopy.doesItFit, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: wristEntryCopy.save, exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(wristEntryCopy.circumference, { exact: true })).toHaveAttribute(
    'aria-invalid',
  );
  // Ignores how far the click has scrolled the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectViewportSnapshot(page, 'open-wrist', page.getByRole('dialog'));
});

test('the screen calibration dialog matches its snapshot', { tag: '@long' }, async ({ page }) => {
  await page.goto('/all/xerix/1');
  await page.getByRole('button', { name: sizeButtonCopy.actualSize, exact: true }).click();
  await expect(
    page.getByRole('dialog').getByRole('slider', { name: actualSizeCopy.slider, exact: true }),
  ).toBeVisible();
  // Ignores how far the click has scrolled the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectViewportSnapshot(page, 'open-actual-size', page.getByRole('dialog'));
});

test('the offer to resume a comparison matches its snapshot', async ({ page }) => {
  await storeTexts(page, { compare: 'xerix/1,undone/3' });
  await page.goto('/compare');
  await expect(page.getByRole('link', { name: compareCopy.resume(2), exact: true })).toBeVisible();
  await expectPageSnapshot(page, 'compare-again', 800);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the offline dialog matches its snapshot', { tag: '@long' }, async ({ page, network }) => {
    await page.goto('/all/xerix');
    await hydratePage(page);
    await network.goOffline();
    await page.getByRole('banner').getByRole('link', { name: 'Odd Hours', exact: true }).click();
    await expect(page.getByRole('dialog', { name: offlineCopy.title, exact: true })).toBeVisible();
    await expectViewportSnapshot(page, 'open-offline', page.getByRole('dialog'));
  });
});
