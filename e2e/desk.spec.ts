// Verifies docs/product.md 41.2 (invitation, sign-in, missing page, passkey again, mail), 41.3 (keys), 41.4, 41.4 (signed out), 41.6,
// 41.7, 41.8, 41.9, 42.6 (owners), 42.7 (draft, pages, whole page).
import { randomUUID } from 'node:crypto';
import { slipCopy, returnCopy } from '@/components/returns/copy';
import { fullNameOf } from '@/data/full-name';
import { formatMoney } from '@/domain/money';
import { violations } from './support/accessibility';
import { deskOwner, queryDatabase } from './support/database';
import { desktopOnly, expect, longExceptFirst, type Page, test } from './support/fixtures';
import { untilHydrated } from './support/hydrated';
import { smallControls, smallTargets } from './support/layout';
import { type ShopApi } from './support/orders';
import { mailsTo, newIpAddress, setNewIpAddress, waitForEmailMatch } from './support/mails';
import { currentPrice, watchesOf } from './support/shop';

const exact = { exact: true };
const newEmail = () => `ada-${randomUUID()}@example.com`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, exact);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Outcome of the last form. */
const notice = (page: Page) => page.locator('#desk-notice');
const sentBy = (number: string) => `Order ${number} is sent with USPS, ${tracking}.`;
const tracking = '9400 1000 0000 0000 0000 00';
const orderOf = async (email: string) =>
  (await queryDatabase('select number from orders where email = ?', [email]))[0]?.number;
const rows = (page: Page) => page.getByRole('row').filter({ has: page.locator('[data-row]') });
/** The two watches of an order that `shopApi.placeOrder` places. */
const [first, second] = watchesOf('xerix');
if (!first || !second) throw new Error('The catalogue has no two watches of xerix.');

test.describe('sign-in', () => {
  test.use({ expectedErrors: [/status of 40[34]/] });

  test('an invited owner makes a passkey, and signs in with it later', async ({ page, ownerDesk }) => {
    await setNewIpAddress(page);
    await ownerDesk.plugInAuthenticator();
    const invitation = await ownerDesk.invite();
    await page.goto(invitation);
    await expect(heading(page)).toHaveText('Set up your passkey');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Make a passkey').click();
    await expect(heading(page)).toHaveText('Today');
    expect((await page.goto(invitation))?.status(), 'the invitation a second time').toBe(404);

    await page.context().clearCookies({ name: 'desk' });
    await page.goto('/desk/orders?show=to-pack');
    await expect(heading(page)).toHaveText('Sign in to the desk');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Sign in with your passkey').click();
    await expect(page).toHaveURL(/\/desk\/orders\?show=to-pack$/);
    await expect(heading(page)).toHaveText('Orders');
    await expect
      .poll(async () => (await mailsTo(deskOwner)).filter((mail) => mail.includes('signed in to the desk')).length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
  });

  test(
    'a passkey that the shop does not know is refused with a sentence',
    { tag: '@long' },
    async ({ page, ownerDesk }) => {
      await setNewIpAddress(page);
      await ownerDesk.makePasskey();
      await ownerDesk.deletePasskey();
      await page.context().clearCookies({ name: 'desk' });
      await page.goto('/desk');
      await button(page, 'Sign in with your passkey').click();
      await expect(page.locator('main').getByRole('alert')).toHaveText(
        'This passkey was not accepted. Use one of an owner of this shop.',
      );
    },
  );

  test(
    'a note that is sent after the sign-in has ended is kept, and is saved after the next sign-in',
    { tag: '@long' },
    async ({ page, shopApi, ownerDesk }) => {
      await setNewIpAddress(page);
      await ownerDesk.makePasskey();
      const { number } = await shopApi.placeOrder(newEmail());
      await page.goto(`/desk/orders/${number}`);
      await field(page, 'New note').fill('Call before the delivery.');
      await page.context().clearCookies({ name: 'desk' });
      await button(page, 'Save the note').click();
      await expect(heading(page)).toHaveText('Sign in to the desk');
      await expect(page.getByText(/^Your sign-in had ended before the form was sent\./)).toBeVisible();
      await button(page, 'Sign in with your passkey').click();
      await expect(heading(page)).toHaveText('Send your form');
      expect(await violations(page)).toEqual([]);
      await button(page, 'Send the form').click();
      await expect(heading(page)).toHaveText(`Order ${number}`);
      await expect(page.getByText(/^Call before the delivery\./)).toHaveCount(1);
    },
  );

  test('to a visitor and to a shopper every address of the desk is the same missing page', async ({
    page,
    signedIn,
    baseURL,
  }) => {
    expect(signedIn.email).toContain('@');
    const missing = await page.goto('/no-such-page');
    const title = await heading(page).textContent();
    expect(missing?.status()).toBe(404);
    for (const path of [
      '/desk',
      '/desk/orders',
      '/desk/sign-in',
      '/desk/orders.csv',
      `/desk/invite/${'a'.repeat(32)}`,
      '/desk/unknown',
    ]) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(heading(page)).toHaveText(title ?? '');
      expect(answer?.headers()['content-security-policy']).toBe(missing?.headers()['content-security-policy']);
    }
    for (const action of ['pack-order', 'refund-order', 'passkey', 'unknown']) {
      const answer = await page.request.post(`/api/desk/${action}`, {
        form: { key: randomUUID(), back: '/desk', number: 'OH-00000000' },
        headers: { origin: baseURL ?? '', 'x-forwarded-for': newIpAddress() },
      });
      expect([action, answer.status()]).toEqual([action, 404]);
    }
  });
});

test.describe('orders', () => {
  test.beforeEach(({ ownerDesk }) => ownerDesk.signIn());

  test(
    'an order is found by number, name, email and watch, and the URL holds the search',
    { tag: '@long' },
    async ({ page, shopApi }) => {
      const email = newEmail();
      const { number } = await shopApi.placeOrder(email);
      for (const find of [number, number.slice(3).toLowerCase(), email.slice(0, 20)]) {
        await page.goto('/desk/orders');
        await field(page, 'Find').fill(find);
        await button(page, 'Find').click();
        await expect(rows(page)).toHaveCount(1);
        await expect(page).toHaveURL(new RegExp(`find=${find}`));
      }
      await link(page, number).click();
      await expect(heading(page)).toHaveText(`Order ${number}`);
      await page.goBack();
      await expect(field(page, 'Find')).toHaveValue(email.slice(0, 20));
      await field(page, 'Show').selectOption('Sent');
      await button(page, 'Find').click();
      await expect(page.getByText('No order matches.', exact)).toBeVisible();
      await page.goto(`/desk/orders?find=${encodeURIComponent(fullNameOf(first))}&show=to-pack`);
      await expect(rows(page).first()).toShowMessage(`${fullNameOf(first)}, ${fullNameOf(second)}`);
    },
  );

  test(
    'an order is packed, unpacked by undo, packed and sent, and its shopper sees it',
    {},
    async ({ page, shopApi }) => {
      const { number, token } = await shopApi.placeOrder(newEmail());
      await page.goto(`/desk/orders/${number}`);
      await button(page, 'Packed').click();
      await expect(notice(page)).toShowMessage(`Order ${number} is packed.`);
      await button(page, 'Undo packing').click();
      await expect(notice(page)).toShowMessage(`Order ${number} is not packed.`);
      await button(page, 'Packed').click();
      await field(page, 'Carrier').fill('USPS');
      await field(page, 'Tracking number').fill('nonsense');
      await button(page, 'Sent').click();
      await expect(notice(page)).toShowMessage('“nonsense” is not a tracking number of USPS.');
      await expect(field(page, 'Tracking number')).toHaveValue('nonsense');
      await field(page, 'Tracking number').fill(tracking);
      await button(page, 'Sent').click();
      await expect(notice(page)).toShowMessage(sentBy(number));
      await expect(page.getByText(/^owner@example\.com, 20\d\d-/)).toHaveCount(4);
      await page.goto(`/thanks?order=${token}`);
      await expect(heading(page)).toHaveText('On its way.');
    },
  );

  test(
    'a note is pressed twice, sent again by Back and by a second tab, and saved once',
    { tag: '@long' },
    async ({ page, shopApi, tabs }) => {
      const { number } = await shopApi.placeOrder(newEmail());
      const path = `/desk/orders/${number}`;
      await page.goto(path);
      await field(page, 'New note').fill('Wants a blue strap.');
      await button(page, 'Save the note').dblclick();
      await expect(notice(page)).toShowMessage('The note is saved.');
      await page.reload();
      await expect(page.getByText(/^Wants a blue strap\./)).toHaveCount(1);

      const other = await tabs.open(path);
      await button(page, 'Packed').click();
      await expect(notice(page)).toShowMessage(`Order ${number} is packed.`);
      await button(other, 'Packed').click();
      await expect(notice(other)).toShowMessage('Nothing was saved: this changed after you opened it.');
      await expect(notice(other).getByRole('listitem')).toHaveText(/^packed \(owner@example\.com, /);
    },
  );

  test('the packing slip has no prices, and an address is corrected', { tag: '@long' }, async ({ page, shopApi }) => {
    const { number } = await shopApi.placeOrder(newEmail());
    await page.goto(`/desk/orders/${number}`);
    await link(page, 'Correct the address').click();
    await field(page, 'Street and number').fill('2 Odd Street');
    await button(page, 'Save the address').click();
    await expect(notice(page)).toShowMessage(`Order ${number} goes to the new address.`);
    await expect(heading(page)).toHaveText(`Order ${number}`);
    await link(page, 'Packing slip').click();
    await expect(page.getByRole('main')).toShowMessage('2 Odd Street');
    expect((await page.getByRole('main').innerText()).split('$')).toHaveLength(1);
  });
});

test(
  'a refund shows its sum, asks for the passkey again after ten minutes, and is made once',
  { tag: ['@money', '@long'] },
  async ({ page, shopApi, ownerDesk }) => {
    await setNewIpAddress(page);
    const { number } = await shopApi.placeOrder(newEmail());
    await ownerDesk.makePasskey();
    await ownerDesk.forgetPasskeyUse();
    await page.goto(`/desk/orders/${number}`);
    await link(page, 'Refund').click();
    await field(page, 'Line').fill('2');
    await button(page, 'Show the amount').click();
    const sum = formatMoney(currentPrice(second), 'usd');
    await expect(page.getByRole('main')).toShowMessage(`${sum} will be refunded to the shopper.`);
    await button(page, `Refund ${sum}`).click();
    await expect(heading(page)).toHaveText('Use your passkey again');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Use your passkey').click();
    await expect(notice(page)).toShowMessage('The shopper gets an email.');
    await page.reload();
    await page.goto(`/desk/orders/${number}/refund?kind=line&line=2&units=1`);
    await expect(page.getByRole('main').getByRole('alert')).toShowMessage(
      `Order ${number} has no such line, or fewer units of it can be refunded.`,
    );
    const made = await queryDatabase('select amount_cents from refunds where order_number = ?', [number]);
    expect(made).toMatchObject([{ amount_cents: currentPrice(second) }]);
  },
);

test('the orders are exported after the passkey', { tag: desktopOnly }, async ({ page, shopApi, ownerDesk }) => {
  const { number } = await shopApi.placeOrder(newEmail());
  await ownerDesk.signIn();
  await ownerDesk.forgetPasskeyUse();
  await page.goto('/desk/orders');
  await link(page, 'All orders as CSV').click();
  await expect(heading(page)).toHaveText('Use your passkey again');
  await ownerDesk.signIn();
  const file = await page.request.get('/desk/orders.csv');
  expect([file.status(), file.headers()['content-type'], file.headers()['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  expect(await file.text()).toContain(number);
});

/** Sends an order and asks for the return of its first watch. @returns the number of the return */
async function askForReturn(page: Page, shopApi: ShopApi, watch: Parameters<typeof fullNameOf>[0]): Promise<string> {
  const { number, token } = await shopApi.placeOrder(newEmail());
  await page.goto(`/desk/orders/${number}`);
  await field(page, 'Carrier').fill('USPS');
  await field(page, 'Tracking number').fill(tracking);
  await button(page, 'Sent').click();
  await expect(notice(page)).toShowMessage(sentBy(number));
  await page.goto(`/return?order=${token}`);
  await field(page, returnCopy.units(fullNameOf(watch))).selectOption('1');
  await field(page, returnCopy.unused).check();
  await button(page, returnCopy.ask).click();
  await expect(heading(page)).toHaveText(slipCopy.heading.return);
  return new URL(page.url()).searchParams.get('number') ?? '';
}

test('a return is accepted, received and inspected', { tag: '@long' }, async ({ page, shopApi, ownerDesk }) => {
  await ownerDesk.signIn();
  const asked = await askForReturn(page, shopApi, first);
  await page.goto('/desk/returns');
  await link(page, asked).click();
  await button(page, 'Accept').click();
  await expect(notice(page)).toShowMessage(`${asked} is accepted.`);
  await field(page, 'Put the units back into the stock').check();
  await button(page, 'Received').click();
  await expect(notice(page)).toShowMessage('Its units are back in the stock.');
  await button(page, 'Inspected').click();
  await expect(notice(page)).toShowMessage(`${asked} is inspected.`);
  await expect(link(page, 'Refund')).toHaveAttribute('href', new RegExp(`kind=return&return=${asked}$`));
});

test.describe('without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 41.9.
  test(
    'a shopper who was typed is kept by "Show the total" and is in no address',
    { tag: '@long' },
    async ({ page, ownerDesk }) => {
      await ownerDesk.signIn();
      await page.goto('/desk/new-order');
      await field(page, 'Watch 1').fill('xerix/1');
      await button(page, 'Show the total').click();
      await field(page, 'Email').fill('ada@example.com');
      await field(page, 'City').fill('Boulder');
      await field(page, 'Units of watch 1').fill('2');
      await button(page, 'Show the total').click();
      await expect(page.getByRole('main')).toShowMessage(
        `2 × ${fullNameOf(first)}: ${formatMoney(2 * currentPrice(first), 'usd')}`,
      );
      await expect(field(page, 'Email')).toHaveValue('ada@example.com');
      await expect(field(page, 'City')).toHaveValue('Boulder');
      expect(page.url()).toMatch(/\/desk\/new-order\?submitted=[\da-f-]{36}$/);
    },
  );

  test(
    'an order by phone is entered, its mistakes are marked, and the mailed link pays it',
    { tag: '@long' },
    async ({ page, ownerDesk }) => {
      test.slow();
      await ownerDesk.signIn();
      const email = newEmail();
      await page.goto('/desk/new-order');
      await field(page, 'Watch 1').fill('xerix/1');
      await button(page, 'Show the total').click();
      await expect(page.getByRole('main')).toShowMessage(
        `1 × ${fullNameOf(first)}: ${formatMoney(currentPrice(first), 'usd')}`,
      );
      const place = page.getByRole('button', { name: /^Place the order and email the link to pay / });
      const entries = {
        Email: email,
        Name: 'Ada Lovelace',
        'Street and number': '1 Odd Street',
        City: 'New York',
        'State or region': 'NY',
        'Postal code': '1',
      };
      for (const [label, text] of Object.entries(entries)) await field(page, label).fill(text);
      await place.click();
      await expect(notice(page)).toShowMessage('Nothing was saved. Look at the marked field.');
      await expect(field(page, 'Postal code')).toHaveAttribute('aria-invalid', 'true');
      for (const [label, text] of Object.entries(entries)) await expect(field(page, label)).toHaveValue(text);
      await field(page, 'Postal code').fill('10001');
      await place.click();
      await expect(notice(page)).toShowMessage(`We emailed the payment link to ${email}. It works for a day.`);
      const number = (await heading(page).textContent())?.replace('Order ', '') ?? '';
      await page.goto(await waitForEmailMatch(email, /(\/order\/pay\?order=[\w-]+)/));
      await page.getByRole('main').getByRole('button').click();
      await expect(page).toHaveURL(/\/thanks\?order=/);
      await page.goto(`/desk/orders/${number}`);
      await expect(button(page, 'Packed')).toBeVisible();
    },
  );
});

test.describe('by keyboard', { tag: ['@a11y', desktopOnly] }, () => {
  test(
    'j and k move through the orders, Enter opens one, / searches and ? shows the keys',
    { tag: '@long' },
    async ({ page, shopApi, ownerDesk }) => {
      await ownerDesk.signIn();
      const email = newEmail();
      const older = await shopApi.placeOrder(email);
      const newer = await shopApi.placeOrder(email);
      await page.goto('/desk/orders');
      await untilHydrated(page);
      await page.keyboard.press('Tab');
      await expect(link(page, 'Skip to content')).toBeFocused();
      await page.keyboard.press('/');
      await expect(field(page, 'Find')).toBeFocused();
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(2);
      await untilHydrated(page);
      await page.keyboard.press('j');
      await expect(link(page, newer.number)).toBeFocused();
      await page.keyboard.press('j');
      await expect(link(page, older.number)).toBeFocused();
      await page.keyboard.press('k');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(`Order ${newer.number}`);
    },
  );
});

// Verifies docs/product.md 41.3 (keys), 42.3 (file).
test.describe('watches by keyboard', { tag: ['@a11y', '@long', desktopOnly] }, () => {
  // The preview of a draft runs no script.
  test.use({ driver: 'keyboard', expectedErrors: [/Blocked script execution in '[^']*\/desk\/preview\//] });
  test.beforeEach(({ ownerDesk }) => ownerDesk.signIn());

  test('a watch is found, edited as a draft, previewed as a page and discarded by keyboard alone', async ({
    page,
    user,
  }) => {
    const text = `Draft ${randomUUID()}`;
    await page.goto('/desk/watches');
    await untilHydrated(page);
    await user.press('link', 'Skip to content');
    await page.keyboard.press('/');
    await page.keyboard.type('luminox/6');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await untilHydrated(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await user.fill('Third part', text);
    await user.press('button', 'Save the draft');
    await expect(notice(page)).toShowMessage('The draft of luminox/6 is saved.');
    await user.press('link', 'The whole page as its draft');
    await expect(page.getByText(text, exact)).toHaveCount(1);
    await user.press('link', 'Back to the draft');
    await user.press('button', 'Discard the draft');
    await expect(notice(page)).toShowMessage('The draft of luminox/6 is discarded.');
    await expect(button(page, 'Bring the draft back')).toBeVisible();
  });

  test('a product file that is chosen fills the field, and its draft is previewed and saved', async ({
    page,
    user,
  }) => {
    const [watch] = watchesOf('luminox').slice(-2);
    if (!watch) throw new Error('The catalogue has no watch of luminox.');
    const file = `Title,Variant SKU,Variant Price\n${fullNameOf(watch)},luminox-${watch.id},1.25\nCasio,f91w,15`;
    await page.goto('/desk/watches/import');
    const picker = page.getByLabel('Product file', exact);
    await expect(picker).toBeVisible();
    await picker.setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
    await expect(field(page, 'Content')).toHaveValue(file);
    await user.press('button', 'Show the drafts');
    await expect(notice(page)).toShowMessage('Nothing is saved yet.');
    await expect(page.getByRole('main')).toShowMessage('Line 3: The shop has no watch “Casio”.');
    await expect(rows(page)).toHaveCount(1);
    await user.press('button', 'Save 1 draft');
    await expect(notice(page)).toShowMessage('1 draft is saved.');
    await page.goto(`/desk/watches/luminox/${watch.id}`);
    await expect(button(page, 'Publish at $1.25')).toBeVisible();
    await user.press('button', 'Discard the draft');
  });
});

// Verifies docs/product.md 41.3 (keys).
test.describe('the other screens by keyboard', { tag: ['@a11y', '@long', desktopOnly] }, () => {
  test.use({ driver: 'keyboard' });
  test.beforeEach(({ ownerDesk }) => ownerDesk.signIn());

  test('an order is packed, noted, corrected, sent and refunded by keyboard alone', async ({ page, user, shopApi }) => {
    const { number } = await shopApi.placeOrder(newEmail());
    await user.open(`/desk/orders/${number}`);
    await user.press('button', 'Packed');
    await expect(notice(page)).toShowMessage(`Order ${number} is packed.`);
    await user.press('button', 'Undo packing');
    await expect(notice(page)).toShowMessage(`Order ${number} is not packed.`);
    await user.fill('New note', 'Wants a blue strap.');
    await user.press('button', 'Save the note');
    await expect(notice(page)).toShowMessage('The note is saved.');
    await user.press('link', 'Correct the address');
    await user.fill('Street and number', '2 Odd Street');
    await user.press('button', 'Save the address');
    await expect(notice(page)).toShowMessage(`Order ${number} goes to the new address.`);
    await user.fill('Carrier', 'USPS', 'combobox');
    await user.fill('Tracking number', tracking);
    await user.press('button', 'Sent');
    await expect(notice(page)).toShowMessage(sentBy(number));
    await user.press('link', 'Refund');
    await user.fill('Line', '2', 'spinbutton');
    await user.press('button', 'Show the amount');
    await user.press('button', `Refund ${formatMoney(currentPrice(second), 'usd')}`);
    await expect(notice(page)).toShowMessage('The shopper gets an email.');
  });

  test('an order by phone is entered by keyboard alone', async ({ page, user }) => {
    const email = newEmail();
    await user.open('/desk/new-order');
    await user.fill('Watch 1', 'xerix/1', 'combobox');
    await user.press('button', 'Show the total');
    await expect(page.getByRole('main')).toShowMessage(
      `1 × ${fullNameOf(first)}: ${formatMoney(currentPrice(first), 'usd')}`,
    );
    const entries = {
      Email: email,
      Name: 'Ada Lovelace',
      'Street and number': '1 Odd Street',
      'Postal code': '10001',
      City: 'New York',
      'State or region': 'NY',
    };
    for (const [label, text] of Object.entries(entries)) await user.fill(label, text);
    await user.press('button', /^Place the order and email the link to pay /);
    await expect(notice(page)).toShowMessage(`We emailed the payment link to ${email}. It works for a day.`);
  });

  test('stock, a price list, a message and a shopper are changed by keyboard alone', async ({
    page,
    user,
    request,
    baseURL,
    shopApi,
  }) => {
    const email = newEmail();
    await user.open('/desk/stock/womens/2');
    await user.fill('Units', '40', 'spinbutton');
    await user.press('button', 'Change the stock');
    await expect(page.getByText(/^womens\/2: \d+ on hand before, 40 now\.$/)).toBeVisible();

    const name = `Draft ${randomUUID()}`;
    await user.open('/desk/prices');
    await user.press('link', 'New price list');
    await user.fill('Name', name);
    await user.fill('First date', '01012020');
    await user.fill('Last date', '12312099');
    await user.fill('Prices', 'luminox 30%');
    await user.press('button', 'Save the draft');
    await expect(heading(page)).toHaveText(name);
    await user.press('button', 'Delete the list');
    await expect(notice(page)).toShowMessage(`“${name}” is deleted.`);

    await request.post('/api/contact', {
      form: { name: 'Ada', email, subject: `A strap ${email}`, body: 'Does it fit?' },
      headers: { origin: baseURL ?? '', 'x-forwarded-for': newIpAddress() },
    });
    await user.open('/desk/messages');
    await user.press('link', `A strap ${email}`);
    await user.fill('Text', 'It does.');
    await user.press('button', `Send to ${email}`);
    await expect(notice(page)).toShowMessage(`The answer goes to ${email}.`);

    await shopApi.placeOrder(email, { state: 'unpaid-order' });
    await user.open(`/desk/shoppers?find=${email}`);
    await user.press('link', email);
    await user.fill('Type the email address again', email);
    await user.press('button', 'Forget this person');
    await expect(notice(page)).toShowMessage(
      `Order ${await orderOf(email)} stays for now, because it can still be paid.`,
    );
  });

  test('a return is accepted, received and inspected by keyboard alone', async ({ page, user, shopApi }) => {
    const asked = await askForReturn(page, shopApi, first);
    await user.open('/desk/returns');
    await user.press('link', asked);
    await user.press('button', 'Accept');
    await expect(notice(page)).toShowMessage(`${asked} is accepted.`);
    await user.press('checkbox', 'Put the units back into the stock');
    await user.press('button', 'Received');
    await expect(notice(page)).toShowMessage('Its units are back in the stock.');
    await user.press('button', 'Inspected');
    await expect(notice(page)).toShowMessage(`${asked} is inspected.`);
  });
});

test.describe('stock, messages, shoppers and health without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ ownerDesk }) => ownerDesk.signIn());

  test(
    'the stock is changed with a reason and undone, and read from a CSV after its preview',
    { tag: '@long' },
    async ({ page, isMobile }) => {
      // Each project has a watch of its own, which no other test buys.
      const watch = isMobile ? 'womens/5' : 'womens/6';
      await page.goto(`/desk/stock?find=${encodeURIComponent(watch)}`);
      await rows(page).getByRole('link').click();
      await field(page, 'Units').fill('40');
      await button(page, 'Change the stock').click();
      await expect(page.getByText(/^womens\/\d: \d+ on hand before, 40 now\.$/)).toBeVisible();
      await field(page, 'Change').selectOption('Plus');
      await field(page, 'Units').fill('2');
      await field(page, 'Reason').selectOption('delivered');
      await button(page, 'Change the stock').click();
      await expect(notice(page)).toShowMessage(`${watch}: 40 on hand before, 42 now.`);
      await button(page, 'Undo').click();
      await expect(notice(page)).toShowMessage(`${watch}: 42 on hand before, 40 now.`);
      await page.goto('/desk/stock/import');
      await field(page, 'CSV').fill(`watch,units\n${watch},+3\nwomens/99,1`);
      await button(page, 'Show what would change').click();
      await expect(page.getByRole('main')).toShowMessage('Line 3: There is no watch “womens/99”.');
      await expect(page).toFitWidth();
      await button(page, 'Save 1 change').click();
      await expect(notice(page)).toShowMessage('The stock of 1 watch is changed. 1 line had no effect.');
      await page.goto(`/desk/stock/${watch}`);
      await expect(page.getByRole('main')).toShowMessage('43');
    },
  );

  test.describe('watches', () => {
    // The preview of a draft runs no script.
    test.use({ expectedErrors: [/Blocked script execution in '[^']*\/desk\/preview\//] });

    test(
      'a watch is edited, published, restored, hidden and shown, and its page follows within a minute',
      { tag: ['@phone', '@long'] },
      async ({ page, ownerDesk, isMobile }) => {
        test.slow();
        await ownerDesk.signIn();
        const watch = isMobile ? 'womens/5' : 'womens/6';
        const shopPage = `/wfemale/allwfemale/${watch.slice(-1)}`;
        const text = `Draft ${randomUUID()}`;
        const hasText = async () => (await (await page.request.get(shopPage)).text()).includes(text);
        await page.goto(`/desk/watches?find=${encodeURIComponent(watch)}`);
        await rows(page).getByRole('link').click();
        const price = await field(page, 'Price in US dollars').inputValue();
        await field(page, 'Price in US dollars').fill('a lot');
        await field(page, 'Third part').fill(text);
        await button(page, 'Save the draft').click();
        await expect(field(page, 'Price in US dollars')).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, 'Third part')).toHaveValue(text);
        await field(page, 'Price in US dollars').fill(price);
        await button(page, 'Save the draft').click();
        await expect(notice(page)).toShowMessage(`The draft of ${watch} is saved.`);
        await expect(page).toFitWidth();
        await link(page, 'The whole page as its draft').click();
        await expect(page.getByRole('main')).toShowMessage('Preview of the draft.');
        await expect(page.getByText(text, exact)).toHaveCount(1);
        await link(page, 'Back to the draft').click();
        await page.getByRole('button', { name: /^Publish at / }).click();
        const published = `${watch} is published at ${formatMoney(Math.round(Number(price) * 100), 'usd')}.`;
        await expect(notice(page)).toShowMessage(published);
        await expect.poll(hasText, { message: 'the published text on the page', timeout: 60_000 }).toBe(true);
        await button(page, 'Undo publishing').click();
        await expect(notice(page)).toShowMessage(`${watch} has the texts and the price from before.`);
        await expect.poll(hasText, { message: 'the undone text on the page', timeout: 60_000 }).toBe(false);
        const status = async () => (await page.request.get(shopPage)).status();
        await page.goto(`/desk/watches/${watch}`);
        await button(page, 'Hide from the shop').click();
        await expect.poll(status, { message: 'the page of the hidden watch', timeout: 60_000 }).toBe(404);
        await button(page, 'Show in the shop').click();
        await expect.poll(status, { message: 'the page of the shown watch', timeout: 60_000 }).toBe(200);
      },
    );
  });

  // Verifies docs/product.md 42.9 (pages).
  test(
    'a price list is saved, previewed and switched on and off, and the page follows within a minute',
    { tag: ['@phone', '@long'] },
    async ({ page, ownerDesk, isMobile }) => {
      test.slow();
      await ownerDesk.signIn();
      const id = isMobile ? '3' : '4';
      const [name, dollars] = [`Sale ${randomUUID()}`, isMobile ? '11.03' : '11.04'];
      const hasPrice = async () =>
        (await (await page.request.get(`/wfemale/allwfemale/${id}`)).text()).includes(`$${dollars}`);
      await page.goto('/desk/prices');
      await link(page, 'New price list').click();
      await field(page, 'Name').fill(name);
      await field(page, 'First date').fill('2020-01-01');
      await field(page, 'Last date').fill('2099-12-31');
      await field(page, 'Prices').fill(`womens/${id} ${dollars}\nwomens/99 5`);
      await button(page, 'Save the draft').click();
      await expect(notice(page)).toShowMessage('Nothing was saved. Line 2: there is no watch or range “womens/99”.');
      await field(page, 'Prices').fill(`womens/${id} ${dollars}`);
      await button(page, 'Save the draft').click();
      await expect(heading(page)).toHaveText(name);
      await expect(rows(page)).toHaveCount(1);
      await expect(page).toFitWidth();
      await button(page, 'Switch 1 price on').click();
      await expect(notice(page)).toShowMessage(`The prices of “${name}” are on, within their dates.`);
      await expect.poll(hasPrice, { message: 'the price of the list on the page', timeout: 60_000 }).toBe(true);
      await button(page, 'Switch these prices off').click();
      await expect(notice(page)).toShowMessage(`The prices of “${name}” are off.`);
      await expect.poll(hasPrice, { message: 'the price of the list on the page', timeout: 60_000 }).toBe(false);
      await button(page, 'Delete the list').click();
      await expect(notice(page)).toShowMessage(`“${name}” is deleted.`);
    },
  );

  test('a message is answered by email', { tag: '@long' }, async ({ page, request, baseURL }) => {
    const email = newEmail();
    await request.post('/api/contact', {
      form: { name: 'Ada', email, subject: `A strap ${email}`, body: 'Does it fit?' },
      headers: { origin: baseURL ?? '', 'x-forwarded-for': newIpAddress() },
    });
    await page.goto('/desk/messages');
    await link(page, `A strap ${email}`).click();
    await field(page, 'Text').fill('It does.');
    await button(page, `Send to ${email}`).click();
    await expect(notice(page)).toShowMessage(`The answer goes to ${email}.`);
    await expect
      .poll(async () => (await mailsTo(email)).filter((mail) => mail.includes('It does.')).length, { timeout: 20_000 })
      .toBe(1);
  });

  test(
    'a shopper is found and forgotten, and an owner signs out another device',
    { tag: '@long' },
    async ({ page, shopApi, ownerDesk }) => {
      const email = newEmail();
      await shopApi.placeOrder(email, { state: 'unpaid-order' });
      await page.goto(`/desk/shoppers?find=${email}`);
      await link(page, email).click();
      await field(page, 'Type the email address again').fill(email);
      await button(page, 'Forget this person').click();
      await expect(notice(page)).toShowMessage(
        `Order ${await orderOf(email)} stays for now, because it can still be paid.`,
      );
      await page.goto('/desk/health');
      await expect(page.getByRole('heading', { name: deskOwner, exact: true })).toBeVisible();
      const other = `phone ${randomUUID()}`;
      const mine = await page.context().cookies();
      await ownerDesk.signIn(other);
      await page.context().addCookies(mine);
      await page.reload();
      const session = page.getByRole('listitem').filter({ has: page.getByText(new RegExp(`^Signed in on ${other} `)) });
      await session.getByRole('button').click();
      await expect(notice(page)).toShowMessage(`${deskOwner} is signed out there.`);
      await expect(session).toHaveCount(0);
    },
  );
});

/** Saves a price list as a draft. @returns the path of its page */
async function savePriceList(page: Page): Promise<string> {
  await page.goto('/desk/prices/new');
  await field(page, 'Name').fill(`Draft ${randomUUID()}`);
  await field(page, 'First date').fill('2020-01-01');
  await field(page, 'Last date').fill('2099-12-31');
  await field(page, 'Prices').fill('luminox 30%');
  await button(page, 'Save the draft').click();
  await expect(button(page, 'Delete the list')).toBeVisible();
  return new URL(page.url()).pathname;
}

type Scheme = 'light' | 'dark';

// `npm test` looks at a quarter of the screens, on a desktop in a dark scheme.
for (const [place, [onPhone, onDesktop, quarter]] of (
  [
    ...[0, 1, 2, 3].map((each) => ['light', 'dark', each] as const),
    ...[0, 1, 2, 3].map((each) => ['dark', 'light', each] as const),
  ] satisfies (readonly [Scheme, Scheme, number])[]
).entries()) {
  test(
    `quarter ${quarter + 1} of the screens passes axe, fits the width and has targets for a thumb, ${onPhone} on a phone and ${onDesktop} on a desktop`,
    { tag: ['@a11y', ...longExceptFirst(place)] },
    async ({ page, shopApi, ownerDesk, isMobile }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: isMobile ? onPhone : onDesktop });
      await ownerDesk.signIn();
      const { number } = await shopApi.placeOrder(newEmail());
      const list = await savePriceList(page);
      const screens = [
        '/desk',
        '/desk/orders',
        `/desk/orders/${number}`,
        `/desk/orders/${number}/refund?kind=all`,
        `/desk/orders/${number}/address`,
        `/desk/orders/${number}/slip`,
        '/desk/new-order?watch1=xerix%2F1&country=US',
        '/desk/returns?all=yes',
        '/desk/stock',
        '/desk/stock/xerix/1',
        '/desk/stock/import',
        '/desk/watches',
        '/desk/watches/xerix/1',
        '/desk/watches/import',
        '/desk/prices?date=2026-11-28',
        '/desk/prices/new',
        list,
        '/desk/messages?show=answered',
        '/desk/shoppers',
        '/desk/shoppers/person?email=ada%40example.com',
        '/desk/health',
      ];
      // The desktop looks at another quarter.
      const first = isMobile ? quarter : 3 - quarter;
      for (const path of screens.filter((_, index) => index % 4 === first)) {
        await page.goto(path);
        expect([path, await violations(page)]).toEqual([path, []]);
        await expect(page).toFitWidth();
        expect([path, await smallTargets(page, 'main :is(button, select, input), .desk-button')]).toEqual([path, []]);
        expect([path, await smallControls(page)]).toEqual([path, []]);
      }
    },
  );
}
