// Verifies docs/product.md 20.5, 20.15, 20.16.
import {
  deletionCopy,
  registrationCopy,
  renameCopy,
  resetCopy,
  signInCopy,
  signOutCopy,
  verificationCopy,
} from '@/components/account/copy';
import { addressBookCopy } from '@/components/address-book/copy';
import { addressName } from '@/components/address-book/copy-address';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { address, fillAddress } from './page-objects/checkout';
import { desktopOnly, expect, test } from './support/fixtures';
import { setNewIpAddress } from './support/mails';
import { deliveryAddress } from './support/orders';
import { acceptAlerts, signInBrowser, newShopper, readMarker } from './support/sign-in';

test.use({ reducedMotion: 'reduce' });

for (const driver of ['keyboard', 'screen-reader'] as const) {
  test.describe(`with the ${driver} driver alone`, { tag: ['@a11y', '@long', desktopOnly] }, () => {
    test.use({ driver });

    test.beforeEach(({ page }) => setNewIpAddress(page));

    test('an account is opened, signed out of and signed in to again', async ({ user, page }) => {
      const { name, email, password } = newShopper();
      acceptAlerts(page);
      await user.open('/register/registeruser');
      await user.fill(registrationCopy.name, name);
      await user.fill(registrationCopy.email, email);
      await user.fill(registrationCopy.password, password);
      await user.press('button', registrationCopy.title);
      await expect(page).toHaveURL('/auth/user');
      await user.press('button', signOutCopy.title);
      await expect(page).toHaveURL('/');
      await user.open('/auth/user');
      await user.fill(signInCopy.email, email);
      await user.fill(signInCopy.password, password);
      await user.press('button', signInCopy.title);
      await expect(page).toHaveURL('/');
    });

    test('an address is added to the address book, removed and restored', async ({ user, page, signedIn }) => {
      expect(signedIn.email).toContain('@');
      await user.open('/auth/user');
      await user.press('button', addressBookCopy.add);
      await fillAddress(
        user,
        Object.keys(address).filter((label) => label !== deliveryFormCopy.email),
      );
      await user.press('button', addressBookCopy.keep);
      const saved = addressName({ fullName: 'Ada Lovelace', line1: '1 Odd Street' });
      await expect(page).toAnnounce(addressBookCopy.keeping, addressBookCopy.kept(saved));
      await user.press('button', `${addressBookCopy.remove} ${saved}`);
      await expect(page).toAnnounce(addressBookCopy.removing, addressBookCopy.removed(saved));
      await user.press('button', addressBookCopy.undoOf(saved));
      await expect(page).toAnnounce(addressBookCopy.keeping, addressBookCopy.isBack(saved));
      await user.waitFor('button', `${addressBookCopy.change} ${saved}`);
    });

    test('a saved address is changed and made the default', async ({ user, page, account, member, shopApi }) => {
      const home = { fullName: 'Ada Lovelace', ...deliveryAddress };
      const work = { ...home, fullName: 'Babbage & Co', line1: '2 Odd Street' };
      for (const each of [home, work]) await shopApi.saveAddress(member.idToken, each);
      await signInBrowser(page, member);
      await user.open('/auth/user');
      await user.press('button', `${addressBookCopy.change} ${addressName(work)}`);
      await user.fill(deliveryFormCopy.fullName, 'Analytical Works');
      await user.press('button', addressBookCopy.keep);
      const changed = addressName({ ...work, fullName: 'Analytical Works' });
      await expect(page).toAnnounce(addressBookCopy.keeping, addressBookCopy.kept(changed));
      await user.press('button', `${addressBookCopy.sendFirst} ${changed}`);
      await expect(page).toAnnounce(addressBookCopy.keeping, addressBookCopy.madeFirst(changed));
      await user.waitFor('button', `${addressBookCopy.sendFirst} ${addressName(home)}`);
      await expect(account.addresses.first()).toShowMessage('Analytical Works');
    });

    test('an order is opened from the list of orders', async ({ user, page, member, shopApi }) => {
      const { number } = await shopApi.placeOrder(member.email, { idToken: member.idToken });
      await signInBrowser(page, member);
      await user.open('/auth/user');
      await user.press('link', orderTitle(number));
      await user.waitFor('heading', new RegExp(`^${orderTitle(number)}`));
    });

    test('the name is changed, and the confirmation email is requested again', async ({
      user,
      page,
      account,
      signedIn,
    }) => {
      await user.open('/auth/user');
      await expect(account.definition('Name')).toHaveText(signedIn.name);
      await user.fill(renameCopy.name, 'Grace');
      await user.press('button', renameCopy.send);
      await expect(page).toAnnounce(renameCopy.busy, renameCopy.saved('Grace'));
      await user.press('button', verificationCopy.send);
      await expect(page).toAnnounce(verificationCopy.busy, verificationCopy.sent);
    });

    test.describe('with an error first', () => {
      test.use({ expectedErrors: [/status of 400/] });

      test('a new password is requested by email after a wrong one', async ({ user, page, account, member }) => {
        acceptAlerts(page);
        await user.open('/auth/user');
        await user.fill(signInCopy.email, member.email);
        await user.fill(signInCopy.password, 'bezel!');
        await user.press('button', signInCopy.title);
        await expect(account.summary(signInCopy.title)).toBeFocused();
        await expect(page).toAnnounce(signInCopy.busy);
        await user.expand(resetCopy.opener);
        await user.fill(resetCopy.email, member.email);
        await user.press('button', resetCopy.send);
        await expect(page).toAnnounce(resetCopy.busy, resetCopy.sent(member.email));
      });

      test('an account is deleted after a wrong password was rejected', async ({ user, page, account, signedIn }) => {
        acceptAlerts(page);
        await user.open('/auth/user');
        await user.expand(deletionCopy.title);
        await user.fill(deletionCopy.password, 'bezel!');
        await user.press('button', deletionCopy.send);
        await expect(account.summary(deletionCopy.title)).toBeFocused();
        await expect(page).toAnnounce(deletionCopy.busy);
        await user.fill(deletionCopy.password, signedIn.password);
        await user.press('button', deletionCopy.send);
        await expect(page).toHaveURL('/');
        expect(await readMarker(page)).toBeNull();
      });
    });
  });
}
