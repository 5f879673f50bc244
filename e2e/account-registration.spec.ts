// Verifies docs/product.md 11.5, 11.10, 12.6.
import { accountTitle, ownerCopy, registrationCopy, signInCopy, signOutCopy } from '@/components/account/copy';
import { explainSignInRejection } from '@/components/account/copy-rejections';
import { welcomeMember } from '@/components/shell/copy';
import { expect, test } from './support/fixtures';
import { textOf } from './support/copy-text';
import { acceptAlerts, newShopper, readMarker, rejectedByProvider } from './support/sign-in';

test('a shopper registers, is greeted, stays signed in over a reload, and signs out', async ({
  page,
  account,
  header,
}) => {
  const ada = newShopper();
  const alerts = acceptAlerts(page);
  await account.register(ada);
  await expect(page).toHaveURL('/auth/user');
  expect(alerts).toEqual([registrationCopy.registered]);
  await expect(account.fact(ownerCopy.name)).toHaveText(ada.name);
  await expect(account.fact(ownerCopy.email)).toHaveText(ada.email);
  await expect(account.fact(ownerCopy.isConfirmed)).toHaveText(ownerCopy.unconfirmed);

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

test('a weak password is caught before it is sent', async ({ account }) => {
  await account.register({ ...newShopper(), password: 'bezel' });
  await expect(account.summary(registrationCopy.title)).toBeFocused();
  await expect(account.summary(registrationCopy.title)).toShowMessage('6 characters at least; there are 5.');
});

test.describe('a provider that refuses', () => {
  /** The browser itself logs an answer of 400. */
  test.use({ expectedErrors: [/status of 400/] });

  test('an e-mail that has an account already is refused, with all that was typed kept', async ({
    page,
    account,
    member,
  }) => {
    const alerts = acceptAlerts(page);
    await account.register(member);
    await expect(account.summary(registrationCopy.title)).toShowMessage(
      explainSignInRejection('auth/email-already-in-use').message,
    );
    await expect(account.field(registrationCopy.title, registrationCopy.password)).toHaveValue(member.password);
    expect(alerts).toEqual(['Firebase: Error (auth/email-already-in-use).']);
  });

  test('a registration stands although the name did not arrive', async ({ page, account }) => {
    const ada = newShopper();
    const alerts = acceptAlerts(page);
    await page.route('**/accounts:update*', (route) => route.fulfill(rejectedByProvider('INTERNAL_ERROR')), {
      times: 1,
    });
    await account.register(ada);
    await expect(page).toHaveURL('/auth/user');
    expect(alerts).toEqual([registrationCopy.registered]);
    await expect(account.fact(ownerCopy.name)).toHaveText(ownerCopy.noName);
    await expect(account.fact(ownerCopy.email)).toHaveText(ada.email);
  });
});
