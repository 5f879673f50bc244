import { expect, test } from './support/fixtures';
import { looksAsKept, tuesday } from './support/look';
import { allWatches, templates } from './support/shop';
import { storeWatches } from './support/storage';

/** The longest that cost the same on every day of the week. */
const longNames = allWatches
  .filter(({ name }) => !name.startsWith('Timex'))
  .sort((one, other) => other.name.length - one.name.length)
  .slice(0, 2);

/** `/all/california/3` as a file may be called. */
const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

test.use({ reducedMotion: 'reduce', ownClock: true, expectedErrors: [/status of 404/] });

test.beforeEach(({ page }) => page.clock.setFixedTime(tuesday));

for (const path of [...templates, '/about', '/search?q=nothing-of-the-kind', '/pay']) {
  test(`${path} stands as it did`, async ({ page }) => {
    await page.goto(path);
    await looksAsKept(page, nameOf(path));
  });
}

test('a filled cart stands as it did', async ({ page, cart }) => {
  await storeWatches(page, 'token1', longNames);
  await page.goto('/bascket/mybascket');
  await expect(cart.checkoutLink).toBeVisible();
  await looksAsKept(page, 'filled-cart');
});

test('a filled wishlist stands as it did', async ({ page }) => {
  await storeWatches(page, 'wishlist', longNames);
  await page.goto('/favorite/myfavorite');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await looksAsKept(page, 'filled-wishlist');
});

test('delivery and review stand as they did', async ({ page, checkout }) => {
  await checkout.toDelivery(longNames, 'no details');
  await expect(checkout.services.first()).toBeChecked();
  await looksAsKept(page, 'delivery');
  await checkout.fillAddress();
  await checkout.continue.click();
  await expect(checkout.cardNumber).toBeVisible();
  await looksAsKept(page, 'review');
});
