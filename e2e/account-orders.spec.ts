import { violations } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { Till } from './support/orders';
import { confirmAddress, listenForAlerts, signIn, somebody } from './support/sign-in';

const orders = (page: Page) => page.getByRole('region', { name: 'Your orders' });
const lookUp = (page: Page) => page.goto('/auth/user');

test('lists what was ordered while signed in, and a guest’s orders once the address is confirmed', async ({
  page,
  context,
  account,
  emulator,
  request,
  baseURL,
}) => {
  const till = new Till(request, baseURL ?? '');
  const [ada, eve] = [somebody(), somebody()];
  const idToken = await emulator.open(ada);
  const own = await till.order(ada.email, { idToken });
  const unpaid = await till.order(ada.email, { idToken, paid: false });
  const asGuest = await till.order(ada.email.toUpperCase());
  const eves = await till.order(ada.email, { idToken: await emulator.open(eve) });

  await signIn(page, account, ada);
  await expect(page).toHaveURL('/');
  await recordShifts(page);
  await lookUp(page);
  const rows = orders(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  expect(await shiftsIn(page)).toEqual([]);
  await expect(rows.nth(0)).toContainText(`Order ${unpaid.number}`);
  await expect(rows.nth(0)).toContainText('Waiting for payment');
  await expect(rows.nth(1)).toContainText(`Order ${own.number}`);
  await expect(rows.nth(1)).toContainText(/\$\d[\d,]*\.\d\d/);
  await expect(rows.nth(1)).toContainText('Late Comet');
  await expect(rows.nth(1)).toContainText('Paid, being packed');
  expect(await violations(page)).toEqual([]);

  await account.button('Send the mail again').click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();
  await confirmAddress(page, context, emulator, ada.email);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(`Order ${asGuest.number}`);
  await expect(orders(page)).not.toContainText(eves.number);

  await page.getByRole('link', { name: `Order ${own.number}` }).click();
  await expect(page).toHaveURL(`/thanks?order=${own.token}`);
});

test('says that there are none yet', async ({ page, account, emulator }) => {
  const ada = somebody();
  await emulator.open(ada);
  await signIn(page, account, ada);
  await expect(page).toHaveURL('/');
  await lookUp(page);
  await expect(orders(page)).toContainText('None yet.');
  expect(await violations(page)).toEqual([]);
});

test.describe('when they cannot be looked up', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] } as Parameters<typeof test.use>[0]);

  test('says so, and tries again when asked', async ({ page, account, emulator }) => {
    const ada = somebody();
    await emulator.open(ada);
    listenForAlerts(page);
    await signIn(page, account, ada);
    await expect(page).toHaveURL('/');
    await page.route('**/api/account/orders', (route) => route.abort(), { times: 2 });
    await lookUp(page);
    await expect(orders(page)).toContainText('cannot be looked up');
    await account.button('Try again').click();
    await expect(account.summary('Look for your orders')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await account.button('Try again').click();
    await expect(orders(page)).toContainText('None yet.');
    await expect(orders(page).getByRole('heading')).toBeFocused();
  });
});

test('are nobody else’s to see', async ({ request, emulator, baseURL }) => {
  const till = new Till(request, baseURL ?? '');
  const [ada, eve] = [somebody(), somebody()];
  await till.order(ada.email, { idToken: await emulator.open(ada) });
  const ask = async (authorization?: string) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const response = await request.get('/api/account/orders', { headers });
    return [response.status(), response.headers()['cache-control'], await response.json()];
  };
  expect(await ask(`Bearer ${await emulator.open(eve)}`)).toEqual([200, 'no-store', { orders: [] }]);
  const refused = (code: string) => [401, 'no-store', { error: expect.objectContaining({ code }) }];
  expect(await ask()).toEqual(refused('no-token'));
  for (const header of ['Bearer x', 'Basic YWRhOng=', `Bearer ${'a'.repeat(4000)}`]) {
    expect(await ask(header)).toEqual(refused('bad-token'));
  }
});
