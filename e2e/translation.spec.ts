// Verifies docs/product.md 20.17.
import { cartPageCopy } from '@/components/cart/copy';
import { paymentCopy } from '@/components/checkout/copy';
import { shippingCopy } from '@/components/product/copy-late';
import { cartLabel } from '@/components/shell/copy';
import { formatMoney } from '@/domain/money';
import { cards } from './page-objects/checkout';
import { keepTranslating } from './support/foreign-changes';
import { expect, test } from './support/fixtures';
import { usd, watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');

test(
  'a page that the browser translates stays true from product page to confirmation',
  { tag: ['@money', '@long'] },
  async ({ page, product, header, cart, checkout }) => {
    await keepTranslating(page, 'hydration');
    await page.goto('/all/xerix/2');
    await expect(page.locator('font').first()).toBeAttached();
    await product.addToCart.click();
    await expect(product.inCart).toBeVisible();
    await expect(header.cart).toHaveAccessibleName(cartLabel(1));
    await product.seeCart.click();

    const subtotal = page.getByRole('region', { name: cartPageCopy.summary, exact: true });
    for (const quantity of [5, 1, 5]) {
      await cart.quantity.fill(String(quantity));
      const cents = quantity * comet.price * 100;
      await expect(subtotal.getByRole('term')).toHaveText(
        `Subtotal (${quantity === 1 ? '1 watch' : `1 watch, ${quantity} pieces`})`,
      );
      await expect(cart.subtotal).toHaveText(formatMoney(cents, 'usd'));
      await expect(cart.lines).toShowMessage(`${cartPageCopy.all}${formatMoney(cents, 'usd')}`);
    }
    // A page that is loaded again has nothing stale.
    const notes = subtotal.getByRole('listitem');
    const updated = await notes.allInnerTexts();
    expect(updated).toHaveLength(2);
    await page.reload();
    await expect(notes).toHaveText(updated);

    await cart.checkoutLink.click();
    await checkout.submitDelivery();
    await expect(checkout.summary).toShowMessage(`5 × ${usd(comet.price)}`);
    await expect(checkout.payButton).toHaveText(paymentCopy.pay(usd(5 * comet.price)));
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.total).toHaveText(usd(5 * comet.price));
    await expect(header.cart).toHaveAccessibleName(cartLabel(0));
  },
);

test('the delivery promise of a translated page follows the chosen country', async ({ page, product }) => {
  await keepTranslating(page, 'hydration');
  await page.goto('/all/california/2');
  await product.deliveryPromise.scrollIntoViewIfNeeded();
  await product.country.selectOption('DE');
  await expect(product.deliveryPromise).toShowMessage('$19.95, free over $249');
  await product.country.selectOption('KP');
  await expect(product.deliveryPromise).toShowMessage(shippingCopy.notServed);
});

test.describe('a page that is translated before it hydrates', () => {
  test.use({ expectedErrors: [/hydrat|Minified React error #418/i] });

  test('sells', { tag: '@long' }, async ({ page, product, cart }) => {
    await keepTranslating(page, 'DOMContentLoaded');
    await page.goto('/all/xerix/2');
    await product.addToCart.click();
    await product.seeCart.click();
    await cart.quantity.fill('2');
    await expect(cart.subtotal).toHaveText(usd(2 * comet.price));
  });
});
