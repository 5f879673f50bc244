// Verifies docs/product.md 11.4, 11.7.
import { deletionCopy, googleCopy, ownerCopy } from '@/components/account/copy';
import { explainSignInRejection } from '@/components/account/copy-rejections';
import { welcomeMember } from '@/components/shell/copy';
import { expect, test, type Page } from './support/fixtures';
import { textOf } from './support/shop';
import { acceptAlerts, newShopper, readMarker } from './support/sign-in';

/** Selects a new Google account in the emulator's popup. */
async function chooseAccount(popup: Page, email: string, name: string) {
  await popup.locator('.js-new-account button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

// Verifies docs/product.md 11.7 (sign-in with Google).
test('Google sign-in stores the user id as the marker, and Google deletes the account again', async ({
  page,
  account,
  header,
}) => {
  const ada = newShopper();
  await account.open();
  const opened = page.waitForEvent('popup');
  await account.button(googleCopy.title).click();
  await chooseAccount(await opened, ada.email, 'Ada');
  await expect(page).toHaveURL('/');
  expect(await readMarker(page)).toMatch(/^\w{20,}$/);
  const place = await header.openContacts();
  await expect(
    place
      .getByText(textOf(welcomeMember({ displayName: 'Ada', email: ada.email })), { exact: true })
      .filter({ visible: true }),
  ).toBeVisible();

  await account.open();
  await expect(account.definition(ownerCopy.isConfirmed)).toHaveText(ownerCopy.confirmed);
  await account.disclosure(deletionCopy.title).click();
  const again = page.waitForEvent('popup');
  await account.button(deletionCopy.send).click();
  await (
    await again
  )
    .locator('.js-reuse-account')
    .filter({ has: (await again).getByText(ada.email, { exact: true }) })
    .click();
  await expect(page).toHaveURL('/');
  expect(await readMarker(page)).toBeNull();
});

test(
  'a closed Google popup is explained, and the next click opens another',
  { tag: '@long' },
  async ({ page, account }) => {
    test.slow(); // the SDK waits 8 s before it reports a closed popup
    const ada = newShopper();
    const alerts = acceptAlerts(page);
    await account.open();
    const first = page.waitForEvent('popup');
    await account.button(googleCopy.title).click();
    await (await first).close();
    // Google's script polls for its popup.
    const rejection = account.summary(googleCopy.title);
    await expect(rejection).toBeVisible({ timeout: 15_000 });
    await expect(rejection).toShowMessage(explainSignInRejection('auth/popup-closed-by-user').message);
    expect(alerts).toEqual(['Firebase: Error (auth/popup-closed-by-user).']);

    const second = page.waitForEvent('popup');
    await account.button(googleCopy.title).click();
    await (await second).close();
    const third = page.waitForEvent('popup');
    await account.button(googleCopy.title).click();
    await chooseAccount(await third, ada.email, 'Ada');
    await expect(page).toHaveURL('/');
    expect(alerts).toHaveLength(1);
  },
);

// Verifies docs/product.md 11.8 (Google window).
test('a blocked Google popup is explained', async ({ page, account }) => {
  const alerts = acceptAlerts(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await account.open();
  await account.button(googleCopy.title).click();
  await expect(account.summary(googleCopy.title)).toShowMessage(explainSignInRejection('auth/popup-blocked').message);
  expect(alerts).toEqual([expect.stringContaining('auth/popup-blocked')]);
});
