// Verifies docs/product.md 10.7, 13.8.
import { deliveryFormCopy, paymentCopy, unpaidCopy } from '@/components/checkout/copy';
import { expect, test } from './support/fixtures';
import { address, cards, CheckoutScreens, details } from './page-objects/checkout';
import { watchNamed } from './support/shop';
import { readStored, storeTexts } from './support/storage';

const comet = watchNamed('Late Comet');

// Verifies docs/product.md 13.8 (reload, Back, another tab).
test('delivery details and shipping service survive a reload, Back and another tab', async ({
  page,
  checkout,
  tabs,
}) => {
  await checkout.openDelivery([comet], 'no details');
  await checkout.fillAddress();
  await checkout.services.nth(2).check();
  await page.reload();
  for (const [label, text] of Object.entries(address)) await expect(checkout.field(label)).toHaveValue(text);
  await expect(checkout.services.nth(2)).toBeChecked();

  await checkout.continue.click();
  await expect(checkout.payButton).toShowPrice(100 * comet.price + 29_95, paymentCopy.pay);
  await page.reload();
  await expect(checkout.payButton).toShowPrice(100 * comet.price + 29_95, paymentCopy.pay);
  await page.goBack();
  await expect(checkout.field(deliveryFormCopy.city)).toHaveValue(details.city);
  await expect(checkout.services.nth(2)).toBeChecked();

  const other = await tabs.open('/payment');
  const there = new CheckoutScreens(other);
  await expect(there.field(deliveryFormCopy.city)).toHaveValue(details.city);
  await there.field(deliveryFormCopy.city).fill('Albany');
  await expect(checkout.field(deliveryFormCopy.city)).toHaveValue('Albany');
});

// Verifies docs/product.md 13.8 (cancelled payment), 13.11 (cancelled).
test('delivery details survive a cancelled payment', { tag: '@long' }, async ({ page, checkout }) => {
  await checkout.store([comet]);
  await page.goto('/error?reason=cancelled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unpaidCopy.cancelled.title);
  await checkout.backToPayment.click();
  await expect(checkout.destination).toShowMessage(details.line1);
});

// Verifies docs/product.md 13.8 (24 hours).
test('a saved checkout expires a day after its last change', { tag: '@long' }, async ({ page, checkout }) => {
  await checkout.openDelivery([comet], { changedAt: Date.now() - 23 * 60 * 60 * 1000 });
  await expect(checkout.field(deliveryFormCopy.city)).toHaveValue(details.city);
  await checkout.openDelivery([comet], { changedAt: Date.now() - 24 * 60 * 60 * 1000 });
  await expect(checkout.field(deliveryFormCopy.city)).toHaveValue('');
  expect(await readStored(page, 'checkout')).toBeNull();
});

for (const [what, text] of [
  ['not JSON', '{"details":'],
  ['of another structure', `{"details":[],"service":7,"attempt":"x","changedAt":${Date.now()}}`],
] as const) {
  test(
    `a saved checkout that is ${what} does not break the delivery form`,
    { tag: '@long' },
    async ({ page, checkout }) => {
      await checkout.store([comet], 'no details');
      await storeTexts(page, { checkout: text });
      await page.goto('/payment');
      await checkout.submitDelivery();
      await expect(checkout.payButton).toBeVisible();
    },
  );
}

test('a browser with full storage can place an order', { tag: '@long' }, async ({ page, checkout, browserStorage }) => {
  await checkout.store([comet], 'no details');
  await browserStorage.rejectWrites();
  await page.goto('/payment');
  await checkout.submitDelivery();
  await checkout.pay(cards.success);
  await expect(checkout.orderNumber).toBeVisible();
});
