import { actualSizeCopy, wristEntryCopy } from '@/components/size/copy-fit';
import { compareCopy } from '@/components/compare/copy';
import { offlineCopy } from '@/components/shell/copy';
import { suggestionCount } from '@/components/search/copy-results';
import { sizeButtonCopy } from '@/components/size/copy-buttons';
import { hydratePage } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { expectPageSnapshot, expectViewportSnapshot, tuesday } from './support/snapshot';
import { storeTexts } from './support/storage';

test.use({ reducedMotion: 'reduce', ownClock: true });

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

test(
  'what leads to the brands stands as it did: a phone’s menu, a desktop’s list',
  { tag: '@long' },
  async ({ page, header, isMobile }) => {
    await page.goto('/all/xerix');
    await expect(await header.openBrands()).toBeVisible();
    await expectViewportSnapshot(page, 'open-menu', isMobile ? header.menu : header.menList);
  },
);

test(
  'what is suggested stands as it did, in a phone’s dialog and under a desktop’s box',
  { tag: '@long' },
  async ({ page, header, isMobile }) => {
    await page.goto('/contact/form');
    await hydratePage(page);
    await (await header.openSearch()).fill('pelagic');
    await expect(header.suggestions).toHaveCount(2);
    await expect(page.locator('body')).toShowMessage(suggestionCount(1));
    await expectViewportSnapshot(page, 'open-search', isMobile ? header.searchDialog : header.navigation);
  },
);

test('rulers and facets stand as they did, with one of them open', { tag: '@long' }, async ({ page, rangeFilters }) => {
  await page.goto('/all?movement=automatic');
  await rangeFilters.open();
  await rangeFilters.waitUntilHydrated();
  await rangeFilters.facet('movement').locator('summary').click();
  await rangeFilters.facet('movement').getByRole('group').scrollIntoViewIfNeeded();
  await expectViewportSnapshot(page, 'open-facets', rangeFilters.form);
});

test('pictures on the whole screen stand as they did', { tag: '@long' }, async ({ page, product }) => {
  await page.goto('/all/california/3');
  await product.enlarge.click();
  await expect(product.viewer).toBeVisible();
  await expectViewportSnapshot(page, 'open-pictures', product.viewer);
});

test('the entry of a wrist stands as it did, and refuses as it did', { tag: '@long' }, async ({ page }) => {
  await page.goto('/all/xerix/1');
  await page.getByRole('button', { name: sizeButtonCopy.doesItFit, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: wristEntryCopy.save, exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(wristEntryCopy.circumference, { exact: true })).toHaveAttribute(
    'aria-invalid',
  );
  // How far the press has scrolled the page behind it is not what is looked at.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectViewportSnapshot(page, 'open-wrist', page.getByRole('dialog'));
});

test('the measure of a screen stands as it did', { tag: '@long' }, async ({ page }) => {
  await page.goto('/all/xerix/1');
  await page.getByRole('button', { name: sizeButtonCopy.actualSize, exact: true }).click();
  await expect(
    page.getByRole('dialog').getByRole('slider', { name: actualSizeCopy.slider, exact: true }),
  ).toBeVisible();
  // How far the press has scrolled the page behind it is not what is looked at.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectViewportSnapshot(page, 'open-actual-size', page.getByRole('dialog'));
});

test('what was compared last is led back to as it was', async ({ page }) => {
  await storeTexts(page, { compare: 'xerix/1,undone/3' });
  await page.goto('/compare');
  await expect(page.getByRole('link', { name: compareCopy.goOn(2), exact: true })).toBeVisible();
  await expectPageSnapshot(page, 'compare-again', 800);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what says so stands as it did', { tag: '@long' }, async ({ page, network }) => {
    await page.goto('/all/xerix');
    await hydratePage(page);
    await network.goOffline();
    await page.getByRole('banner').getByRole('link', { name: 'Odd Hours', exact: true }).click();
    await expect(page.getByRole('dialog', { name: offlineCopy.title, exact: true })).toBeVisible();
    await expectViewportSnapshot(page, 'open-offline', page.getByRole('dialog'));
  });
});
