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

// A scripted screen reader queries the page for every phrase.
test.slow();

test.describe('transcripts', { tag: ['@a11y', '@long', desktopOnly] }, () => {
  test('the transcript of a product page matches', async ({ page }) => {
    await page.goto('/all/california/3');
    await hydratePage(page);
    await expectTranscript(page, 'aloud-product');
  });

  test('the transcript of a filled cart matches', async ({ page, cart }) => {
    await storeWatches(page, 'token1', watches);
    await page.goto('/bascket/mybascket');
    await expect(cart.checkoutLink).toBeVisible();
    await expectTranscript(page, 'aloud-cart');
  });

  test('the transcripts of an invalid delivery form and of the payment page match', async ({ page, checkout }) => {
    await checkout.openDelivery(watches, 'no details');
    await expect(checkout.services.first()).toBeChecked();
    await checkout.continue.click();
    await expectTranscript(page, 'aloud-delivery');
    await checkout.fillAddress();
    await checkout.continue.click();
    await expect(checkout.cardNumber).toBeVisible();
    await expectTranscript(page, 'aloud-review');
  });
});
