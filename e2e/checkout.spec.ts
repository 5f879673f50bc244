import { expect, test, type Locator, type Page } from './support/fixtures';
import { address, cards } from './regions/checkout';
import { pathOf, usd, watchNamed } from './support/shop';
import { signIn, somebody } from './support/sign-in';

const comet = watchNamed('Late Comet');
const halfAndHalf = watchNamed('Half & Half 40');

const cartOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('token1') ?? '[]') as unknown[]);
const keptOf = (page: Page) => page.evaluate(() => localStorage.getItem('checkout'));

test('a guest buys a watch, from its page to the order', async ({ page, product, header, checkout }) => {
  await page.goto(pathOf(comet));
  await product.addToCart.click();
  await header.cart.click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/payment');
  await checkout.fillAddress();
  await checkout.services.nth(1).check();
  await expect(checkout.total).toHaveText(usd(comet.price + 9.95));
  await checkout.continue.click();

  await expect(page).toHaveURL('/pay');
  await expect(page.getByRole('region', { name: 'Where it goes' })).toContainText('New York NY 10001');
  await expect(page.getByRole('region', { name: 'How it travels' })).toContainText('USPS Priority Mail');
  await expect(checkout.payButton).toHaveText(`Pay ${usd(comet.price + 9.95)}`);
  await checkout.pay(cards.success);

  await expect(page).toHaveURL(/\/thanks\?order=[\w-]{22,}/);
  await expect(checkout.orderNumber).toHaveText(/^Order OH-[0-9A-Z]{8}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.');
  await expect(checkout.summary).toContainText('Late Comet');
  await expect(checkout.total).toHaveText(usd(comet.price + 9.95));
  await expect(
    page.getByText('Ada Lovelace 1 Odd Street New York NY 10001 United States', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^The mail can be late: by \w{3}, \w{3} \d+ at the latest\.$/)).toBeVisible();
  await expect(checkout.earnedCode).toHaveValue(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  await expect(page.getByRole('link', { name: 'Open an account' })).toBeVisible();
  await expect(header.cart).toHaveAccessibleName('Cart, empty');
  expect(await keptOf(page)).toBeNull();
});

test('the form asks for eight things at most, each by a name that browsers can fill in', async ({ page, checkout }) => {
  await checkout.begin([comet], 'no details');
  await page.goto('/payment');
  const fields = page.getByRole('form', { name: 'Delivery' }).locator('input:not([type=radio]), select');
  await expect(fields).toHaveCount(8);
  expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).autocomplete))).toEqual([
    'email',
    'name',
    'country',
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
  ]);
  await expect(checkout.field('E-mail')).toHaveAttribute('type', 'email');
  await expect(checkout.field('ZIP code')).toHaveAttribute('inputmode', 'numeric');
  await checkout.field('Country').selectOption('United Kingdom');
  await expect(checkout.field('Postcode')).not.toHaveAttribute('inputmode', 'numeric');
});

test('a member finds name and e-mail filled in, and orders with the account', async ({
  page,
  account,
  emulator,
  checkout,
}) => {
  const ada = somebody();
  await emulator.open(ada);
  await signIn(page, account, ada);
  await expect(page).toHaveURL('/');
  await checkout.begin([comet], 'no details');
  await page.goto('/payment');
  await expect(checkout.field('E-mail')).toHaveValue(ada.email);
  await expect(checkout.field('Full name')).toHaveValue(ada.name);
  await checkout.field('Full name').fill('Countess Lovelace');
  for (const label of ['Address', 'City', 'State', 'ZIP code'] as const) {
    await checkout.field(label).fill(address[label]);
  }
  await checkout.continue.click();
  await checkout.payButton.waitFor();
  const ordering = page.waitForRequest('**/api/checkout/orders');
  await checkout.pay(cards.success);
  expect((await ordering).headers().authorization).toMatch(/^Bearer ./);
  await expect(page.getByText('Countess Lovelace')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'your account' })).toBeVisible();
});

test.describe('with an account that the shop does not believe', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('it says so, and the next press orders as a guest', async ({ page, account, emulator, checkout }) => {
    const ada = somebody();
    await emulator.open(ada);
    await signIn(page, account, ada);
    await expect(page).toHaveURL('/');
    await page.route('**/api/checkout/orders', (route) =>
      route.request().headers().authorization
        ? route.fulfill({ status: 401, json: { error: { code: 'bad-token', message: 'No.' } } })
        : route.continue(),
    );
    await checkout.toPay([comet]);
    await checkout.pay(cards.success);
    await expect(checkout.trouble).toContainText('Press again to order as a guest');
    await checkout.payButton.click();
    await expect(checkout.orderNumber).toBeVisible();
  });
});

test('the whole purchase by keyboard alone', async ({ page, checkout, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never came there.');
  };
  await checkout.begin([comet], 'no details');
  await page.goto('/bascket/mybascket');
  await tabTo(page.getByRole('link', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  for (const [label, text] of Object.entries(address)) {
    await tabTo(checkout.field(label));
    await page.keyboard.type(text);
  }
  await expect(checkout.services.first()).toBeChecked();
  await tabTo(checkout.services.first());
  await page.keyboard.press('ArrowDown');
  await expect(checkout.services.nth(1)).toBeChecked();
  await tabTo(checkout.continue);
  await page.keyboard.press('Enter');
  await expect(checkout.payButton).toBeVisible();
  await tabTo(checkout.cardNumber);
  await page.keyboard.type(cards.secure);
  await page.keyboard.press('Enter');
  await expect(checkout.bank.getByRole('button', { name: 'Complete authentication' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkout.orderNumber).toBeVisible();
});

test('what is missing is said beside its field and in a summary that has the focus', async ({ page, checkout }) => {
  await checkout.begin([comet], 'no details');
  await page.goto('/payment');
  await checkout.field('E-mail').fill('ada@example');
  await checkout.continue.click();
  const summary = page.getByRole('form', { name: 'Delivery' }).getByRole('group', { name: '6 things to mend:' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Fill in “City”.' }).click();
  await expect(checkout.field('City')).toBeFocused();
  await expect(checkout.field('E-mail')).toHaveAccessibleDescription('An e-mail address looks like you@example.com.');
  await expect(page).toHaveURL('/payment');
});

test.describe('a country that is not served', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('is refused with its reason, and another one goes on', async ({ page, checkout }) => {
    await checkout.begin([comet]);
    await page.goto('/payment');
    await checkout.field('Country').selectOption('Cuba');
    await expect(page.getByRole('alert').filter({ hasText: 'We cannot send to this country.' })).toBeVisible();
    await checkout.continue.click();
    await expect(checkout.field('Country')).toHaveAccessibleDescription('We cannot send to this country.');
    await expect(page).toHaveURL('/payment');
    await checkout.field('Country').selectOption('Germany');
    await expect(checkout.services).toHaveCount(2);
    await expect(checkout.field('Country')).not.toHaveAttribute('aria-invalid');
    await checkout.continue.click();
    await expect(page.getByRole('region', { name: 'Where it goes' })).toContainText('Germany');
  });
});

test.describe('the code of an order', () => {
  test.use({ expectedErrors: [/status of (402|422)/] });

  test('takes 20% off the next one, also after a declined card, and is refused a second time', async ({
    page,
    checkout,
  }) => {
    await checkout.toPay([comet]);
    await checkout.pay(cards.success);
    const code = await checkout.earnedCode.inputValue();

    await checkout.begin([halfAndHalf]);
    await page.goto('/payment');
    await checkout.enterCode('0000-0000-0000-0000');
    await expect(checkout.promoField).toHaveAccessibleDescription(/unknown or has been used/);
    await checkout.promoField.fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(checkout.total).toHaveText(usd(halfAndHalf.price * 0.8));
    await page.getByRole('button', { name: `Remove the code ${code}` }).click();
    await expect(checkout.total).toHaveText(usd(halfAndHalf.price));
    await expect(checkout.promoField).toBeFocused();
    await checkout.promoField.fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: `Remove the code ${code}` })).toBeFocused();
    await expect(checkout.total).toHaveText(usd(halfAndHalf.price * 0.8));
    await checkout.continue.click();
    await checkout.pay(cards.declined);
    await page.getByRole('link', { name: 'Back to payment' }).click();
    await expect(checkout.payButton).toHaveText(`Pay ${usd(halfAndHalf.price * 0.8)}`);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.total).toHaveText(usd(halfAndHalf.price * 0.8));

    await checkout.begin([comet]);
    await page.goto('/payment');
    await checkout.enterCode(code);
    await expect(checkout.promoField).toHaveAccessibleDescription(/unknown or has been used/);
    await expect(checkout.total).toHaveText(usd(comet.price));
  });
});

test('an empty cart ends on /empty, and Back is no trap', async ({ page }) => {
  await page.goto('/all');
  await page.goto('/payment');
  await expect(page).toHaveURL('/empty');
  await page.goBack();
  await expect(page).toHaveURL('/all');
  await page.goto('/pay');
  await expect(page).toHaveURL('/empty');
});

test('/pay without delivery details leads to where they are asked for', async ({ page, checkout }) => {
  await checkout.begin([comet], 'no details');
  await page.goto('/pay');
  await expect(page).toHaveURL('/payment');
});

test('an order takes only its own watches out of the cart, and a reload takes out nothing more', async ({
  page,
  checkout,
  product,
  context,
}) => {
  await checkout.toPay([comet]);
  const other = await context.newPage();
  await other.goto(pathOf(halfAndHalf));
  await checkout.pay(cards.success);
  await expect(checkout.orderNumber).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  const order = page.url();
  await page.goto(pathOf(comet));
  await product.addToCart.click();
  await page.goto(order);
  await expect(checkout.orderNumber).toBeVisible();
  await page.reload();
  await expect(checkout.orderNumber).toBeVisible();
  expect(await cartOf(page)).toHaveLength(1);
});
