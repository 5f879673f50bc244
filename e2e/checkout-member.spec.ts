// Verifies docs/product.md 13.15.
import { deliveryFormCopy } from '@/components/checkout/copy';
import { accountOfferCopy } from '@/components/checkout/confirmation/copy';
import { guestCopy } from '@/components/forms/copy-rejections';
import { address, cards } from './page-objects/checkout';
import { expect, test } from './support/fixtures';
import { watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');

test("the checkout fills in a member's name and address, and orders with the account", async ({
  page,
  checkout,
  signedIn,
}) => {
  await checkout.openDelivery([comet], 'no details');
  await expect(checkout.field(deliveryFormCopy.email)).toHaveValue(signedIn.email);
  await expect(checkout.field(deliveryFormCopy.fullName)).toHaveValue(signedIn.name);
  await checkout.field(deliveryFormCopy.fullName).fill('Countess Lovelace');
  for (const [label, text] of Object.entries(address).slice(2)) await checkout.field(label).fill(text);
  await checkout.continue.click();
  await checkout.payButton.waitFor();
  const ordering = page.waitForRequest('**/api/checkout/orders');
  await checkout.pay(cards.success);
  expect((await ordering).headers().authorization).toMatch(/^Bearer ./);
  await expect(page.getByRole('main')).toShowMessage('Countess Lovelace');
  await expect(
    page.getByRole('main').getByRole('link', { name: accountOfferCopy.yourAccount, exact: true }),
  ).toBeVisible();
});

test.describe('a token that the shop rejects', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test(
    'the checkout reports a rejected token, and the next attempt orders as a guest',
    { tag: '@long' },
    async ({ page, checkout, signedIn }) => {
      await page.route('**/api/checkout/orders', (route) =>
        route.request().headers().authorization
          ? route.fulfill({ status: 401, json: { error: { code: 'bad-token', message: 'No.' } } })
          : route.continue(),
      );
      await checkout.openPayment([comet]);
      await checkout.pay(cards.success);
      await expect(checkout.rejection).toShowMessage(guestCopy);
      await checkout.payButton.click();
      await expect(checkout.orderNumber).toBeVisible();
    },
  );
});
