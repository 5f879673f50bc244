import { expect, test } from './support/fixtures';
import { AccountScreens } from './regions/account';
import { confirmAddress, listenForAlerts, marker, signIn, somebody, type Shopper } from './support/sign-in';

async function fillRegistration(account: AccountScreens, { name, email, password }: Shopper) {
  await account.field('Register', 'Display name').fill(name);
  await account.field('Register', 'E-mail').fill(email);
  await account.field('Register', 'Password').fill(password);
}

/** The provider's answer when it refuses. */
const refusal = (message: string) => ({
  status: 400,
  json: { error: { code: 400, message } },
  headers: { 'Access-Control-Allow-Origin': '*' },
});

test('registers, is greeted, stays signed in over a reload, and signs out', async ({
  page,
  account,
  header,
  isMobile,
}) => {
  const ada = somebody();
  const alerts = listenForAlerts(page);
  await page.goto('/register');
  await fillRegistration(account, ada);
  await account.button('Register').click();
  await expect(page).toHaveURL('/auth/user');
  expect(alerts).toEqual(['registration suucesuffly']);
  await expect(account.fact('Name')).toHaveText('Ada Lovelace');
  await expect(account.fact('E-mail')).toHaveText(ada.email);
  await expect(account.fact('Confirmed')).toHaveText('Not yet');

  await page.goto('/all/xerix');
  if (isMobile) await header.menuButton.click();
  const place = isMobile ? header.menu : header.bar;
  await expect(
    place.getByText(`Welcome ADA LOVELACE ${ada.email}`, { exact: true }).filter({ visible: true }),
  ).toBeVisible();

  await page.goto('/register/registeruser');
  await expect(page.getByText(`You are signed in as ${ada.email}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
  await account.button('Sign out').click();
  await expect(page).toHaveURL('/');
  expect(await marker(page)).toBeNull();
  await page.goto('/auth/user');
  await expect(account.button('Sign in')).toBeVisible();
});

test('signs in with e-mail and password, by keyboard alone, and goes home', async ({
  page,
  account,
  emulator,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const ada = somebody();
  await emulator.open(ada);
  await page.goto('/auth');
  await account.field('Sign in', 'E-mail').focus();
  await page.keyboard.type(ada.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(account.field('Sign in', 'Password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await marker(page)).toBe('true');
});

test('a weak password is caught before it is sent', async ({ page, account }) => {
  await page.goto('/register/registeruser');
  await fillRegistration(account, { ...somebody(), password: 'bezel' });
  await account.button('Register').click();
  await expect(account.summary('Register')).toBeFocused();
  await expect(account.summary('Register')).toContainText('6 characters at least; there are 5.');
});

test('the name can be changed, and the address confirmed by the mail’s link', async ({
  page,
  account,
  emulator,
  context,
}) => {
  const ada = somebody();
  await emulator.open(ada);
  await signIn(page, account, ada);
  await expect(page).toHaveURL('/');
  await page.goto('/auth/user');
  await account.field('Change your name', 'Display name').fill('Grace');
  await account.button('Change the name').click();
  await expect(account.fact('Name')).toHaveText('Grace');
  await account.button('Send the mail again').click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();

  await confirmAddress(page, context, emulator, ada.email);
  await expect(account.fact('Confirmed')).toHaveText('Yes');
  await page.reload();
  await expect(account.fact('Name')).toHaveText('Grace');
});

test('the link in the reset mail leads to a new password, and back', async ({ page, account, emulator }) => {
  const ada = somebody();
  await emulator.open(ada);
  await page.goto('/auth/user');
  await account.opener('Forgot your password?').click();
  await account.field('Choose a new password by mail', 'Your account’s e-mail').fill(ada.email);
  await account.button('Send the mail').click();
  await expect(page.getByText(`A mail to ${ada.email} is on its way.`)).toBeVisible();

  await page.goto(await emulator.link(ada.email, 'PASSWORD_RESET'));
  await page.getByLabel('New password').fill('new enamel');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/auth/user');
  await signIn(page, account, { ...ada, password: 'new enamel' });
  await expect(page).toHaveURL('/');
});

test('a tab that signed in takes over what becomes of the account in another', async ({
  page,
  account,
  emulator,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the link stands in the menu there; the rest is the same');
  const ada = somebody();
  await emulator.open(ada);
  await signIn(page, account, ada);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Account' }).filter({ visible: true }).first().click();
  await expect(account.fact('Name')).toHaveText(ada.name);

  const other = await context.newPage();
  await other.goto('/auth/user');
  const there = new AccountScreens(other);
  await there.field('Change your name', 'Display name').fill('Grace');
  await there.button('Change the name').click();
  await expect(there.fact('Name')).toHaveText('Grace');
  await page.bringToFront();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(account.fact('Name')).toHaveText('Grace', { timeout: 500 });
  }).toPass();
});

test('a second tab signs in and out with the first', async ({ page, account, emulator, context }) => {
  const ada = somebody();
  await emulator.open(ada);
  const other = await context.newPage();
  await other.goto('/auth/user');
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await signIn(page, account, ada);
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto('/auth/user');
  await account.button('Sign out').click();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await marker(page)).toBeNull();
});

test.describe('a provider that refuses or cannot be reached', () => {
  /** The browser itself logs an answer of 400, and a request that finds no connection. */
  test.use({ expectedErrors: [/status of 400|ERR_INTERNET_DISCONNECTED/] } as Parameters<typeof test.use>[0]);

  test('a wrong password: the provider’s message, then what it means, with all that was typed kept', async ({
    page,
    account,
    emulator,
  }) => {
    const ada = somebody();
    await emulator.open(ada);
    const alerts = listenForAlerts(page);
    await signIn(page, account, { ...ada, password: 'bezel!' });
    await expect(account.summary('Sign in')).toBeFocused();
    await expect(account.summary('Sign in')).toContainText('That password is wrong.');
    expect(alerts).toEqual(['Firebase: Error (auth/wrong-password).']);
    await expect(account.field('Sign in', 'E-mail')).toHaveValue(ada.email);
    await expect(account.field('Sign in', 'Password')).toHaveValue('bezel!');
    await expect(account.field('Sign in', 'Password')).toHaveAccessibleDescription(/That password is wrong/);
  });

  test('an unknown e-mail, and one that is taken', async ({ page, account, emulator }) => {
    const ada = somebody();
    const alerts = listenForAlerts(page);
    await signIn(page, account, ada);
    await expect(account.summary('Sign in')).toContainText('No account has this e-mail.');
    await expect(account.field('Sign in', 'Password')).toHaveValue(ada.password);

    await emulator.open(ada);
    await page.goto('/register/registeruser');
    await fillRegistration(account, ada);
    await account.button('Register').click();
    await expect(account.summary('Register')).toContainText('An account with this e-mail exists already.');
    await expect(account.field('Register', 'Password')).toHaveValue(ada.password);
    expect(alerts).toEqual(['Firebase: Error (auth/user-not-found).', 'Firebase: Error (auth/email-already-in-use).']);
  });

  for (const [code, answer, words] of [
    ['too-many-requests', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts'],
    ['invalid-credential', 'INVALID_LOGIN_CREDENTIALS', 'do not match an account'],
    ['invalid-email', 'INVALID_EMAIL', 'That is no e-mail address.'],
  ] as const) {
    test(`${code}, as a real project answers`, async ({ page, account }) => {
      const alerts = listenForAlerts(page);
      await page.route('**/accounts:signInWithPassword*', (route) => route.fulfill(refusal(answer)));
      await signIn(page, account, somebody());
      await expect(account.summary('Sign in')).toContainText(words);
      expect(alerts).toEqual([expect.stringContaining(`auth/${code}`)]);
    });
  }

  test('offline: says so, keeps what was typed, and works once the connection is back', async ({
    page,
    account,
    emulator,
    context,
  }) => {
    const ada = somebody();
    await emulator.open(ada);
    const alerts = listenForAlerts(page);
    await page.goto('/auth/user');
    await account.field('Sign in', 'E-mail').fill(ada.email);
    await account.field('Sign in', 'Password').fill(ada.password);
    await context.setOffline(true);
    await account.button('Sign in').click();
    await expect(account.summary('Sign in')).toContainText('The sign-in service cannot be reached.');
    expect(alerts).toEqual([expect.stringContaining('auth/network-request-failed')]);
    await context.setOffline(false);
    await account.button('Sign in').click();
    await expect(page).toHaveURL('/');
  });

  test('an account is deleted only with its password', async ({ page, account, emulator }) => {
    const ada = somebody();
    await emulator.open(ada);
    listenForAlerts(page);
    await signIn(page, account, ada);
    await expect(page).toHaveURL('/');
    await page.goto('/auth/user');
    await account.opener('Delete the account').click();
    await account.field('Delete the account', 'Your password').fill('bezel!');
    await account.button('Delete it for good').click();
    await expect(account.summary('Delete the account')).toContainText('That password is wrong.');
    await account.field('Delete the account', 'Your password').fill(ada.password);
    await account.button('Delete it for good').click();
    await expect(page).toHaveURL('/');
    expect(await marker(page)).toBeNull();
    await signIn(page, account, ada);
    await expect(account.summary('Sign in')).toContainText('No account has this e-mail.');
  });

  test('a registration stands although the name did not arrive', async ({ page, account }) => {
    const ada = somebody();
    const alerts = listenForAlerts(page);
    await page.route('**/accounts:update*', (route) => route.fulfill(refusal('INTERNAL_ERROR')), { times: 1 });
    await page.goto('/register/registeruser');
    await fillRegistration(account, ada);
    await account.button('Register').click();
    await expect(page).toHaveURL('/auth/user');
    expect(alerts).toEqual(['registration suucesuffly']);
    await expect(account.fact('Name')).toHaveText('None yet');
    await expect(account.fact('E-mail')).toHaveText(ada.email);
  });
});
