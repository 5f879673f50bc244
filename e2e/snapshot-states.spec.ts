// Verifies docs/product.md 20.5.
import { registrationCopy, resetCopy, signInCopy } from '@/components/account/copy';
import { lineCopy } from '@/components/cart/copy';
import { bankCopy, codeCopy } from '@/components/checkout/copy';
import { dialCopy } from '@/components/dial/copy';
import { lumeViewCopy, panelTitles, stockCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { handOffCopy } from '@/components/agent/copy';
import { newsletterSent } from '@/components/forms/copy-rejections';
import { orderLinkCopy } from '@/components/forms/order-link/copy';
import { fullNameOf } from '@/data/full-name';
import { policies } from '@/data/policies';
import { cards } from './page-objects/checkout';
import { hydratePage } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { expectViewportSnapshot, expectPageSnapshot, tuesday } from './support/snapshot';
import { openSession } from './support/sessions';
import { watchNamed } from './support/shop';
import { storeWatches } from './support/storage';
import { expectAriaSnapshot } from './support/aria-snapshot';

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');

test.use({ reducedMotion: 'reduce', ownClock: true, expectedErrors: [/status of (402|404|409|422)/] });

test.beforeEach(({ page }) => page.clock.setFixedTime(tuesday));

test.describe('visual and accessibility snapshots', { tag: '@long' }, () => {
  test('a product page with the watch in cart and wishlist and all panels open matches its snapshots', async ({
    page,
    product,
  }) => {
    await page.goto('/all/california/3');
    await hydratePage(page);
    await product.addToCart.click();
    await product.saveToWishlist.click();
    await expect(page.getByRole('button', { name: buyCopy.onWishlist, exact: true })).toBeVisible();
    for (const title of [...Object.values(panelTitles), ...policies.map((policy) => policy.title)])
      await product.header(title).click();
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'state-chosen');
    await expectAriaSnapshot(page.getByRole('banner'), 'state-header-full');
  });

  test('a dial in use matches its snapshots', async ({ page, product }) => {
    await page.goto('/all/california/3');
    await hydratePage(page);
    await product.openDial();
    for (let step = 0; step < 3; step++)
      await page.getByRole('slider', { name: dialCopy.slider, exact: true }).press('ArrowRight');
    await expect(page.locator('.dial-layers')).toBeAttached();
    await expectPageSnapshot(page, 'state-dial-read', 1600);
  });

  test('an out-of-stock watch matches its snapshots', async ({ page }) => {
    await page.route('**/api/stock?*', (route) => {
      const key = new URL(route.request().url()).searchParams.get('keys');
      return route.fulfill({ json: { stock: [{ key, left: 0 }] } });
    });
    await page.goto('/all/undone/4');
    await hydratePage(page);
    await expect(page.getByRole('link', { name: stockCopy.mailMe, exact: true })).toBeVisible();
    await expectPageSnapshot(page, 'state-sold-out', 1600);
  });

  test('the lume view and its full-screen viewer match their snapshots', async ({ page, product }) => {
    await page.goto('/all/luminox/1');
    await hydratePage(page);
    await page.getByRole('button', { name: lumeViewCopy.out, exact: true }).click();
    await expect(page.getByRole('button', { name: lumeViewCopy.on, exact: true })).toBeVisible();
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'dark-product');
    await product.addToCart.click();
    await product.enlarge.click();
    await expect(product.viewer).toBeVisible();
    await expectViewportSnapshot(page, 'dark-pictures', product.viewer);
  });

  test("the account's forms with errors match their snapshots", async ({ page, account }) => {
    await account.open();
    await account.disclosure(resetCopy.opener).click();
    await account.button(signInCopy.title).click();
    await account.button(resetCopy.send).click();
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'refused-sign-in');
    await page.goto('/register/registeruser');
    await account.button(registrationCopy.title).click();
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'refused-registration');
  });

  test('contact form, order link form and newsletter form match their snapshots, with errors or submitted', async ({
    page,
    contactForm,
    newsletterBox,
  }) => {
    await contactForm.open();
    await hydratePage(page);
    await contactForm.button.click();
    await expect(contactForm.summary).toBeFocused();
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'refused-contact');
    await page.goto('/order');
    await hydratePage(page);
    await page.getByLabel(orderLinkCopy.number, { exact: true }).fill('1042');
    await page.getByRole('button', { name: orderLinkCopy.send, exact: true }).click();
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'refused-order-link');
    await newsletterBox.field.fill('ada@example.com');
    await page.route('**/api/newsletter', (route) => route.fulfill({ json: { received: true } }));
    await newsletterBox.button.click();
    await expect(page.getByText(newsletterSent, { exact: true })).toBeVisible();
    await expectAriaSnapshot(page.getByRole('contentinfo'), 'state-newsletter-sent');
  });

  test('a delivery form with errors and an invalid promo code matches its snapshots', async ({ page, checkout }) => {
    await checkout.openDelivery([comet], 'no details');
    await expect(checkout.services.first()).toBeChecked();
    await checkout.continue.click();
    await checkout.enterCode('0000');
    await expect(checkout.codeErrors).toBeVisible();
    await expect(page.getByText(codeCopy.busy, { exact: true })).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'refused-delivery');
  });

  test('a card error and the bank dialog match their snapshots', async ({ page, checkout }) => {
    await checkout.openDelivery([comet], 'no details');
    await checkout.submitDelivery();
    await checkout.pay('1234');
    await expect(checkout.cardNumber).toHaveAttribute('aria-invalid');
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'refused-card');
    await checkout.pay(cards.secure);
    await expect(page.getByRole('button', { name: bankCopy.complete, exact: true })).toBeVisible();
    await page.mouse.move(0, 0);
    // Ignores how far the click has scrolled the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectViewportSnapshot(page, 'open-bank', checkout.bank);
  });

  test('cart and wishlist with a removed line match their snapshots', async ({ page, cart }) => {
    await storeWatches(page, 'token1', [comet, halfAndHalf]);
    await page.goto('/bascket/mybascket');
    await cart.remove(fullNameOf(comet)).click();
    await expect(cart.undo(fullNameOf(comet))).toBeFocused();
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'removed-cart');
    await storeWatches(page, 'wishlist', [comet, halfAndHalf]);
    await page.goto('/favorite/myfavorite');
    await page.getByRole('button', { name: lineCopy.removeOf(fullNameOf(comet)), exact: true }).click();
    await page.mouse.move(0, 0);
    await expectPageSnapshot(page, 'removed-wishlist');
  });

  test('a shared wishlist and a prepared checkout match their snapshots', async ({ page }) => {
    await page.goto('/favorite/myfavorite?list=california-3.xerix-2');
    await expect(page.getByRole('main')).toShowMessage(fullNameOf(comet));
    await expectPageSnapshot(page, 'state-shared-list');
    await page.goto(`/agent/${await openSession([{ ...halfAndHalf, quantity: 2 }, comet])}`);
    await expect(page.getByRole('button', { name: handOffCopy.submit, exact: true })).toBeVisible();
    await expectPageSnapshot(page, 'prepared');
    await page.goto(`/agent/${await openSession([comet], { state: 'cancelled' })}`);
    await expectPageSnapshot(page, 'prepared-cancelled');
  });

  test('an empty filtered list matches its snapshots', async ({ page }) => {
    await page.goto('/all?price=-60&movement=hand-wound');
    await expectPageSnapshot(page, 'state-nothing-left', 1600);
  });

  test('the pages that emails link to match their snapshots', async ({ page }) => {
    const token = 'a'.repeat(32);
    for (const [name, path] of [
      ['newsletter-confirm', `/newsletter/confirm?token=${token}`],
      ['newsletter-unsubscribe', `/newsletter/unsubscribe?token=${token}`],
      ['newsletter-confirmed', '/newsletter/confirmed'],
      ['newsletter-ended', '/newsletter/ended'],
      ['back-in-stock-noted', '/back-in-stock/noted'],
    ] as const) {
      await page.goto(path);
      await expectPageSnapshot(page, name, 1600);
    }
  });
});
