// Verifies docs/product.md 14.5, 16.1, 16.5, 16.6, 16.8, 16.9, 16.13, 17.2.
import { randomUUID } from 'node:crypto';
import { deliveryFormCopy, nothingCharged, paidAnywayCopy, unpaidCopy } from '@/components/checkout/copy';
import { orderCopy } from '@/components/checkout/confirmation/copy-order';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import type { OrderState } from '@/domain/order-states';
import { details, type CheckoutScreens } from './page-objects/checkout';
import { expect, test, type Page } from './support/fixtures';
import { watchNamed } from './support/shop';
import { providerPage } from './support/environment/stripe-stub';
import { isolatedShopOptions } from './support/environment/isolated-shop';

// A shop with Stripe as payment provider, and failures between the two.

const comet = watchNamed('Late Comet');
const newEmail = () => `ada-${randomUUID()}@example.com`;

/** Asserts the order page's message for a shopper who returns from the payment. */
const expectMessage = (page: Page, state: OrderState, email: string) =>
  // A page whose query of the provider takes over a second and a half asks again after ten.
  expect(page.getByText(orderCopy({ state, isSubmitted: false, email }, true).message, { exact: true })).toBeVisible({
    timeout: 20_000,
  });

/** Orders a watch up to the provider's page. */
async function order(page: Page, checkout: CheckoutScreens, email: string) {
  await checkout.openDelivery([comet], 'no details');
  await checkout.fillAddress();
  await checkout.field(deliveryFormCopy.email).fill(email);
  await checkout.continue.click();
  await checkout.payButton.click();
  await expect(page.getByRole('heading', { name: providerPage.title, exact: true })).toBeVisible();
}

const pay = (page: Page) => page.getByRole('button', { name: providerPage.pay, exact: true }).click();

test.use({ ...isolatedShopOptions, expectedErrors: [/status of 503/] });
test.slow();
test.beforeEach(({ isolatedShop, stripe }) => isolatedShop.open({ paidBy: stripe }));

test(
  'an order without a webhook is paid when the shopper returns, and the page updates itself',
  { tag: '@money' },
  async ({ page, shopApi, stripe, webhook }) => {
    webhook.dropAll();
    const { token, number } = await shopApi.placeOrder('ada@example.com', { state: 'unpaid-order' });
    stripe.pay(number);
    await page.goto(`/thanks?order=${token}&from=payment`);
    await expectMessage(page, 'paid', 'ada@example.com');
  },
);

test(
  'the error page checks the payment before it says that nothing was charged',
  { tag: ['@money', '@long'] },
  async ({ page, shopApi, stripe, webhook }) => {
    webhook.dropAll();
    const { token, number } = await shopApi.placeOrder('ada@example.com', { state: 'unpaid-order' });
    const open = await page.request.get(`/error?order=${token}&reason=cancelled`);
    expect(await open.text()).toContain(nothingCharged);
    stripe.pay(number);
    // The shop queries an order at most every ten seconds.
    await expect(async () => {
      await page.goto(`/error?order=${token}&reason=cancelled`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(paidAnywayCopy.title, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  },
);

for (const [what, happens] of [
  ['arrives', () => {}],
  ['is lost', (webhook) => webhook.dropAll()],
  ['arrives twice', (webhook) => webhook.sendTwice()],
] satisfies [string, (webhook: { dropAll(): void; sendTwice(): void }) => void][]) {
  test(
    `an order whose payment event ${what} is paid once, with one email`,
    { tag: ['@money', '@long'] },
    async ({ page, checkout, isolatedShop, webhook }) => {
      happens(webhook);
      const email = newEmail();
      await order(page, checkout, email);
      await expect(page.locator('#sum')).toHaveText(`${comet.price.toFixed(2)} usd`);
      await pay(page);
      await expectMessage(page, 'paid', email);
      await webhook.release();
      await expect.poll(async () => (await isolatedShop.mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
      await page.reload();
      await expectMessage(page, 'paid', email);
      expect(await isolatedShop.mailsTo(email)).toHaveLength(1);
      expect(await isolatedShop.runOwnerCommand('list')).toContain('paid');
    },
  );
}

test(
  'an order with a late payment event and an unreachable provider waits, and changes to paid when the event arrives',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, isolatedShop, stripe, webhook }) => {
    webhook.hold();
    const email = newEmail();
    await order(page, checkout, email);
    stripe.fail();
    await pay(page);
    await expectMessage(page, 'pending', email);
    expect(await isolatedShop.mailsTo(email)).toEqual([]);
    await webhook.release();
    await expectMessage(page, 'paid', email);
    await expect.poll(async () => (await isolatedShop.mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  },
);

test(
  "a shopper who leaves the provider's page pays nothing, and continues with the same payment",
  { tag: ['@money', '@long'] },
  async ({ page, checkout, stripe }) => {
    const email = newEmail();
    await order(page, checkout, email);
    await page.getByRole('link', { name: providerPage.leave, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unpaidCopy.cancelled.title);
    await expect(page.getByText(nothingCharged, { exact: true })).toBeVisible();
    await checkout.backToPayment.click();
    await checkout.payButton.click();
    await pay(page);
    await expectMessage(page, 'paid', email);
    expect(stripe.sessionCount).toBe(1);
  },
);

test(
  'repeated clicks on Pay with a slow provider create one payment of one order',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, isolatedShop, stripe }) => {
    const email = newEmail();
    const orders = checkout.recordOrders();
    stripe.delayResponses(3_000);
    await checkout.openPayment([comet], { details: { ...details, email } });
    for (let press = 0; press < 4; press += 1) await checkout.payButton.dispatchEvent('click');
    await expect(page.getByRole('heading', { name: providerPage.title, exact: true })).toBeVisible({ timeout: 15_000 });
    await pay(page);
    await expectMessage(page, 'paid', email);
    expect(orders.filter(({ isAccepted }) => !isAccepted)).toEqual([]);
    expect(stripe.sessionCount).toBe(1);
    expect((await isolatedShop.runOwnerCommand('list')).match(/OH-/g)).toHaveLength(1);
  },
);

test(
  'a failing provider charges nothing, is reported, and the next attempt continues with the same order',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, isolatedShop, stripe }) => {
    const email = newEmail();
    await checkout.openPayment([comet], { details: { ...details, email } });
    stripe.fail();
    await checkout.payButton.click();
    await expect(checkout.rejection).toBeVisible({ timeout: 20_000 });
    await expect(checkout.rejection).toShowMessage(rejectionCopy({ code: 'payment-unreachable' }));
    await expect(checkout.destination).toShowMessage(details.line1);
    stripe.recover();
    await checkout.payButton.click();
    await pay(page);
    await expectMessage(page, 'paid', email);
    expect(stripe.sessionCount).toBe(1);
    expect((await isolatedShop.runOwnerCommand('list')).match(/OH-/g)).toHaveLength(1);
  },
);

for (const [what, lie] of [
  ['another amount', { amount_total: 100 }],
  ['another currency', { currency: 'eur' }],
] as const) {
  test(
    `a payment with ${what} marks no order as paid, sends no email and alerts the owner`,
    { tag: ['@money', '@long'] },
    async ({ page, checkout, isolatedShop, stripe, webhook }) => {
      const email = newEmail();
      await order(page, checkout, email);
      stripe.override(lie);
      await pay(page);
      await expectMessage(page, 'pending', email);
      await webhook.release();
      await page.reload();
      await expectMessage(page, 'pending', email);
      expect(await isolatedShop.mailsTo(email)).toEqual([]);
      const number = /OH-\w+/.exec((await checkout.orderNumber.textContent()) ?? '')?.[0] ?? 'no number';
      expect(await isolatedShop.runOwnerCommand('alerts')).toContain(number);
    },
  );
}

test(
  'an order with an unpaid checkout session stays pending, and no email is sent',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, isolatedShop, stripe, webhook }) => {
    const email = newEmail();
    await order(page, checkout, email);
    stripe.override({ payment_status: 'unpaid' });
    await pay(page);
    await webhook.release();
    await expectMessage(page, 'pending', email);
    expect(await isolatedShop.mailsTo(email)).toEqual([]);
    expect(await isolatedShop.runOwnerCommand('list')).toContain('pending');
  },
);
