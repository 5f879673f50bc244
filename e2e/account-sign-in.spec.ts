// Verifies docs/product.md 11.3, 11.8, 11.9.
import { signInCopy } from '@/components/account/copy';
import { explainSignInRejection } from '@/components/account/copy-rejections';
import { expect, longExceptFirst, test } from './support/fixtures';
import { acceptAlerts, newShopper, readMarker, providerError } from './support/sign-in';

// Verifies docs/product.md 11.7 (password sign-in).
test(
  'a member signs in by keyboard alone and lands on the home page',
  { tag: ['@phone', '@smoke'] },
  async ({ page, account, member, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    await page.goto('/auth');
    await account.field(signInCopy.title, signInCopy.email).focus();
    await page.keyboard.type(member.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(member.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(account.field(signInCopy.title, signInCopy.password)).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await readMarker(page)).toBe('true');
  },
);

test.describe('a sign-in that the provider rejects or does not receive', () => {
  /** The browser logs each 400 response and each failed connection. */
  test.use({ expectedErrors: [/status of 400|ERR_INTERNET_DISCONNECTED/] });

  // Verifies docs/product.md 11.8 (sign-in).
  test("a wrong password shows the provider's message and an explanation, and the form keeps its values", async ({
    page,
    account,
    member,
  }) => {
    const alerts = acceptAlerts(page);
    await account.signIn({ ...member, password: 'bezel!' });
    await expect(account.summary(signInCopy.title)).toBeFocused();
    await expect(account.summary(signInCopy.title)).toShowMessage(
      explainSignInRejection('auth/wrong-password').message,
    );
    expect(alerts).toEqual(['Firebase: Error (auth/wrong-password).']);
    await expect(account.field(signInCopy.title, signInCopy.email)).toHaveValue(member.email);
    await expect(account.field(signInCopy.title, signInCopy.password)).toHaveValue('bezel!');
    await expect(account.field(signInCopy.title, signInCopy.password)).toHaveAccessibleDescription(
      explainSignInRejection('auth/wrong-password').message,
    );
  });

  test(
    'an unknown address is named as the reason, and the form keeps its values',
    { tag: '@long' },
    async ({ page, account }) => {
      const ada = newShopper();
      const alerts = acceptAlerts(page);
      await account.signIn(ada);
      await expect(account.summary(signInCopy.title)).toShowMessage(
        explainSignInRejection('auth/user-not-found').message,
      );
      await expect(account.field(signInCopy.title, signInCopy.password)).toHaveValue(ada.password);
      expect(alerts).toEqual(['Firebase: Error (auth/user-not-found).']);
    },
  );

  for (const [place, [code, answer]] of (
    [
      ['too-many-requests', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts'],
      ['invalid-credential', 'INVALID_LOGIN_CREDENTIALS', 'do not match an account'],
      ['invalid-email', 'INVALID_EMAIL', 'That is no email address.'],
    ] as const
  ).entries()) {
    test(
      `sign-in explains ${code}, as returned by a real Firebase project`,
      { tag: longExceptFirst(place) },
      async ({ page, account }) => {
        const alerts = acceptAlerts(page);
        await page.route('**/accounts:signInWithPassword*', (route) => route.fulfill(providerError(answer)));
        await account.signIn(newShopper());
        await expect(account.summary(signInCopy.title)).toShowMessage(explainSignInRejection(`auth/${code}`).message);
        expect(alerts).toEqual([expect.stringContaining(`auth/${code}`)]);
      },
    );
  }

  test(
    'sign-in without a connection shows a message, keeps its values, and succeeds once online',
    { tag: '@long' },
    async ({ page, account, member, network }) => {
      const alerts = acceptAlerts(page);
      await account.fillSignIn(member);
      await network.goOffline();
      await account.button(signInCopy.title).click();
      await expect(account.summary(signInCopy.title)).toShowMessage(
        explainSignInRejection('auth/network-request-failed').message,
      );
      expect(alerts).toEqual([expect.stringContaining('auth/network-request-failed')]);
      await network.goOnline();
      await account.button(signInCopy.title).click();
      await expect(page).toHaveURL('/');
    },
  );
});
