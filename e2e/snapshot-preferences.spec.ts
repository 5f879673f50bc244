import { expect, test } from './support/fixtures';
import { expectPageSnapshots, expectPageScreenshot, expectViewportScreenshot, tuesday } from './support/snapshot';
import { allWatches, snapshotPaths } from './support/shop';
import { storeWatches } from './support/storage';

/** Maximum height in CSS px: the first screens show the effect of these preferences. */
const tallest = 1600;

const paths = { home: '/', product: '/all/california/3' };
/** All templates except these; tests below capture these on both projects. */
const others = (pictured: Record<string, string>) =>
  snapshotPaths.filter((path) => !Object.values(pictured).includes(path));

const watches = allWatches.filter(({ catalogue }) => catalogue === 'luminox').slice(0, 2);

test.use({ reducedMotion: 'reduce', ownClock: true, expectedErrors: [/status of 404/] });

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the home page matches its snapshot', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await expectPageScreenshot(page, 'forced-home', tallest);
  });

  test('every template matches its snapshot', { tag: '@long' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'forced colours are a desktop feature');
    await expectPageSnapshots(page, 'forced', others({ home: '/' }), tallest);
  });

  test('a filled cart matches its snapshot', { tag: '@long' }, async ({ page, cart }) => {
    await storeWatches(page, 'token1', watches);
    await page.goto('/bascket/mybascket');
    await expect(cart.checkoutLink).toBeVisible();
    await expectPageScreenshot(page, 'forced-cart', tallest);
  });

  test('a comparison with marked differences matches its snapshot', { tag: '@long' }, async ({ page }) => {
    await page.goto('/compare?w=xerix/1,xerix/2');
    await expectPageScreenshot(page, 'forced-comparison', tallest);
  });

  test('the selected options of a facet match their snapshot', { tag: '@long' }, async ({ page, rangeFilters }) => {
    await page.goto('/all?movement=automatic');
    await rangeFilters.open();
    await rangeFilters.waitUntilHydrated();
    await rangeFilters.expand('movement');
    await rangeFilters.filter('movement').scrollIntoViewIfNeeded();
    await expectViewportScreenshot(page, 'forced-facets');
  });
});

test.describe('without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  const onBoth = { ...paths, list: '/all/xerix', cart: '/bascket/mybascket' };

  test(
    'every template matches its visual and accessibility snapshots',
    { tag: '@long' },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'a small screen collapses the most content');
      await expectPageSnapshots(page, 'no-script', others(onBoth), tallest);
    },
  );

  for (const [name, path] of Object.entries(onBoth)) {
    test(`${path} matches its snapshot`, { tag: '@long' }, async ({ page }) => {
      await page.goto(path);
      await expectPageScreenshot(page, `no-script-${name}`, tallest);
    });
  }
});
