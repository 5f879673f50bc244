import { addressBookCopy } from '@/components/address-book/copy';
import { deletionCopy, signOutCopy } from '@/components/account/copy';
import { orderDeliveryCopy } from '@/components/checkout/confirmation/copy';
import { expect, test } from './support/fixtures';
import { expectPageSnapshot, tuesday } from './support/snapshot';
import { runOwnerCommand } from './support/database';
import { signInBrowser } from './support/sign-in';

const email = 'ada@example.com';

test.use({ reducedMotion: 'reduce', ownClock: true });

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

test(
  'an account with an order and saved addresses matches its snapshot',
  { tag: '@long' },
  async ({ page, account, member, shopApi }) => {
    await shopApi.placeOrder(member.email, { idToken: member.idToken });
    await shopApi.saveAddress(member.idToken, { isFirst: true });
    await shopApi.saveAddress(member.idToken, { fullName: 'Babbage & Co', line1: '2 Odd Street' });
    await signInBrowser(page, member);
    await account.open();
    await expect(account.orders.getByRole('listitem')).toHaveCount(1);
    await expect(account.addresses).toHaveCount(2);
    await expect(account.button(signOutCopy.title)).toBeVisible();
    await expectPageSnapshot(page, 'account');
  },
);

test(
  'an account with an open address form and a deletion error matches its snapshot',
  { tag: '@long' },
  async ({ page, account, member, shopApi }) => {
    await shopApi.saveAddress(member.idToken, { fullName: 'Babbage & Co', line1: '2 Odd Street' });
    await signInBrowser(page, member);
    await account.open();
    await account.addressButton(addressBookCopy.change, 'Babbage & Co, 2 Odd Street').click();
    await account.disclosure(deletionCopy.title).click();
    await account.button(deletionCopy.send).click();
    await expectPageSnapshot(page, 'account-open');
  },
);

test('a paid order matches its snapshot', { tag: '@long' }, async ({ page, shopApi, checkout }) => {
  const { token } = await shopApi.placeOrder(email);
  await page.goto(`/thanks?order=${token}`);
  await expect(checkout.earnedCode).toBeVisible();
  await expectPageSnapshot(page, 'order-paid');
});

test('an order with an awaited payment matches its snapshot', { tag: '@long' }, async ({ page, shopApi, checkout }) => {
  const { token } = await shopApi.placeOrder(email, { state: 'unpaid-order' });
  await page.goto(`/thanks?order=${token}&from=payment`);
  await expect(checkout.orderNumber).toBeVisible();
  await expectPageSnapshot(page, 'order-awaited');
});

test(
  'an unpaid order and a declined payment match their snapshots',
  { tag: '@long' },
  async ({ page, shopApi, checkout }) => {
    const { token } = await shopApi.placeOrder(email, { state: 'unpaid-order' });
    await page.goto(`/thanks?order=${token}`);
    await expect(checkout.orderNumber).toBeVisible();
    await expectPageSnapshot(page, 'order-unpaid');
    await page.goto(`/error?order=${token}&reason=declined`);
    await expectPageSnapshot(page, 'order-declined');
  },
);

test('a shipped order with tracking matches its snapshot', { tag: '@long' }, async ({ page, shopApi }) => {
  test.slow(); // the owner's command starts its own process
  const { number, token } = await shopApi.placeOrder(email);
  await runOwnerCommand('ship', number, 'usps', '4201000112349400100000000000000000');
  await page.goto(`/thanks?order=${token}`);
  await expect(page.getByText(orderDeliveryCopy.parcel, { exact: true })).toBeVisible();
  await expectPageSnapshot(page, 'order-sent');
});
