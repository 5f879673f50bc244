import { expect, test } from './support/fixtures';
import { expectPageSnapshot, tuesday } from './support/snapshot';
import { allWatches } from './support/shop';
import { storeWatches } from './support/storage';

/** The longest names among watches without a weekend price. */
const longNames = allWatches
  .filter(({ name }) => !name.startsWith('Timex'))
  .sort((one, other) => other.name.length - one.name.length)
  .slice(0, 2);

test.use({ reducedMotion: 'reduce', ownClock: true });

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

test('/pay without delivery details matches its snapshots', { tag: '@long' }, async ({ page }) => {
  await page.goto('/pay');
  await expectPageSnapshot(page, 'pay');
});

test('a filled cart matches its snapshots', { tag: '@phone' }, async ({ page, cart }) => {
  await storeWatches(page, 'token1', longNames);
  await page.goto('/bascket/mybascket');
  await expect(cart.checkoutLink).toBeVisible();
  await expectPageSnapshot(page, 'filled-cart');
});

test('a filled wishlist matches its snapshots', { tag: '@phone' }, async ({ page }) => {
  await storeWatches(page, 'wishlist', longNames);
  await page.goto('/favorite/myfavorite');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(longNames.length);
  await expectPageSnapshot(page, 'filled-wishlist');
});

test('delivery form and payment page match their snapshots', async ({ page, checkout }) => {
  await checkout.openDelivery(longNames, 'no details');
  await expect(checkout.services.first()).toBeChecked();
  await expectPageSnapshot(page, 'delivery');
  await checkout.fillAddress();
  await checkout.continue.click();
  await expect(checkout.cardNumber).toBeVisible();
  await expectPageSnapshot(page, 'review');
});
