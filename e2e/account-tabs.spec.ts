// Verifies docs/product.md 10.5, 11.6.
import { ownerCopy, signInCopy, signOutCopy } from '@/components/account/copy';
import { shellCopy } from '@/components/shell/copy';
import { AccountScreens } from './page-objects/account';
import { expect, test } from './support/fixtures';
import { readMarker, signIn } from './support/sign-in';

test(
  'a tab that signed in shows a name that another tab changes',
  { tag: '@long' },
  async ({ page, account, header, member, tabs, isMobile }) => {
    test.skip(isMobile, 'the link is in the menu on a phone');
    await signIn(page, account, member);
    await header.bar.getByRole('link', { name: shellCopy.account, exact: true }).click();
    await expect(account.definition(ownerCopy.name)).toHaveText(member.name);

    const there = new AccountScreens(await tabs.open('/auth/user'));
    await there.changeName('Grace');
    await expect(there.definition(ownerCopy.name)).toHaveText('Grace');
    await page.bringToFront();
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(account.definition(ownerCopy.name)).toHaveText('Grace', { timeout: 500 });
    }).toPass();
  },
);

test('a second tab signs in and out together with the first', async ({ page, account, member, tabs }) => {
  const there = new AccountScreens(await tabs.open('/auth/user'));
  await expect(there.button(signInCopy.title)).toBeVisible();
  await signIn(page, account, member);
  await expect(there.button(signOutCopy.title)).toBeVisible();
  await account.signOut();
  await expect(there.button(signInCopy.title)).toBeVisible();
  expect(await readMarker(page)).toBeNull();
});
