// Verifies docs/product.md 13.5.
import { paymentCopy } from '@/components/checkout/copy';
import { lineCopy } from '@/components/cart/copy';
import { cards } from './page-objects/checkout';
import { expect, test } from './support/fixtures';
import { usd, watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const one = usd(comet.price);

// The browser logs the rejected request.
test.use({ expectedErrors: [/status of 409/] });

test(
  'a changed total is shown beside the old one, and the order is placed only when confirmed',
  { tag: '@money' },
  async ({ page, checkout }) => {
    // The page shows the old total, and the shop responds with the new one.
    await page.route('**/api/checkout/quote', async (route) => {
      const response = await route.fetch();
      const quote = await response.json();
      quote.totals.totalCents -= 2000;
      await route.fulfill({ response, json: quote });
    });
    const orders = checkout.recordOrders();
    await checkout.openPayment([comet]);
    await expect(checkout.payButton).toShowPrice(100 * comet.price - 20_00, paymentCopy.pay);
    await checkout.pay(cards.success);
    const note = page.getByRole('group', { name: paymentCopy.priceChanged, exact: true });
    await expect(note).toBeFocused();
    await expect(note).toShowMessage(usd(comet.price - 20));
    await expect(note).toShowMessage(one);
    await expect(checkout.payButton).toShowPrice(100 * comet.price, paymentCopy.pay);
    expect(orders.map(({ code }) => code)).toEqual(['price-changed']);
    await checkout.payButton.click();
    await expect(checkout.total).toShowPrice(100 * comet.price);
    await expect(checkout.orderNumber).toBeVisible();
  },
);

test(
  'an outdated price in the cart is updated with a notice on the checkout',
  { tag: '@money' },
  async ({ checkout }) => {
    await checkout.openPayment([{ ...comet, price: comet.price - 50 }]);
    await expect(checkout.summary).toShowMessage(lineCopy.priceChanged(usd(comet.price - 50), one));
    await expect(checkout.payButton).toShowPrice(100 * comet.price, paymentCopy.pay);
  },
);
