// Verifies docs/product.md 1.4, 2.7, 9.12, 13.1, 13.3.
import { fullNameOf } from '@/data/full-name';
import { cartLabel } from '@/components/shell/copy';
import { paymentCopy } from '@/components/checkout/copy';
import { accountOfferCopy, thanksTitle } from '@/components/checkout/confirmation/copy';
import { address, cards } from './page-objects/checkout';
import { Header } from './page-objects/header';
import { ProductPage } from './page-objects/product-page';
import { expect, test, type Locator } from './support/fixtures';
import { pathOf, watchNamed } from './support/shop';
import { readStored } from './support/storage';

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');

// Verifies docs/product.md 13.18 (/pay, order page).
test(
  'a guest buys a watch, from its page to the order',
  { tag: ['@phone', '@money', '@smoke'] },
  async ({ page, product, header, cart, checkout }) => {
    await page.goto(pathOf(comet));
    await product.addToCart.click();
    await header.cart.click();
    await cart.checkoutLink.click();
    await expect(page).toHaveURL('/payment');
    await checkout.fillAddress();
    await checkout.services.nth(1).check();
    await expect(checkout.total).toShowPrice(100 * comet.price + 9_95);
    await checkout.continue.click();

    await expect(page).toHaveURL('/pay');
    await expect(checkout.destination).toShowMessage('New York, NY 10001');
    await expect(checkout.shipping).toShowMessage('USPS Priority Mail');
    await expect(checkout.payButton).toShowPrice(100 * comet.price + 9_95, paymentCopy.pay);
    await checkout.pay(cards.success);

    await expect(page).toHaveURL(/\/thanks\?order=[\w-]{22,}/);
    await expect(checkout.orderNumber).toHaveText(/^Order OH-[0-9A-Z]{8}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanksTitle);
    await expect(checkout.summary).toShowMessage(fullNameOf(comet));
    await expect(checkout.total).toShowPrice(100 * comet.price + 9_95);
    await expect(
      page.getByText('Ada Lovelace 1 Odd Street New York, NY 10001 United States', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/^Delays are possible: by \w{3}, \w{3} \d+ at the latest\.$/)).toBeVisible();
    await expect(checkout.earnedCode).toHaveValue(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    await expect(page.getByRole('link', { name: accountOfferCopy.open, exact: true })).toBeVisible();
    await expect(header.cart).toHaveAccessibleName(cartLabel(0));
    expect(await readStored(page, 'checkout')).toBeNull();
  },
);

test('a whole purchase works by keyboard alone', async ({ page, cart, checkout, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead to the target.');
  };
  await checkout.store([comet], 'no details');
  await page.goto('/bascket/mybascket');
  await tabTo(cart.checkoutLink);
  await page.keyboard.press('Enter');
  for (const [label, text] of Object.entries(address)) {
    await tabTo(checkout.field(label));
    await page.keyboard.type(text);
  }
  await expect(checkout.services.first()).toBeChecked();
  await tabTo(checkout.services.first());
  await page.keyboard.press('ArrowDown');
  await expect(checkout.services.nth(1)).toBeChecked();
  await tabTo(checkout.continue);
  await page.keyboard.press('Enter');
  await expect(checkout.payButton).toBeVisible();
  await tabTo(checkout.cardNumber);
  await page.keyboard.type(cards.secure);
  await page.keyboard.press('Enter');
  await expect(checkout.authenticate).toBeVisiblyFocused();
  await page.keyboard.press('Enter');
  await expect(checkout.orderNumber).toBeVisible();
});

// Verifies docs/product.md 2.7 (/payment, /pay).
test('the checkout with an empty cart leads to /empty, and Back leaves it', async ({ page }) => {
  await page.goto('/all');
  await page.goto('/payment');
  await expect(page).toHaveURL('/empty');
  await page.goBack();
  await expect(page).toHaveURL('/all');
  await page.goto('/pay');
  await expect(page).toHaveURL('/empty');
});

test(
  'a watch added in another tab during payment stays in the cart',
  { tag: '@long' },
  async ({ page, checkout, tabs, isMobile }) => {
    await checkout.openPayment([comet]);
    await checkout.pay(cards.secure);
    const other = await tabs.open(pathOf(halfAndHalf));
    await new ProductPage(other).addToCart.click();
    await expect(new Header(other, isMobile).cart).toHaveAccessibleName(cartLabel(2));
    await checkout.authenticate.click();
    await expect(checkout.orderNumber).toBeVisible();
    await expect(page).toHaveInCart(halfAndHalf);
  },
);

// Verifies docs/product.md 9.12 (paid order, other tabs, other watches stay).
test(
  'an order removes only its own watches from the cart, and a reload removes no more',
  { tag: '@long' },
  async ({ page, checkout, product, isMobile, tabs }) => {
    await checkout.openPayment([comet]);
    const other = await tabs.open(pathOf(halfAndHalf));
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(new Header(other, isMobile).cart).toHaveAccessibleName(cartLabel(0));
    const order = page.url();
    await page.goto(pathOf(comet));
    await product.addToCart.click();
    await page.goto(order);
    await expect(checkout.orderNumber).toBeVisible();
    await page.reload();
    await expect(checkout.orderNumber).toBeVisible();
    await expect(page).toHaveInCart(comet);
  },
);
