// Verifies docs/product.md 20.5.
import { hydratePage } from './support/hydrated';
import { expectTranscript } from './support/transcript';
import { desktopOnly, expect, test } from './support/fixtures';
import { tuesday } from './support/snapshot';
import { allWatches } from './support/shop';
import { storeWatches } from './support/storage';

const watches = allWatches.filter(({ catalogue }) => catalogue === 'luminox').slice(0, 2);

test.use({ reducedMotion: 'reduce', ownClock: true });

test.beforeEach(({ page }) => page.clock.setFixedTime(tuesday));

// A reader made of script asks the page for every phrase.
test.slow();

test.describe(
  'read aloud from beginning to end, it says what it said',
  { tag: ['@a11y', '@long', desktopOnly] },
  () => {
    test('a watch’s page', async ({ page }) => {
      await page.goto('/all/california/3');
      await hydratePage(page);
      await expectTranscript(page, 'aloud-product');
    });

    test('a filled cart', async ({ page, cart }) => {
      await storeWatches(page, 'token1', watches);
      await page.goto('/bascket/mybascket');
      await expect(cart.checkoutLink).toBeVisible();
      await expectTranscript(page, 'aloud-cart');
    });

    test('delivery, refused, and the review before paying', async ({ page, checkout }) => {
      await checkout.toDelivery(watches, 'no details');
      await expect(checkout.services.first()).toBeChecked();
      await checkout.continue.click();
      await expectTranscript(page, 'aloud-delivery');
      await checkout.fillAddress();
      await checkout.continue.click();
      await expect(checkout.cardNumber).toBeVisible();
      await expectTranscript(page, 'aloud-review');
    });
  },
);
