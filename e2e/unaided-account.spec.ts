// Holds docs/product.md 20.5, 20.15, 20.16.
import {
  deletionWords,
  registrationWords,
  renameWords,
  resetWords,
  signInWords,
  signOutWords,
  verificationWords,
} from '@/components/account/copy';
import { addressBookWords, addressName } from '@/components/address-book/copy';
import { deliveryFormWords } from '@/components/checkout/copy';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { address } from './regions/checkout';
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
      await hands.write(registrationWords.name, name);
      await hands.write(registrationWords.email, email);
      await hands.write(registrationWords.password, password);
      await hands.press('button', registrationWords.title);
      await expect(page).toHaveURL('/auth/user');
      await hands.press('button', signOutWords.title);
      await expect(page).toHaveURL('/');
      await hands.open('/auth/user');
      await hands.write(signInWords.email, email);
      await hands.write(signInWords.password, password);
      await hands.press('button', signInWords.title);
      await expect(page).toHaveURL('/');
    });

    test('an address is added to the book, removed and brought back', async ({ hands, page, signedIn }) => {
      expect(signedIn.email).toContain('@');
      await hands.open('/auth/user');
      await hands.press('button', addressBookWords.add);
      const lines = Object.entries(address).filter(([label]) => label !== deliveryFormWords.email);
      for (const [label, text] of lines) await hands.write(label, text);
      await hands.press('button', addressBookWords.keep);
      const kept = addressName({ fullName: 'Ada Lovelace', line1: '1 Odd Street' });
      await expect(page).toAnnounce(addressBookWords.keeping, addressBookWords.kept(kept));
      await hands.press('button', `${addressBookWords.remove} ${kept}`);
      await expect(page).toAnnounce(addressBookWords.removing, addressBookWords.removed(kept));
      await hands.press('button', addressBookWords.undoOf(kept));
      await expect(page).toAnnounce(addressBookWords.keeping, addressBookWords.isBack(kept));
      await hands.meet('button', `${addressBookWords.change} ${kept}`);
    });

    test('an address is mended, and sent to first', async ({ hands, page, account, member, shopApi }) => {
      const home = { fullName: 'Ada Lovelace', ...deliveryAddress };
      const work = { ...home, fullName: 'Babbage & Co', line1: '2 Odd Street' };
      for (const each of [home, work]) await shopApi.keepAddress(member.idToken, each);
      await beSignedIn(page, member);
      await hands.open('/auth/user');
      await hands.press('button', `${addressBookWords.change} ${addressName(work)}`);
      await hands.write(deliveryFormWords.fullName, 'Analytical Works');
      await hands.press('button', addressBookWords.keep);
      const mended = addressName({ ...work, fullName: 'Analytical Works' });
      await expect(page).toAnnounce(addressBookWords.keeping, addressBookWords.kept(mended));
      await hands.press('button', `${addressBookWords.sendFirst} ${mended}`);
      await expect(page).toAnnounce(addressBookWords.keeping, addressBookWords.madeFirst(mended));
      await hands.meet('button', `${addressBookWords.sendFirst} ${addressName(home)}`);
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
      await hands.write(renameWords.name, 'Grace');
      await hands.press('button', renameWords.send);
      await expect(page).toAnnounce(renameWords.busy, renameWords.saved('Grace'));
      await hands.press('button', verificationWords.send);
      await expect(page).toAnnounce(verificationWords.busy, verificationWords.sent);
    });

    test.describe('refused at first', () => {
      test.use({ expectedErrors: [/status of 400/] });

      test('after a wrong one a new password is asked for by mail', async ({ hands, page, account, member }) => {
        acceptAlerts(page);
        await hands.open('/auth/user');
        await hands.write(signInWords.email, member.email);
        await hands.write(signInWords.password, 'bezel!');
        await hands.press('button', signInWords.title);
        await expect(account.summary(signInWords.title)).toBeFocused();
        await expect(page).toAnnounce(signInWords.busy);
        await hands.unfold(resetWords.opener);
        await hands.write(resetWords.email, member.email);
        await hands.press('button', resetWords.send);
        await expect(page).toAnnounce(resetWords.busy, resetWords.sent(member.email));
      });

      test('an account is deleted, but not with a wrong password', async ({ hands, page, account, signedIn }) => {
        acceptAlerts(page);
        await hands.open('/auth/user');
        await hands.unfold(deletionWords.title);
        await hands.write(deletionWords.password, 'bezel!');
        await hands.press('button', deletionWords.send);
        await expect(account.summary(deletionWords.title)).toBeFocused();
        await expect(page).toAnnounce(deletionWords.busy);
        await hands.write(deletionWords.password, signedIn.password);
        await hands.press('button', deletionWords.send);
        await expect(page).toHaveURL('/');
        expect(await readMarker(page)).toBeNull();
      });
    });
  });
}
