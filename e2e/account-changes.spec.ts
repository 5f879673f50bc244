// Verifies docs/product.md 11.1, 11.11.
import { deletionCopy, ownerCopy, resetCopy, signInCopy, verificationCopy } from '@/components/account/copy';
import { explainSignInRejection } from '@/components/account/copy-rejections';
import { expect, test } from './support/fixtures';
import { acceptAlerts, confirmAddress, readMarker, signIn } from './support/sign-in';

// Verifies docs/product.md 11.11 (confirmed address, changed name).
test(
  'the account page saves a new name, and confirms the address after the emailed link was opened',
  { tag: '@long' },
  async ({ page, account, emulator, context, signedIn }) => {
    await account.open();
    await account.changeName('Grace');
    await expect(account.definition(ownerCopy.name)).toHaveText('Grace');
    await account.button(verificationCopy.send).click();
    await expect(page.getByText(verificationCopy.sent, { exact: true })).toBeVisible();

    await confirmAddress(page, context, emulator, signedIn.email);
    await expect(account.definition(ownerCopy.isConfirmed)).toHaveText(ownerCopy.confirmed);
    await page.reload();
    await expect(account.definition(ownerCopy.name)).toHaveText('Grace');
  },
);

// Verifies docs/product.md 11.11 (forgotten password).
test(
  'the link in a password reset email sets a new password and links to the sign-in',
  { tag: '@long' },
  async ({ page, account, emulator, member }) => {
    await account.open();
    await account.disclosure(resetCopy.opener).click();
    await account.field(resetCopy.title, resetCopy.email).fill(member.email);
    await account.button(resetCopy.send).click();
    await expect(page.getByText(resetCopy.sent(member.email), { exact: true })).toBeVisible();

    await page.goto(await emulator.link(member.email, 'PASSWORD_RESET'));
    await page.getByLabel('New password, 6 characters at least', { exact: true }).fill('new enamel');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL('/auth/user');
    await signIn(page, account, { ...member, password: 'new enamel' });
  },
);

test.describe('a member who first enters a wrong password', () => {
  /** The browser logs each 400 response. */
  test.use({ expectedErrors: [/status of 400/] });

  // Verifies docs/product.md 11.11 (deleted account).
  test('an account is deleted only with the right password', { tag: '@long' }, async ({ page, account, signedIn }) => {
    acceptAlerts(page);
    await account.open();
    await account.disclosure(deletionCopy.title).click();
    await account.deleteAccount('bezel!');
    await expect(account.summary(deletionCopy.title)).toShowMessage(
      explainSignInRejection('auth/wrong-password').message,
    );
    await account.deleteAccount(signedIn.password);
    await expect(page).toHaveURL('/');
    expect(await readMarker(page)).toBeNull();
    await account.signIn(signedIn);
    await expect(account.summary(signInCopy.title)).toShowMessage(
      explainSignInRejection('auth/user-not-found').message,
    );
  });
});
