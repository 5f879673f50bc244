// Verifies docs/product.md 9.12, 13.7, 14.10.
import { fullNameOf } from '@/data/full-name';
import { randomUUID } from 'node:crypto';
import { cartLabel } from '@/components/shell/copy';
import {
  paymentCopy,
  summaryCopy,
  nothingCharged,
  paidAnywayCopy,
  paymentPendingCopy,
} from '@/components/checkout/copy';
import { orderTitle, refillCopy } from '@/components/checkout/confirmation/copy';
import { orderCopy } from '@/components/checkout/confirmation/copy-order';
import { oneOrderOnly, rejectionCopy } from '@/components/forms/copy-rejections';
import { expect, test, type Page } from './support/fixtures';
import { cards, type CheckoutScreens } from './page-objects/checkout';
import { watchNamed } from './support/shop';
import { newShopper } from './support/sign-in';

// An order that changes outside the page: in another browser, or in another window.

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');

/** An order without a payment. */
const unpaid = { state: 'pending', isSubmitted: false, email: '' } as const;

test.use({ expectedErrors: [/status of (402|409|422)|ERR_FAILED/] });

type Placed = { order: { number: string; token: string }; next: { session: string } };

/** Has a card declined and returns the pending order with its request body. */
async function unpaidOrder(page: Page, checkout: CheckoutScreens) {
  const answered = page.waitForResponse('**/api/checkout/orders');
  await checkout.pay(cards.declined);
  const response = await answered;
  const { order, next } = (await response.json()) as Placed;
  await expect(page).toHaveURL(/\/error/);
  return { body: response.request().postDataJSON() as object, order, next };
}

/** Sends a request from the page's origin, as another window would. */
const post = (page: Page, path: string, data: object, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ([to, body, more]) => {
      const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...more } };
      return (await fetch(to, init)).status;
    },
    [path, JSON.stringify(data), headers] as const,
  );

const orderElsewhere = (page: Page, data: object) =>
  post(page, '/api/checkout/orders', data, { 'Idempotency-Key': randomUUID() });

const payElsewhere = (page: Page, { order, next }: Placed) =>
  post(page, '/api/test-payment', { order: order.token, session: next.session, card: 'success' });

/** Pays an order in another window, then changes the shipping here and pays. Returns the order paid in the other window. */
async function payInBothWindows(page: Page, checkout: CheckoutScreens) {
  await checkout.openPayment([comet]);
  const unpaid = await unpaidOrder(page, checkout);
  expect(await payElsewhere(page, unpaid)).toBe(200);
  await checkout.changeService(1);
  await expect(checkout.payButton).toShowPrice(100 * comet.price + 9_95, paymentCopy.pay);
  await checkout.pay(cards.success);
  return unpaid;
}

test(
  'an order cancelled in another window is placed again by the same click',
  { tag: ['@money', '@long'] },
  async ({ page, checkout }) => {
    await checkout.openPayment([comet]);
    const { body, order } = await unpaidOrder(page, checkout);
    expect(await orderElsewhere(page, { ...body, supersedes: order.token })).toBe(200);
    await page.goto(`/thanks?order=${order.token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      orderCopy({ ...unpaid, state: 'cancelled' }, false).title,
    );
    await page.goto('/pay');
    const orders = checkout.recordOrders();
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.orderNumber).not.toContainText(order.number);
    expect(orders.map(({ code }) => code)).toEqual(['order-over', undefined]);
  },
);

// Verifies docs/product.md 9.12 (cancelled order).
test(
  'a cancelled order puts its watches back into the cart with their quantities',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, cart, header }) => {
    await checkout.openPayment([comet, { ...halfAndHalf, quantity: 3 }]);
    const { body, order } = await unpaidOrder(page, checkout);
    expect(await orderElsewhere(page, { ...body, supersedes: order.token })).toBe(200);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/thanks?order=${order.token}`);
    await expect(header.cart).toHaveAccessibleName(cartLabel(0));
    await page.getByRole('button', { name: refillCopy(2), exact: true }).click();
    await expect(page).toHaveURL('/bascket/mybascket');
    await expect(cart.quantityOf(fullNameOf(halfAndHalf))).toHaveValue('3');
    await expect(cart.quantityOf('Xeric Late Comet')).toHaveValue('1');
  },
);

// Verifies docs/product.md 13.11 (paid order).
test(
  'an order paid in another window is not paid again',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, header }) => {
    await checkout.openPayment([comet]);
    const unpaid = await unpaidOrder(page, checkout);
    expect(await payElsewhere(page, unpaid)).toBe(200);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(paidAnywayCopy.title);
    await page.goto('/pay');
    await checkout.pay(cards.declined);
    await expect(checkout.orderNumber).toHaveText(orderTitle(unpaid.order.number));
    await expect(header.cart).toHaveAccessibleName(cartLabel(0));
  },
);

test(
  'a second order after one paid in another window is placed only after a notice',
  { tag: ['@money', '@long'] },
  async ({ page, checkout }) => {
    const { order } = await payInBothWindows(page, checkout);
    await expect(checkout.rejection).toShowMessage(rejectionCopy({ code: 'already-paid', order: order.token }));
    await expect(
      checkout.rejection.getByRole('link', { name: paymentCopy.toOrderBefore, exact: true }),
    ).toHaveAttribute('href', `/thanks?order=${order.token}`);
    await checkout.payButton.click();
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.orderNumber).not.toContainText(order.number);
  },
);

// Verifies docs/product.md 9.12 (return from paying).
test(
  'the watches of an order paid in another window leave the cart when the order page opens',
  { tag: ['@money', '@long'] },
  async ({ page, checkout, header }) => {
    const { order } = await payInBothWindows(page, checkout);
    await checkout.rejection.getByRole('link', { name: paymentCopy.toOrderBefore, exact: true }).click();
    await expect(checkout.orderNumber).toHaveText(orderTitle(order.number));
    await expect(header.cart).toHaveAccessibleName(cartLabel(0));
    await page.goto('/pay');
    await expect(page).toHaveURL('/empty');
  },
);

test(
  'a promo code stays usable if the response to its order is lost',
  { tag: ['@money', '@long'] },
  async ({ page, checkout }) => {
    const promoCode = await checkout.earnCode([comet]);

    await page.route('**/api/checkout/orders', async (route) => void (await route.fetch(), await route.abort()), {
      times: 1,
    });
    await checkout.openPayment([halfAndHalf], { promoCode });
    await checkout.pay(cards.success);
    await expect(checkout.rejection).toShowMessage(oneOrderOnly);
    await checkout.changeService(1);
    await expect(checkout.payButton).toShowPrice(80 * halfAndHalf.price + 9_95, paymentCopy.pay);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.total).toShowPrice(80 * halfAndHalf.price + 9_95);
  },
);

// Verifies docs/product.md 13.11 (processing payment).
test('an order with a delayed payment is never shown as unpaid', { tag: '@money' }, async ({ request, shopApi }) => {
  const { token } = await shopApi.placeOrder(newShopper().email, { state: 'delayed-order' });
  const [thanks, error] = await Promise.all(
    [`/thanks?order=${token}`, `/error?order=${token}&reason=cancelled`].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  expect(thanks).toContain(orderCopy({ ...unpaid, isSubmitted: true }, false).message);
  expect(thanks).not.toContain(orderCopy(unpaid, false).title);
  expect(error).toContain(paymentPendingCopy.title);
  expect(error).not.toContain(nothingCharged);
});

test(
  'a promo code reserved by another checkout is removed with a notice',
  { tag: ['@money', '@long'] },
  async ({ page, checkout }) => {
    const ordering = page.waitForRequest('**/api/checkout/orders');
    const code = await checkout.earnCode([comet]);
    const { shownTotal, ...rest } = (await ordering).postDataJSON() as { shownTotal: number };

    await checkout.openPayment([halfAndHalf], { promoCode: code });
    await expect(checkout.payButton).toShowPrice(80 * halfAndHalf.price, paymentCopy.pay);
    const another = { ...rest, promoCode: code, shownTotal: Math.round(shownTotal * 0.8) };
    expect(await orderElsewhere(page, another)).toBe(200);
    await checkout.pay(cards.success);
    await expect(checkout.rejection).toShowMessage(rejectionCopy({ code: 'promo-code-held' }));
    await expect(checkout.summary).toShowMessage(summaryCopy.lostCode(code, true));
    await expect(checkout.payButton).toShowPrice(100 * halfAndHalf.price, paymentCopy.pay);
  },
);
