import { expect, test } from './support/fixtures';
import { acceptAlerts, confirmAddress, readMarker, signIn } from './support/sign-in';

test('the name can be changed, and the address confirmed by the mail’s link', async ({
  page,
  account,
  emulator,
  context,
  signedIn,
}) => {
  await account.open();
  await account.changeName('Grace');
  await expect(account.fact('Name')).toHaveText('Grace');
  await account.button('Send the mail again').click();
  await expect(page.getByText('The mail is on its way.', { exact: true })).toBeVisible();

  await confirmAddress(page, context, emulator, signedIn.email);
  await expect(account.fact('Confirmed')).toHaveText('Yes');
  await page.reload();
  await expect(account.fact('Name')).toHaveText('Grace');
});

test('the link in the reset mail leads to a new password, and back', async ({ page, account, emulator, member }) => {
  await account.open();
  await account.opener('Forgot your password?').click();
  await account.field('Choose a new password by mail', 'Your account’s e-mail').fill(member.email);
  await account.button('Send the mail').click();
  await expect(page.getByText(`A mail to ${member.email} is on its way.`)).toBeVisible();

  await page.goto(await emulator.link(member.email, 'PASSWORD_RESET'));
  await page.getByLabel('New password').fill('new enamel');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/auth/user');
  await signIn(page, account, { ...member, password: 'new enamel' });
});

test.describe('with a password that is wrong at first', () => {
  /** The browser itself logs an answer of 400. */
  test.use({ expectedErrors: [/status of 400/] });

  test('an account is deleted only with its password', async ({ page, account, signedIn }) => {
    acceptAlerts(page);
    await account.open();
    await account.opener('Delete the account').click();
    await account.deleteAccount('bezel!');
    await expect(account.summary('Delete the account')).toContainText('That password is wrong.');
    await account.deleteAccount(signedIn.password);
    await expect(page).toHaveURL('/');
    expect(await readMarker(page)).toBeNull();
    await account.signIn(signedIn);
    await expect(account.summary('Sign in')).toContainText('No account has this e-mail.');
  });
});
