// Verifies docs/product.md 37.3, 37.4, 37.6, 37.8.
import { randomUUID } from 'node:crypto';
import { cartLinkCopy } from '@/components/cart/link/copy';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { accountOfferCopy, orderTitle } from '@/components/checkout/confirmation/copy';
import { rejectedFormTitle } from '@/components/forms/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import {
  cancelCopy,
  changeAddressCopy,
  orderActionsCopy,
  stepCopy,
  stepToCome,
  timelineTitle,
} from '@/components/order/copy';
import { violations } from './support/accessibility';
import { runOwnerCommand } from './support/database';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { holdScripts } from './support/held-scripts';
import { hydratePage, untilHydrated } from './support/hydrated';
import { smallTargets } from './support/layout';
import { mailsTo } from './support/mails';

const newEmail = () => `ada-${randomUUID()}@example.com`;
const orderPage = (token: string) => `/thanks?order=${token}`;
const exact = { exact: true };
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const steps = (page: Page) => page.getByRole('region', { name: timelineTitle, exact: true }).getByRole('listitem');
const currentStep = (page: Page) => page.locator('[aria-current="step"]');

test(
  'the page of an order shows its steps from payment to delivery',
  { tag: ['@a11y', '@long'] },
  async ({ page, shopApi }) => {
    const [paid, packed, delivered] = await Promise.all(
      (['paid-order', 'packed-order', 'delivered-order'] as const).map((state) =>
        shopApi.placeOrder(newEmail(), { state }),
      ),
    );
    await page.goto(orderPage(paid?.token ?? ''));
    await expect(steps(page)).toHaveCount(5);
    await expect(currentStep(page)).toShowMessage(stepCopy.paid);
    await expect(steps(page).nth(2)).toShowMessage(stepToCome);
    await expect(page).toFitWidth();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page, 'main :is(a, button)')).toEqual([]);
    await expect(link(page, orderActionsCopy.cancel)).toBeVisible();
    await page.goto(orderPage(packed?.token ?? ''));
    await expect(currentStep(page)).toShowMessage(stepCopy.packed);
    await expect(link(page, orderActionsCopy.cancel)).toHaveCount(0);
    await page.goto(orderPage(delivered?.token ?? ''));
    await expect(currentStep(page)).toShowMessage(stepCopy.delivered);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivered.');
  },
);

test(
  'a shopper cancels a paid order in two steps by keyboard, and gets an email',
  { tag: '@a11y' },
  async ({ page, shopApi }) => {
    const email = newEmail();
    const { number, token } = await shopApi.placeOrder(email);
    await page.goto(orderPage(token));
    await link(page, orderActionsCopy.cancel).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancelCopy.title);
    expect(await violations(page)).toEqual([]);
    await link(page, cancelCopy.keep).press('Enter');
    await expect(currentStep(page)).toShowMessage(stepCopy.paid);
    await link(page, orderActionsCopy.cancel).press('Enter');
    await button(page, cancelCopy.confirm).press('Enter');
    await expect(page).toHaveURL(orderPage(token));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refunded.');
    await expect(steps(page).getByText(stepCopy.cancelled, { exact: true })).toBeVisible();
    await expect(link(page, orderActionsCopy.cancel)).toHaveCount(0);
    await expect
      .poll(async () => (await mailsTo(email)).filter((mail) => mail.includes(`${number} is canceled`)).length)
      .toBe(1);
  },
);

test(
  'a shopper changes the address of an order, and a wrong postal code is reported at its field',
  { tag: '@long' },
  async ({ page, shopApi }) => {
    const { token } = await shopApi.placeOrder(newEmail());
    await page.goto(orderPage(token));
    await link(page, orderActionsCopy.changeAddress).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(changeAddressCopy.title);
    await untilHydrated(page);
    await page.getByLabel(deliveryFormCopy.line1, { exact: true }).fill('2 Even Street');
    const zip = page.getByLabel('ZIP code', { exact: true });
    await zip.fill('1');
    await button(page, changeAddressCopy.save).click();
    await expect(zip).toHaveAccessibleDescription('A ZIP code has five digits, such as 10001.');
    await zip.fill('12207');
    expect(await violations(page)).toEqual([]);
    await button(page, changeAddressCopy.save).click();
    await expect(page).toHaveURL(orderPage(token));
    await expect(page.getByText('Ada Lovelace 2 Even Street New York, NY 12207 United States', exact)).toBeVisible();
  },
);

test('buy again leads to the watches of the order as a cart link', async ({ page, shopApi }) => {
  const { token } = await shopApi.placeOrder(newEmail());
  await page.goto(orderPage(token));
  await link(page, orderActionsCopy.buyAgain).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cartLinkCopy.title);
  await expect(page.getByRole('list', { name: cartLinkCopy.list, exact: true }).getByRole('listitem')).toHaveCount(2);
});

test.describe('without scripts', { tag: ['@nojs', '@long'] }, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 409/] });

  test('a shopper cancels one order, and learns that a packed one can no longer be canceled', async ({
    page,
    shopApi,
  }) => {
    const [first, second] = [await shopApi.placeOrder(newEmail()), await shopApi.placeOrder(newEmail())];
    for (const { token } of [first, second]) await page.goto(`/order/cancel?order=${token}`);
    await runOwnerCommand('pack', second.number);
    await button(page, cancelCopy.confirm).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rejectedFormTitle);
    await expect(page.getByText(rejectionCopy({ code: 'order-packed' }), { exact: true })).toBeVisible();
    await page.goto(`/order/address?order=${first.token}`);
    await page.getByLabel(deliveryFormCopy.line1, { exact: true }).fill('2 Even Street');
    await button(page, changeAddressCopy.save).click();
    await expect(page.getByText('Ada Lovelace 2 Even Street New York, NY 10001 United States', exact)).toBeVisible();
    await link(page, orderActionsCopy.cancel).click();
    await button(page, cancelCopy.confirm).click();
    await expect(page.getByRole('heading', { name: orderTitle(first.number), exact: true })).toBeVisible();
    await expect(steps(page).getByText(stepCopy.cancelled, { exact: true })).toBeVisible();
  });
});

// Verifies docs/product.md 20.4.
for (const width of [320, 360, 1280]) {
  test(
    `the page of an awaited payment has its height before hydration at ${width} px, so that nothing moves`,
    { tag: [desktopOnly, '@long'] },
    async ({ page, shopApi }) => {
      const { token } = await shopApi.placeOrder(newEmail(), { state: 'unpaid-order' });
      const { release } = await holdScripts(page);
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${orderPage(token)}&from=payment`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
      await expect(page.getByRole('link', { name: accountOfferCopy.open, exact: true })).toBeHidden();
      const before = await height();
      release();
      await hydratePage(page);
      await expect(page.getByRole('link', { name: accountOfferCopy.open, exact: true })).toBeVisible();
      expect(await height()).toBe(before);
    },
  );
}
