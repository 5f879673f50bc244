// Verifies docs/product.md 13.6.
import { retryCopy, cartPageCopy } from '@/components/cart/copy';
import { paymentCopy } from '@/components/checkout/copy';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { oneOrderOnly } from '@/components/forms/copy-rejections';
import { cards, CheckoutScreens, details } from './page-objects/checkout';
import { expect, test } from './support/fixtures';
import { watchNamed } from './support/shop';

// Repeated presses of Pay over any connection pay for one order.

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');

// The browser logs rejected and failed requests.
test.use({ expectedErrors: [/status of (402|409|422|503)|ERR_(FAILED|INTERNET_DISCONNECTED)/] });

test('a double click on Pay places one order', { tag: '@money' }, async ({ checkout }) => {
  const orders = checkout.recordOrders();
  await checkout.openPayment([comet]);
  await checkout.cardNumber.fill(cards.success);
  await checkout.payButton.dblclick();
  await expect(checkout.orderNumber).toBeVisible();
  expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
});

test('two tabs that pay in parallel place one order', { tag: '@money' }, async ({ checkout, tabs }) => {
  await checkout.openPayment([comet]);
  const other = await tabs.open('/pay');
  const both = [checkout, new CheckoutScreens(other)];
  for (const { cardNumber } of both) await cardNumber.fill(cards.success);
  // In parallel: a second click after the first would find its tab on the order page.
  await Promise.all(both.map(({ payButton }) => payButton.dispatchEvent('click')));
  const numbers = both.map(async ({ orderNumber }) => {
    await expect(orderNumber).toBeVisible();
    return orderNumber.textContent();
  });
  const [first, second] = await Promise.all(numbers);
  expect(second).toBe(first);
});

test(
  'a payment attempt without a connection keeps its values, and places one order once online',
  { tag: ['@money', '@long'] },
  async ({ context, checkout, network }) => {
    const keys: (string | undefined)[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/checkout/orders')) keys.push(request.headers()['idempotency-key']);
    });
    await checkout.openPayment([comet]);
    await network.goOffline();
    await checkout.pay(cards.success);
    await expect(checkout.rejection).toShowMessage('You are offline.');
    await expect(checkout.cardNumber).toHaveValue('4242 4242 4242 4242');
    await network.goOnline();
    await checkout.payButton.click();
    await expect(checkout.orderNumber).toBeVisible();
    expect(keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
  },
);

test('a lost response to Pay does not lead to a second order', { tag: '@money' }, async ({ page, checkout }) => {
  const placed: string[] = [];
  await page.route('**/api/checkout/orders', async (route) => {
    const response = await route.fetch();
    placed.push((await response.json()).order.number);
    await (placed.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await checkout.openPayment([comet]);
  await checkout.pay(cards.success);
  await expect(checkout.rejection).toShowMessage(oneOrderOnly);
  await checkout.payButton.click();
  await expect(checkout.orderNumber).toBeVisible();
  expect(placed.length).toBe(2);
  expect(new Set(placed).size).toBe(1);
});

test(
  'a quote request that times out is retried by a button',
  { tag: ['@money', '@long'] },
  async ({ page, checkout }) => {
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 8);
    });
    await page.route('**/api/checkout/quote', () => {}, { times: 1 });
    await checkout.store([comet]);
    await page.goto('/pay');
    await page.getByRole('button', { name: retryCopy.again, exact: true }).click();
    await expect(checkout.payButton).toShowPrice(100 * comet.price, paymentCopy.pay);
  },
);

test(
  "Back from the payment provider's page leads to the same order",
  { tag: ['@money', '@long'] },
  async ({ page, checkout }) => {
    let placed = 'no order';
    // Another page of the shop replaces Stripe's page.
    await page.route(
      '**/api/checkout/orders',
      async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        placed = answer.order.number;
        await route.fulfill({ response, json: { ...answer, next: { kind: 'redirect', url: '/robots.txt' } } });
      },
      { times: 1 },
    );
    await checkout.openPayment([comet, halfAndHalf]);
    await checkout.pay(cards.success);
    await expect(page).toHaveURL('/robots.txt');
    await page.goBack();
    await expect(checkout.destination).toShowMessage(details.line1);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toHaveText(orderTitle(placed));
  },
);

test(
  'a cart changed after a declined card leads to a new order that replaces the first',
  { tag: ['@money', '@long'] },
  async ({ page, cart, checkout }) => {
    const orders = checkout.recordOrders();
    await checkout.openPayment([comet]);
    await checkout.pay(cards.declined);
    await page.getByRole('link', { name: cartPageCopy.title, exact: true }).click();
    await cart.increase('Xeric Late Comet').click();
    await cart.checkoutLink.click();
    await checkout.continue.click();
    await expect(checkout.payButton).toShowPrice(200 * comet.price, paymentCopy.pay);
    const given = page.waitForRequest('**/api/checkout/orders');
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    expect((await given).postDataJSON()).toHaveProperty('supersedes');
    expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
  },
);
