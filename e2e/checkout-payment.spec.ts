import { expect, test } from './support/fixtures';
import { cards } from './regions/checkout';
import { usd, watchNamed } from './support/shop';

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');
const one = usd(comet.price);

// What is refused, and what does not arrive, is noted by the browser.
test.use({ expectedErrors: [/status of (402|409|422|503)|ERR_(FAILED|INTERNET_DISCONNECTED)/] });

for (const [card, heading] of [
  ['declined', 'Your card was declined.'],
  ['insufficient', 'There was not enough money on that card.'],
] as const) {
  test(`${card}: it is explained, nothing is lost, and another card pays the same order`, async ({
    page,
    checkout,
  }) => {
    const orders = checkout.watchOrders();
    await checkout.toPay([comet]);
    await checkout.pay(cards[card]);
    await expect(page).toHaveURL(/\/error\?order=[\w-]+&reason=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('link', { name: 'Back to payment' }).click();
    await expect(checkout.payButton).toHaveText(`Pay ${one}`);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
  });
}

test('Back from the error page leads to paying again', async ({ page, checkout }) => {
  await checkout.toPay([comet]);
  await checkout.pay(cards.declined);
  await expect(page).toHaveURL(/\/error/);
  await page.goBack();
  await expect(page).toHaveURL('/pay');
  await checkout.pay(cards.success);
  await expect(checkout.orderNumber).toBeVisible();
});

test('3-D Secure: completed it pays', async ({ checkout }) => {
  await checkout.toPay([comet]);
  await checkout.pay(cards.secure);
  await checkout.bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(checkout.orderNumber).toBeVisible();
});

test('3-D Secure: failed it is explained; closed, nothing has happened', async ({ page, checkout, isMobile }) => {
  await checkout.toPay([comet]);
  await checkout.pay(cards.secure);
  if (!isMobile) {
    await expect(checkout.bank).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(checkout.trouble).toContainText('Nothing has been charged');
    await checkout.payButton.click();
  }
  await checkout.bank.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bank did not recognise you.');
});

test('a delayed payment is waited for, and becomes paid before one’s eyes', async ({ page, checkout, header }) => {
  await checkout.toPay([comet]);
  await checkout.pay(cards.delayed);
  const said = page
    .getByRole('status')
    .filter({ hasText: 'We are waiting for the word that your payment has arrived.' });
  const region = await said.elementHandle();
  await expect(header.cart).toHaveAccessibleName('Cart, empty');
  await expect(page.getByText('we are packing your order')).toBeVisible({ timeout: 20_000 });
  // Heard only where the words change in a status that was there before.
  expect(await region?.evaluate((status) => status.isConnected && status.textContent)).toContain('we are packing');
  await expect(checkout.earnedCode).toBeVisible();
});

test('a number that is no test number is refused before anything leaves the page', async ({ page, checkout }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await checkout.toPay([comet]);
  const before = sent.length;
  await checkout.pay('4111 1111 1111 1111');
  await expect(checkout.cardNumber).toHaveAccessibleDescription(/none of the test numbers/);
  await checkout.pay('4242');
  await expect(checkout.cardNumber).toHaveAccessibleDescription(/none of the test numbers/);
  expect(sent.slice(before)).toEqual([]);
  await page.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
  await expect(checkout.cardNumber).toHaveValue('4242 4242 4242 4242');
  await checkout.payButton.click();
  await expect(checkout.orderNumber).toBeVisible();
});

test('a total that has changed meanwhile is shown old and new, and nothing is ordered before it is accepted', async ({
  page,
  checkout,
}) => {
  // The page shows what the shop asked for before; the shop itself says at paying what it asks for now.
  await page.route('**/api/checkout/quote', async (route) => {
    const response = await route.fetch();
    const quote = await response.json();
    quote.totals.totalCents -= 2000;
    await route.fulfill({ response, json: quote });
  });
  const orders = checkout.watchOrders();
  await checkout.toPay([comet]);
  await expect(checkout.payButton).toHaveText(`Pay ${usd(comet.price - 20)}`);
  await checkout.pay(cards.success);
  const note = page.getByRole('group', { name: /^The total has changed/ });
  await expect(note).toBeFocused();
  await expect(note).toContainText(usd(comet.price - 20));
  await expect(note).toContainText(one);
  await expect(checkout.payButton).toHaveText(`Pay ${one}`);
  expect(orders.map(({ code }) => code)).toEqual(['price-changed']);
  await checkout.payButton.click();
  await expect(checkout.total).toHaveText(one);
  await expect(checkout.orderNumber).toBeVisible();
});

test('a price in the cart that is no longer true is brought up to date, and said', async ({ checkout }) => {
  await checkout.toPay([{ ...comet, price: comet.price - 50 }]);
  await expect(checkout.summary).toContainText(`The price changed from ${usd(comet.price - 50)} to ${one}`);
  await expect(checkout.payButton).toHaveText(`Pay ${one}`);
});

test('a double click on Pay orders once', async ({ checkout }) => {
  const orders = checkout.watchOrders();
  await checkout.toPay([comet]);
  await checkout.cardNumber.fill(cards.success);
  await checkout.payButton.dblclick();
  await expect(checkout.orderNumber).toBeVisible();
  expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
});

test('two tabs that pay at once end at one order', async ({ page, context, checkout }) => {
  await checkout.toPay([comet]);
  const other = await context.newPage();
  await other.goto('/pay');
  const tabs = [page, other];
  for (const tab of tabs) await tab.getByLabel('Card number').fill(cards.success);
  // At once: of two presses that wait for their turn, the second would find its tab at the order already.
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Pay \$/ }).dispatchEvent('click')));
  const numbers = tabs.map(async (tab) => {
    const heading = tab.getByRole('heading', { name: /^Order OH-/ });
    await expect(heading).toBeVisible();
    return heading.textContent();
  });
  const [first, second] = await Promise.all(numbers);
  expect(second).toBe(first);
});

test('offline at the moment of paying nothing is lost, and the same order goes through afterwards', async ({
  page,
  context,
  checkout,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout/orders')) keys.push(request.headers()['idempotency-key']);
  });
  await checkout.toPay([comet]);
  await context.setOffline(true);
  await checkout.pay(cards.success);
  await expect(checkout.trouble).toContainText('You are offline.');
  await expect(checkout.cardNumber).toHaveValue('4242 4242 4242 4242');
  await context.setOffline(false);
  await checkout.payButton.click();
  await expect(checkout.orderNumber).toBeVisible();
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
});

test('an answer that gets lost on the way costs no second order', async ({ page, checkout }) => {
  const placed: string[] = [];
  await page.route('**/api/checkout/orders', async (route) => {
    const response = await route.fetch();
    placed.push((await response.json()).order.number);
    await (placed.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await checkout.toPay([comet]);
  await checkout.pay(cards.success);
  await expect(checkout.trouble).toContainText('it is one order, charged once');
  await checkout.payButton.click();
  await expect(checkout.orderNumber).toBeVisible();
  expect(placed.length).toBe(2);
  expect(new Set(placed).size).toBe(1);
});

test('a shop that keeps silent is asked again at a press', async ({ page, checkout }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 8);
  });
  await page.route('**/api/checkout/quote', () => {}, { times: 1 });
  await checkout.begin([comet]);
  await page.goto('/pay');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(checkout.payButton).toHaveText(`Pay ${one}`);
});

test('Back from the payment’s own page leads to the same order', async ({ page, checkout }) => {
  let placed = 'no order';
  // Where Stripe would have its page stands another of the shop's.
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
  await checkout.toPay([comet, halfAndHalf]);
  await checkout.pay(cards.success);
  await expect(page).toHaveURL('/robots.txt');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Where it goes' })).toContainText('1 Odd Street');
  await checkout.pay(cards.success);
  await expect(checkout.orderNumber).toContainText(placed);
});

test('a cart that was changed after a declined card is a new order in place of the old', async ({ page, checkout }) => {
  const orders = checkout.watchOrders();
  await checkout.toPay([comet]);
  await checkout.pay(cards.declined);
  await page.getByRole('link', { name: 'Your cart', exact: true }).click();
  await page.getByRole('button', { name: 'One more: Late Comet' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await checkout.continue.click();
  await expect(checkout.payButton).toHaveText(`Pay ${usd(comet.price * 2)}`);
  const given = page.waitForRequest('**/api/checkout/orders');
  await checkout.pay(cards.success);
  await expect(checkout.orderNumber).toBeVisible();
  expect((await given).postDataJSON()).toHaveProperty('supersedes');
  expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
});
