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
import { addressBookCopy, addressName } from '@/components/address-book/copy';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { address } from './page-objects/checkout';
import { behindTheScreens, expect, test } from './support/fixtures';
import { comeFromElsewhere } from './support/mails';
import { deliveryAddress } from './support/orders';
import { acceptAlerts, beSignedIn, newShopper, readMarker } from './support/sign-in';

test.use({ reducedMotion: 'reduce' });

for (const way of ['keyboard', 'ear'] as const) {
  test.describe(`by ${way} alone`, { tag: ['@a11y', '@long', behindTheScreens] }, () => {
    test.use({ way });

    test.beforeEach(({ page }) => comeFromElsewhere(page));

    test('an account is opened, left and signed in to again', async ({ hands, page }) => {
      const { name, email, password } = newShopper();
      acceptAlerts(page);
      await hands.open('/register/registeruser');
      await hands.write(registrationCopy.name, name);
      await hands.write(registrationCopy.email, email);
      await hands.write(registrationCopy.password, password);
      await hands.press('button', registrationCopy.title);
      await expect(page).toHaveURL('/auth/user');
      await hands.press('button', signOutCopy.title);
      await expect(page).toHaveURL('/');
      await hands.open('/auth/user');
      await hands.write(signInCopy.email, email);
      await hands.write(signInCopy.password, password);
      await hands.press('button', signInCopy.title);
      await expect(page).toHaveURL('/');
    });

    test('an address is added to the book, removed and brought back', async ({ hands, page, signedIn }) => {
      expect(signedIn.email).toContain('@');
      await hands.open('/auth/user');
      await hands.press('button', addressBookCopy.add);
      const lines = Object.entries(address).filter(([label]) => label !== deliveryFormCopy.email);
      for (const [label, text] of lines) await hands.write(label, text);
      await hands.press('button', addressBookCopy.keep);
      const kept = addressName({ fullName: 'Ada Lovelace', line1: '1 Odd Street' });
      await expect(page).toAnnounce(addressBookCopy.keeping, addressBookCopy.kept(kept));
      await hands.press('button', `${addressBookCopy.remove} ${kept}`);
      await expect(page).toAnnounce(addressBookCopy.removing, addressBookCopy.removed(kept));
      await hands.press('button', addressBookCopy.undoOf(kept));
      await expect(page).toAnnounce(addressBookCopy.keeping, addressBookCopy.isBack(kept));
      await hands.meet('button', `${addressBookCopy.change} ${kept}`);
    });

    test('an address is mended, and sent to first', async ({ hands, page, account, member, shopApi }) => {
      const home = { fullName: 'Ada Lovelace', ...deliveryAddress };
      const work = { ...home, fullName: 'Babbage & Co', line1: '2 Odd Street' };
      for (const each of [home, work]) await shopApi.keepAddress(member.idToken, each);
      await beSignedIn(page, member);
      await hands.open('/auth/user');
      await hands.press('button', `${addressBookCopy.change} ${addressName(work)}`);
      await hands.write(deliveryFormCopy.fullName, 'Analytical Works');
      await hands.press('button', addressBookCopy.keep);
      const mended = addressName({ ...work, fullName: 'Analytical Works' });
      await expect(page).toAnnounce(addressBookCopy.keeping, addressBookCopy.kept(mended));
      await hands.press('button', `${addressBookCopy.sendFirst} ${mended}`);
      await expect(page).toAnnounce(addressBookCopy.keeping, addressBookCopy.madeFirst(mended));
      await hands.meet('button', `${addressBookCopy.sendFirst} ${addressName(home)}`);
      await expect(account.addresses.first()).toSay('Analytical Works');
    });

    test('an order of the account is opened from its list', async ({ hands, page, member, shopApi }) => {
      const { number } = await shopApi.placeOrder(member.email, { idToken: member.idToken });
      await beSignedIn(page, member);
      await hands.open('/auth/user');
      await hands.press('link', orderTitle(number));
      await hands.meet('heading', new RegExp(`^${orderTitle(number)}`));
    });

    test('the name is changed, and the mail that confirms the address is asked for again', async ({
      hands,
      page,
      account,
      signedIn,
    }) => {
      await hands.open('/auth/user');
      await expect(account.fact('Name')).toHaveText(signedIn.name);
      await hands.write(renameCopy.name, 'Grace');
      await hands.press('button', renameCopy.send);
      await expect(page).toAnnounce(renameCopy.busy, renameCopy.saved('Grace'));
      await hands.press('button', verificationCopy.send);
      await expect(page).toAnnounce(verificationCopy.busy, verificationCopy.sent);
    });

    test.describe('refused at first', () => {
      test.use({ expectedErrors: [/status of 400/] });

      test('after a wrong one a new password is asked for by mail', async ({ hands, page, account, member }) => {
        acceptAlerts(page);
        await hands.open('/auth/user');
        await hands.write(signInCopy.email, member.email);
        await hands.write(signInCopy.password, 'bezel!');
        await hands.press('button', signInCopy.title);
        await expect(account.summary(signInCopy.title)).toBeFocused();
        await expect(page).toAnnounce(signInCopy.busy);
        await hands.unfold(resetCopy.opener);
        await hands.write(resetCopy.email, member.email);
        await hands.press('button', resetCopy.send);
        await expect(page).toAnnounce(resetCopy.busy, resetCopy.sent(member.email));
      });

      test('an account is deleted, but not with a wrong password', async ({ hands, page, account, signedIn }) => {
        acceptAlerts(page);
        await hands.open('/auth/user');
        await hands.unfold(deletionCopy.title);
        await hands.write(deletionCopy.password, 'bezel!');
        await hands.press('button', deletionCopy.send);
        await expect(account.summary(deletionCopy.title)).toBeFocused();
        await expect(page).toAnnounce(deletionCopy.busy);
        await hands.write(deletionCopy.password, signedIn.password);
        await hands.press('button', deletionCopy.send);
        await expect(page).toHaveURL('/');
        expect(await readMarker(page)).toBeNull();
      });
    });
  });
}
