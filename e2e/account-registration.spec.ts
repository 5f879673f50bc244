// Verifies docs/product.md 11.5, 11.10, 12.6.
import { accountTitle, ownerCopy, registrationCopy, signInCopy, signOutCopy } from '@/components/account/copy';
import { explainSignInRejection } from '@/components/account/copy-rejections';
import { registeredAlert } from '@/components/account/copy-alert';
import { welcomeMember } from '@/components/shell/copy';
import { expect, test } from './support/fixtures';
import { textOf } from './support/shop';
import { acceptAlerts, newShopper, readMarker, providerError } from './support/sign-in';

// Verifies docs/product.md 11.7 (registration).
test('a shopper registers, is greeted, stays signed in after a reload, and signs out', async ({
  page,
  account,
  header,
}) => {
  const ada = newShopper();
  const alerts = acceptAlerts(page);
  await account.register(ada);
  await expect(page).toHaveURL('/auth/user');
  expect(alerts).toEqual([registeredAlert]);
  await expect(account.definition(ownerCopy.name)).toHaveText(ada.name);
  await expect(account.definition(ownerCopy.email)).toHaveText(ada.email);
  await expect(account.definition(ownerCopy.isConfirmed)).toHaveText(ownerCopy.unconfirmed);

  await page.goto('/all/xerix');
  const place = await header.openContacts();
  await expect(
    place
      .getByText(textOf(welcomeMember({ displayName: ada.name, email: ada.email })), { exact: true })
      .filter({ visible: true }),
  ).toBeVisible();

  await page.goto('/register/registeruser');
  await expect(page.getByText(registrationCopy.alreadySignedIn(ada.email), { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: accountTitle, exact: true }).click();
  await account.button(signOutCopy.title).click();
  await expect(page).toHaveURL('/');
  expect(await readMarker(page)).toBeNull();
  await account.open();
  await expect(account.button(signInCopy.title)).toBeVisible();
});

test('registration rejects a weak password before it is sent', async ({ account }) => {
  await account.register({ ...newShopper(), password: 'bezel' });
  await expect(account.summary(registrationCopy.title)).toBeFocused();
  await expect(account.summary(registrationCopy.title)).toShowMessage('Use at least 6 characters. You have used 5.');
});

test.describe('a registration that the provider rejects', () => {
  /** The browser logs each 400 response. */
  test.use({ expectedErrors: [/status of 400/] });

  // Verifies docs/product.md 11.8 (registration).
  test(
    'registration with an address that has an account is rejected, and the form keeps its values',
    { tag: '@long' },
    async ({ page, account, member }) => {
      const alerts = acceptAlerts(page);
      await account.register(member);
      await expect(account.summary(registrationCopy.title)).toShowMessage(
        explainSignInRejection('auth/email-already-in-use').message,
      );
      await expect(account.field(registrationCopy.title, registrationCopy.password)).toHaveValue(member.password);
      expect(alerts).toEqual(['Firebase: Error (auth/email-already-in-use).']);
    },
  );

  test('registration succeeds if the name cannot be saved', { tag: '@long' }, async ({ page, account }) => {
    const ada = newShopper();
    const alerts = acceptAlerts(page);
    await page.route('**/accounts:update*', (route) => route.fulfill(providerError('INTERNAL_ERROR')), {
      times: 1,
    });
    await account.register(ada);
    await expect(page).toHaveURL('/auth/user');
    expect(alerts).toEqual([registeredAlert]);
    await expect(account.definition(ownerCopy.name)).toHaveText(ownerCopy.noName);
    await expect(account.definition(ownerCopy.email)).toHaveText(ada.email);
  });
});
