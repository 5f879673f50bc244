// Verifies docs/product.md 13.5.
import { paymentCopy } from '@/components/checkout/copy';
import { lineCopy } from '@/components/cart/copy';
import { cards } from './page-objects/checkout';
import { expect, test } from './support/fixtures';
import { usd, watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const one = usd(comet.price);

// What is refused is noted by the browser.
test.use({ expectedErrors: [/status of 409/] });

test(
  'a total that has changed meanwhile is shown old and new, and nothing is ordered before it is accepted',
  { tag: '@money' },
  async ({ page, checkout }) => {
    // The page shows what the shop asked for before; the shop itself says at paying what it asks for now.
    await page.route('**/api/checkout/quote', async (route) => {
      const response = await route.fetch();
      const quote = await response.json();
      quote.totals.totalCents -= 2000;
      await route.fulfill({ response, json: quote });
    });
    const orders = checkout.recordOrders();
    await checkout.toPay([comet]);
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
  'a price in the cart that is no longer true is brought up to date, and said',
  { tag: '@money' },
  async ({ checkout }) => {
    await checkout.toPay([{ ...comet, price: comet.price - 50 }]);
    await expect(checkout.summary).toShowMessage(lineCopy.priceChanged(usd(comet.price - 50), one));
    await expect(checkout.payButton).toShowPrice(100 * comet.price, paymentCopy.pay);
  },
);
