// Verifies docs/product.md 11.13.
import { orderListCopy, verificationCopy } from '@/components/account/copy';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { orderStatusCopy } from '@/components/checkout/confirmation/copy-order';
import { accountOrdersRejectionCopy } from '@/components/forms/copy-rejections';
import { formatMoney } from '@/domain/money';
import { violations } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { currentPrice, watchesOf, type StoredWatch } from './support/shop';
import { signInBrowser, confirmAddress } from './support/sign-in';

// Verifies docs/product.md 11.13 (orders while signed in, guest orders of a confirmed address).
test(
  "the account lists a member's orders at once, and a guest's orders once the address is confirmed",
  { tag: '@a11y' },
  async ({ page, context, account, emulator, member, shopApi }) => {
    const { email, idToken } = member;
    const eve = await emulator.openAccount();
    const own = await shopApi.placeOrder(email, { idToken });
    const unpaid = await shopApi.placeOrder(email, { idToken, state: 'unpaid-order' });
    const asGuest = await shopApi.placeOrder(email.toUpperCase());
    const eves = await shopApi.placeOrder(email, { idToken: eve.idToken });

    await signInBrowser(page, member);
    await recordShifts(page);
    await account.open();
    const rows = account.orders.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    expect(await shiftsIn(page)).toEqual([]);
    await expect(rows.nth(0)).toShowMessage(orderTitle(unpaid.number));
    await expect(rows.nth(0)).toShowMessage(orderStatusCopy({ state: 'pending', awaitsMoney: false }));
    await expect(rows.nth(1)).toShowMessage(orderTitle(own.number));
    const [meridian, comet] = watchesOf('xerix') as [StoredWatch, StoredWatch];
    await expect(rows.nth(1)).toShowMessage(formatMoney(currentPrice(meridian) + currentPrice(comet), 'usd'));
    // eslint-disable-next-line no-restricted-syntax -- the line also names the other watch
    await expect(rows.nth(1)).toContainText('Late Comet');
    await expect(rows.nth(1)).toShowMessage(orderStatusCopy({ state: 'paid', awaitsMoney: false }));
    expect(await violations(page)).toEqual([]);

    await account.button(verificationCopy.send).click();
    await expect(page.getByText(verificationCopy.sent, { exact: true })).toBeVisible();
    await confirmAddress(page, context, emulator, email);
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toShowMessage(orderTitle(asGuest.number));
    await expect(account.orders).not.toContainText(eves.number);

    await page.getByRole('link', { name: orderTitle(own.number), exact: true }).click();
    await expect(page).toHaveURL(`/thanks?order=${own.token}`);
  },
);

test(
  'a member without orders sees a message instead of an empty list',
  { tag: ['@a11y', '@long'] },
  async ({ page, account, signedIn }) => {
    await account.open();
    await expect(account.orders).toShowMessage(orderListCopy.none);
    expect(await violations(page)).toEqual([]);
  },
);

test.describe('an order list that cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test(
    'the account reports that orders cannot be loaded, and loads them when retried',
    { tag: ['@a11y', '@long'] },
    async ({ page, account, signedIn }) => {
      await page.route('**/api/account/orders', (route) => route.abort(), { times: 2 });
      await account.open();
      await expect(account.orders).toShowMessage(accountOrdersRejectionCopy({ code: 'unreachable' }));
      await account.button(orderListCopy.again).click();
      await expect(account.summary(orderListCopy.form)).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await account.button(orderListCopy.again).click();
      await expect(account.orders).toShowMessage(orderListCopy.none);
      await expect(account.orders.getByRole('heading')).toBeFocused();
    },
  );
});

test('the order list of a member is empty for another member and 401 for an invalid token', async ({
  request,
  emulator,
  member,
  shopApi,
}) => {
  const eve = await emulator.openAccount();
  await shopApi.placeOrder(member.email, { idToken: member.idToken });
  const ask = async (authorization?: string) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const response = await request.get('/api/account/orders', { headers });
    return [response.status(), response.headers()['cache-control'], await response.json()];
  };
  expect(await ask(`Bearer ${eve.idToken}`)).toEqual([200, 'no-store', { orders: [] }]);
  const rejected = (code: string) => [401, 'no-store', { error: expect.objectContaining({ code }) }];
  expect(await ask()).toEqual(rejected('no-token'));
  for (const header of ['Bearer x', 'Basic YWRhOng=', `Bearer ${'a'.repeat(4000)}`]) {
    expect(await ask(header)).toEqual(rejected('bad-token'));
  }
});
