// Verifies docs/product.md 9.2, 13.6, 20.7.
import { cartLabel } from '@/components/shell/copy';
import { cards } from './page-objects/checkout';
import { expect, test } from './support/fixtures';
import { pathOf, watchNamed } from './support/shop';
import { readStored } from './support/storage';

// Slow network, slow device and an impatient shopper: three clicks act once.

const comet = watchNamed('Late Comet');

for (const [what, slowly] of [
  ['over 3G', { line: true, phone: 1 }],
  ['on a phone with a quarter of the speed', { line: false, phone: 4 }],
  ['over 3G on a phone with a quarter of the speed', { line: true, phone: 4 }],
] as const) {
  test(
    `repeated clicks ${what} put one watch into the cart and pay for one order`,
    { tag: ['@long', '@money', '@phone'] },
    async ({ page, product, header, cart, checkout, network, device }) => {
      test.slow();
      if (slowly.line) await network.throttleTo3g();
      await device.throttleCpu(slowly.phone);
      const orders = checkout.recordOrders();
      await page.goto(pathOf(comet), { waitUntil: 'commit' });
      await product.addToCart.click({ clickCount: 3, delay: 30 });
      await expect(header.cart).toHaveAccessibleName(cartLabel(1), { timeout: 20_000 });
      await expect.poll(() => readStored(page, 'token1')).toMatchObject([{ id: comet.id, quantity: 1 }]);
      await product.seeCart.click();
      await cart.checkoutLink.click({ timeout: 20_000 });
      await checkout.submitDelivery();
      await checkout.cardNumber.fill(cards.success);
      await checkout.payButton.click({ clickCount: 3, delay: 30 });
      await expect(checkout.orderNumber).toBeVisible({ timeout: 20_000 });
      expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
      expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
    },
  );
}
