// Verifies docs/product.md 13.11, 16.3, 16.6.
import { cartLabel } from '@/components/shell/copy';
import { paymentCopy, unpaidCopy } from '@/components/checkout/copy';
import { orderCopy } from '@/components/checkout/confirmation/copy-order';
import { readTestNumber } from '@/domain/test-cards';
import { cards, details } from './page-objects/checkout';
import { expect, longExceptFirst, test } from './support/fixtures';
import { watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const messageOf = (state: 'pending' | 'paid') =>
  orderCopy({ state, isSubmitted: true, email: details.email }, true).message;
const read = readTestNumber('4111 1111 1111 1111');
const notTestNumber = new RegExp('rejection' in read ? read.rejection : 'none');

// The browser logs the rejected card.
test.use({ expectedErrors: [/status of 402/] });

for (const [place, [card, heading]] of (
  [
    ['declined', unpaidCopy.declined.title],
    ['insufficient', unpaidCopy['insufficient-funds'].title],
  ] as const
).entries()) {
  // Verifies docs/product.md 13.11 (declined, insufficient-funds).
  test(
    `${card}: the error page explains the payment, and another card pays the same order`,
    { tag: ['@money', ...longExceptFirst(place)] },
    async ({ page, checkout }) => {
      const orders = checkout.recordOrders();
      await checkout.openPayment([comet]);
      await checkout.pay(cards[card]);
      await expect(page).toHaveURL(/\/error\?order=[\w-]+&reason=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await checkout.backToPayment.click();
      await expect(checkout.payButton).toShowPrice(100 * comet.price, paymentCopy.pay);
      await checkout.pay(cards.success);
      await expect(checkout.orderNumber).toBeVisible();
      expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
    },
  );
}

test('Back from the error page leads to the payment page', { tag: ['@money', '@long'] }, async ({ page, checkout }) => {
  await checkout.openPayment([comet]);
  await checkout.pay(cards.declined);
  await expect(page).toHaveURL(/\/error/);
  await page.goBack();
  await expect(page).toHaveURL('/pay');
  await checkout.pay(cards.success);
  await expect(checkout.orderNumber).toBeVisible();
});

test('a completed 3-D Secure authentication pays the order', { tag: '@money' }, async ({ checkout }) => {
  await checkout.openPayment([comet]);
  await checkout.pay(cards.secure);
  await checkout.authenticate.click();
  await expect(checkout.orderNumber).toBeVisible();
});

// Verifies docs/product.md 13.11 (authentication-failed).
test(
  'a failed 3-D Secure authentication is explained, and a closed one changes nothing',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, isMobile }) => {
    await checkout.openPayment([comet]);
    await checkout.pay(cards.secure);
    if (!isMobile) {
      await expect(checkout.bank).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(checkout.rejection).toShowMessage(paymentCopy.closed);
      await checkout.payButton.click();
    }
    await checkout.failAuthentication.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unpaidCopy['authentication-failed'].title);
  },
);

test(
  'the order page changes to paid when a delayed payment settles',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, header }) => {
    await checkout.openPayment([comet]);
    await checkout.pay(cards.delayed);
    const message = page.getByRole('status').filter({ has: page.getByText(messageOf('pending'), { exact: true }) });
    const region = await message.elementHandle();
    await expect(header.cart).toHaveAccessibleName(cartLabel(0));
    await expect(page.getByText(messageOf('paid'), { exact: true })).toBeVisible({ timeout: 20_000 });
    // Announced only if the text of an existing status region changes.
    expect(await region?.evaluate((status) => status.isConnected && status.textContent)).toContain(messageOf('paid'));
    await expect(checkout.earnedCode).toBeVisible();
  },
);

test(
  'a card number other than a test number is rejected before any request',
  { tag: ['@money', '@long'] },
  async ({ page, checkout }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await checkout.openPayment([comet]);
    const before = sent.length;
    await checkout.pay('4111 1111 1111 1111');
    await expect(checkout.cardNumber).toHaveAccessibleDescription(notTestNumber);
    await checkout.pay('4242');
    await expect(checkout.cardNumber).toHaveAccessibleDescription(notTestNumber);
    expect(sent.slice(before)).toEqual([]);
    await page.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
    await expect(checkout.cardNumber).toHaveValue('4242 4242 4242 4242');
    await checkout.payButton.click();
    await expect(checkout.orderNumber).toBeVisible();
  },
);
