import { expect, test, doubledText } from './support/fixtures';
import { expectPageSnapshots, expectPageScreenshot, tuesday } from './support/snapshot';
import { allWatches, snapshotPaths } from './support/shop';
import { storeWatches } from './support/storage';

/** Maximum height in CSS px: the first screens show the effect of large text. */
const tallest = 1600;

const watches = allWatches.filter(({ catalogue }) => catalogue === 'luminox').slice(0, 2);

test.use({
  ...doubledText,
  reducedMotion: 'reduce',
  ownClock: true,
  expectedErrors: [/status of 404/],
});

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

test('the home page matches its snapshot', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await expectPageScreenshot(page, 'large-home', tallest);
});

test('every template matches its snapshot', { tag: '@long' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'large text affects small screens most');
  await expectPageSnapshots(
    page,
    'large',
    snapshotPaths.filter((path) => path !== '/'),
    tallest,
  );
});

test('a filled cart matches its snapshot', { tag: '@long' }, async ({ page, cart }) => {
  await storeWatches(page, 'token1', watches);
  await page.goto('/bascket/mybascket');
  await expect(cart.checkoutLink).toBeVisible();
  await expectPageScreenshot(page, 'large-cart', tallest);
});
