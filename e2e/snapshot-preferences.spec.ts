import { expect, test } from './support/fixtures';
import { expectPageSnapshots, expectPageScreenshot, expectViewportScreenshot, tuesday } from './support/snapshot';
import { allWatches, snapshotPaths } from './support/shop';
import { storeWatches } from './support/storage';

/** What these ways of looking change is seen on the first screens, in CSS px. */
const tallest = 1600;

const paths = { home: '/', product: '/all/california/3' };
/** What those that are looked at on both screens, below, leave of all templates. */
const others = (pictured: Record<string, string>) =>
  snapshotPaths.filter((path) => !Object.values(pictured).includes(path));

const watches = allWatches.filter(({ catalogue }) => catalogue === 'luminox').slice(0, 2);

test.use({ reducedMotion: 'reduce', ownClock: true, expectedErrors: [/status of 404/] });

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the home page stands as it did', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await expectPageScreenshot(page, 'forced-home', tallest);
  });

  test('every template stands as it did', { tag: '@long' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'their readers have a keyboard and a large screen');
    await expectPageSnapshots(page, 'forced', others({ home: '/' }), tallest);
  });

  test('a filled cart stands as it did', { tag: '@long' }, async ({ page, cart }) => {
    await storeWatches(page, 'token1', watches);
    await page.goto('/bascket/mybascket');
    await expect(cart.checkoutLink).toBeVisible();
    await expectPageScreenshot(page, 'forced-cart', tallest);
  });

  test(
    'a comparison stands as it did, with a stroke where watches differ alone',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/compare?w=xerix/1,xerix/2');
      await expectPageScreenshot(page, 'forced-comparison', tallest);
    },
  );

  test('the options of a facet that are set are seen', { tag: '@long' }, async ({ page, rangeFilters }) => {
    await page.goto('/all?movement=automatic');
    await rangeFilters.open();
    await rangeFilters.waitUntilHydrated();
    await rangeFilters.facet('movement').locator('summary').click();
    await rangeFilters.facet('movement').getByRole('group').scrollIntoViewIfNeeded();
    await expectViewportScreenshot(page, 'forced-facets');
  });
});

test.describe('without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  const onBoth = { ...paths, list: '/all/xerix', cart: '/bascket/mybascket' };

  test('every template stands and reads as it did', { tag: '@long' }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a small screen is where a page has most to fold up');
    await expectPageSnapshots(page, 'no-script', others(onBoth), tallest);
  });

  for (const [name, path] of Object.entries(onBoth)) {
    test(`${path} stands as it did`, { tag: '@long' }, async ({ page }) => {
      await page.goto(path);
      await expectPageScreenshot(page, `no-script-${name}`, tallest);
    });
  }
});
