import { expect, test } from './support/fixtures';
import { acceptAlerts, newShopper, readMarker, refusedByProvider } from './support/sign-in';

test('a shopper registers, is greeted, stays signed in over a reload, and signs out', async ({
  page,
  account,
  header,
}) => {
  const ada = newShopper();
  const alerts = acceptAlerts(page);
  await account.register(ada);
  await expect(page).toHaveURL('/auth/user');
  expect(alerts).toEqual(['registration suucesuffly']);
  await expect(account.fact('Name')).toHaveText(ada.name);
  await expect(account.fact('E-mail')).toHaveText(ada.email);
  await expect(account.fact('Confirmed')).toHaveText('Not yet');

  await page.goto('/all/xerix');
  const place = await header.openContacts();
  await expect(
    place.getByText(`Welcome ADA LOVELACE ${ada.email}`, { exact: true }).filter({ visible: true }),
  ).toBeVisible();

  await page.goto('/register/registeruser');
  await expect(page.getByText(`You are signed in as ${ada.email}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
  await account.button('Sign out').click();
  await expect(page).toHaveURL('/');
  expect(await readMarker(page)).toBeNull();
  await account.open();
  await expect(account.button('Sign in')).toBeVisible();
});

test('a weak password is caught before it is sent', async ({ account }) => {
  await account.register({ ...newShopper(), password: 'bezel' });
  await expect(account.summary('Register')).toBeFocused();
  await expect(account.summary('Register')).toContainText('6 characters at least; there are 5.');
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
    await expect(account.summary('Register')).toContainText('An account with this e-mail exists already.');
    await expect(account.field('Register', 'Password')).toHaveValue(member.password);
    expect(alerts).toEqual(['Firebase: Error (auth/email-already-in-use).']);
  });

  test('a registration stands although the name did not arrive', async ({ page, account }) => {
    const ada = newShopper();
    const alerts = acceptAlerts(page);
    await page.route('**/accounts:update*', (route) => route.fulfill(refusedByProvider('INTERNAL_ERROR')), {
      times: 1,
    });
    await account.register(ada);
    await expect(page).toHaveURL('/auth/user');
    expect(alerts).toEqual(['registration suucesuffly']);
    await expect(account.fact('Name')).toHaveText('None yet');
    await expect(account.fact('E-mail')).toHaveText(ada.email);
  });
});
