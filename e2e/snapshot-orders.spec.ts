import { addressBookCopy } from '@/components/address-book/copy';
import { deletionCopy, signOutCopy } from '@/components/account/copy';
import { orderDeliveryCopy } from '@/components/checkout/confirmation/copy';
import { expect, test } from './support/fixtures';
import { expectPageSnapshot, tuesday } from './support/snapshot';
import { runOwnerCommand } from './support/database';
import { beSignedIn } from './support/sign-in';

const email = 'ada@example.com';

test.use({ reducedMotion: 'reduce', ownClock: true });

test.beforeEach(({ clock }) => clock.freezeAt(tuesday));

test(
  'an account with an order and saved addresses stands as it did',
  { tag: '@long' },
  async ({ page, account, member, shopApi }) => {
    await shopApi.placeOrder(member.email, { idToken: member.idToken });
    await shopApi.saveAddress(member.idToken, { isFirst: true });
    await shopApi.saveAddress(member.idToken, { fullName: 'Babbage & Co', line1: '2 Odd Street' });
    await beSignedIn(page, member);
    await account.open();
    await expect(account.orders.getByRole('listitem')).toHaveCount(1);
    await expect(account.addresses).toHaveCount(2);
    await expect(account.button(signOutCopy.title)).toBeVisible();
    await expectPageSnapshot(page, 'account');
  },
);

test(
  'a change of an address and the question before an account is deleted stand as they did',
  { tag: '@long' },
  async ({ page, account, member, shopApi }) => {
    await shopApi.saveAddress(member.idToken, { fullName: 'Babbage & Co', line1: '2 Odd Street' });
    await beSignedIn(page, member);
    await account.open();
    await account.addressButton(addressBookCopy.change, 'Babbage & Co, 2 Odd Street').click();
    await account.opener(deletionCopy.title).click();
    await account.button(deletionCopy.send).click();
    await expectPageSnapshot(page, 'account-open');
  },
);

test('a paid order stands as it did', { tag: '@long' }, async ({ page, shopApi, checkout }) => {
  const { token } = await shopApi.placeOrder(email);
  await page.goto(`/thanks?order=${token}`);
  await expect(checkout.earnedCode).toBeVisible();
  await expectPageSnapshot(page, 'order-paid');
});

test('an order whose payment is awaited stands as it did', { tag: '@long' }, async ({ page, shopApi, checkout }) => {
  const { token } = await shopApi.placeOrder(email, { paid: false });
  await page.goto(`/thanks?order=${token}&from=payment`);
  await expect(checkout.orderNumber).toBeVisible();
  await expectPageSnapshot(page, 'order-awaited');
});

test(
  'an order that is not paid stands as it did, and so does what is said after its payment failed',
  { tag: '@long' },
  async ({ page, shopApi, checkout }) => {
    const { token } = await shopApi.placeOrder(email, { paid: false });
    await page.goto(`/thanks?order=${token}`);
    await expect(checkout.orderNumber).toBeVisible();
    await expectPageSnapshot(page, 'order-unpaid');
    await page.goto(`/error?order=${token}&reason=declined`);
    await expectPageSnapshot(page, 'order-declined');
  },
);

test('a sent order stands as it did, with its parcel', { tag: '@long' }, async ({ page, shopApi }) => {
  test.slow(); // the owner's command is a program of its own
  const { number, token } = await shopApi.placeOrder(email);
  await runOwnerCommand('ship', number, 'usps', '4201000112349400100000000000000000');
  await page.goto(`/thanks?order=${token}`);
  await expect(page.getByText(orderDeliveryCopy.parcel, { exact: true })).toBeVisible();
  await expectPageSnapshot(page, 'order-sent');
});
