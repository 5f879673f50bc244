// Verifies docs/product.md 20.9.
import { deletionCopy, registrationCopy, renameCopy, signInCopy, signOutCopy } from '@/components/account/copy';
import { addressBookCopy } from '@/components/address-book/copy';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { contactCopy } from '@/components/forms/copy';
import { formRejectionCopy } from '@/components/forms/copy-rejections';
import { offlineCopy } from '@/components/shell/copy';
import { explainSignInRejection } from '@/components/account/copy-rejections';
import { untilHydrated, untilIdle } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';
import { acceptAlerts, newShopper, readMarker } from './support/sign-in';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: offlineCopy.title, exact: true });

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

// Verifies docs/product.md 20.9 (link).
test(
  'a link without a connection opens a dialog, and is followed once online',
  { tag: ['@phone', '@smoke'] },
  async ({ page, contactForm, network }) => {
    await contactForm.open();
    await contactForm.field(contactCopy.message).fill('Half a question');
    await untilHydrated(page);
    await network.goOffline();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Xeric', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: offlineCopy.title, exact: true });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: offlineCopy.stay, exact: true }).click();
    await expect(contactForm.field(contactCopy.message)).toHaveValue('Half a question');
    await expect(page).toHaveURL('/contact/form');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Xeric', exact: true }).click();
    await expect(dialog).toBeVisible();
    await network.goOnline();
    const back = page.getByRole('dialog', { name: offlineCopy.isBack, exact: true });
    await back.getByRole('button', { name: offlineCopy.goOn, exact: true }).click();
    await expect(page).toHaveURL('/all/xerix');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xeric Watches');
  },
);

// Verifies docs/product.md 20.9 (form that the browser sends).
test(
  'a search without a connection keeps its query, and is sent once online',
  { tag: '@long' },
  async ({ page, header, network }) => {
    await page.goto('/all/xerix');
    const box = await header.openSearch();
    await box.fill('moon');
    await network.goOffline();
    await box.press('Enter');
    await expect(page.getByRole('dialog', { name: offlineCopy.title, exact: true })).toBeVisible();
    await network.goOnline();
    await page
      .getByRole('dialog', { name: offlineCopy.isBack, exact: true })
      .getByRole('button', { name: offlineCopy.goOn, exact: true })
      .click();
    await expect(page).toHaveURL('/search?q=moon');
  },
);

// Verifies docs/product.md 20.9 (enlarged picture).
test(
  'an enlarged picture without a connection does not replace the page',
  { tag: '@long' },
  async ({ page, product, network }) => {
    await page.goto('/all/california/3');
    await expect(product.addToCart).toBeEnabled();
    await untilIdle(page);
    await network.goOffline();
    await product.enlarge.click();
    await dialogOf(page).getByRole('button', { name: offlineCopy.stay, exact: true }).click();
    await expect(page).toHaveURL('/all/california/3');
    await expect(product.viewer).toHaveCount(0);
    await network.goOnline();
    await product.enlarge.click();
    await expect(product.viewer).toBeVisible();
  },
);

test('a pending order stays visible without a connection, and is refreshed once online', async ({
  page,
  shopApi,
  checkout,
  network,
  clock,
}) => {
  const { token } = await shopApi.placeOrder('ada@example.com', { state: 'unpaid-order' });
  await clock.startAt(Date.now());
  await page.goto(`/thanks?order=${token}&from=payment`);
  await expect(checkout.orderNumber).toBeVisible();
  await untilHydrated(page);
  await network.goOffline();
  await clock.advanceBy(10_000);
  await expect(checkout.orderNumber).toBeVisible();
  await network.goOnline();
  const looked = page.waitForRequest((request) => request.url().includes('/thanks'));
  await clock.advanceBy(10_000);
  await looked;
  await expect(checkout.orderNumber).toBeVisible();
});

// Verifies docs/product.md 20.9 (next step of a form).
test(
  'signing out without a connection takes effect, and leads home once online',
  { tag: '@long' },
  async ({ page, account, signedIn, network }) => {
    await account.open();
    await expect(account.button(signOutCopy.title)).toBeVisible();
    await untilIdle(page);
    await network.goOffline();
    await account.button(signOutCopy.title).click();
    await expect(dialogOf(page)).toBeVisible();
    await network.goOnline();
    await page
      .getByRole('dialog', { name: offlineCopy.isBack, exact: true })
      .getByRole('button', { name: offlineCopy.goOn, exact: true })
      .click();
    await expect(page).toHaveURL('/');
    expect(await readMarker(page)).toBeNull();
  },
);

const shopper = newShopper();
const cannotSignIn = explainSignInRejection('auth/network-request-failed').message;

test(
  'sign-in and registration without a connection show a message and keep their values',
  { tag: '@long' },
  async ({ page, account, network }) => {
    acceptAlerts(page);
    await account.fillSignIn(shopper);
    await untilIdle(page);
    await network.goOffline();
    await account.button(signInCopy.title).click();
    await expect(account.summary(signInCopy.title)).toShowMessage(cannotSignIn);
    await expect(account.field(signInCopy.title, signInCopy.email)).toHaveValue(shopper.email);
    await expect(account.field(signInCopy.title, signInCopy.password)).toHaveValue(shopper.password);
    await network.goOnline();
    await page.goto('/register/registeruser');
    await untilIdle(page);
    await network.goOffline();
    await account.field(registrationCopy.title, registrationCopy.name).fill(shopper.name);
    await account.field(registrationCopy.title, registrationCopy.email).fill(shopper.email);
    await account.field(registrationCopy.title, registrationCopy.password).fill(shopper.password);
    await account.button(registrationCopy.title).click();
    await expect(account.summary(registrationCopy.title)).toShowMessage(cannotSignIn);
    await expect(account.field(registrationCopy.title, registrationCopy.email)).toHaveValue(shopper.email);
  },
);

test(
  'account forms without a connection change nothing, show a message and keep their values',
  { tag: '@long' },
  async ({ page, account, signedIn, network }) => {
    acceptAlerts(page);
    await account.open();
    await account.button(addressBookCopy.add).click();
    await account.field(addressBookCopy.add, deliveryFormCopy.fullName).fill('Ada Lovelace');
    await account.field(addressBookCopy.add, deliveryFormCopy.line1).fill('1 Odd Street');
    await account.field(addressBookCopy.add, deliveryFormCopy.city).fill('New York');
    await account.field(addressBookCopy.add, 'State').fill('NY');
    await account.field(addressBookCopy.add, 'ZIP code').fill('10001');
    await account.disclosure(deletionCopy.title).click();
    await untilIdle(page);
    await network.goOffline();
    await account.button(addressBookCopy.keep).click();
    await expect(account.summary(addressBookCopy.add)).toShowMessage(formRejectionCopy({ code: 'unreachable' }));
    await expect(account.field(addressBookCopy.add, deliveryFormCopy.line1)).toHaveValue('1 Odd Street');
    await account.changeName('Augusta');
    await expect(account.summary(renameCopy.title)).toShowMessage(cannotSignIn);
    await expect(account.field(renameCopy.title, renameCopy.name)).toHaveValue('Augusta');
    await account.deleteAccount(signedIn.password);
    await expect(account.summary(deletionCopy.title)).toShowMessage(cannotSignIn);
    await expect(account.field(deletionCopy.title, deletionCopy.password)).toHaveValue(signedIn.password);
  },
);
