// Verifies docs/product.md 29.11, 29.12, 29.13, 29.14, 29.15.
import { deletionCopy, signOutCopy } from '@/components/account/copy';
import { addressBookCopy as copy, bookChoiceCopy } from '@/components/address-book/copy';
import { addressName } from '@/components/address-book/copy-address';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { formRejectionCopy } from '@/components/forms/copy-rejections';
import { cards, CheckoutScreens } from './page-objects/checkout';
import { violations } from './support/accessibility';
import { expect, test, type Page } from './support/fixtures';
import { smallTargets } from './support/layout';
import { recordShifts, shiftsIn } from './support/layout-shift';
import { deliveryAddress } from './support/orders';
import { watchNamed } from './support/shop';
import { acceptAlerts, signInBrowser } from './support/sign-in';

const comet = watchNamed('Late Comet');
const home = { fullName: 'Ada Lovelace', ...deliveryAddress };
const work = { ...home, fullName: 'Babbage & Co', line1: '2 Odd Street' };
const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliana';
const longStreet = '1234 Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Avenue';

/** Presses Tab until the button with this name has the focus. */
async function tabTo(page: Page, name: string) {
  const target = page.getByRole('main').getByRole('button', { name, exact: true });
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

test(
  'an address is added, changed, made the default, removed and restored by keyboard alone',
  { tag: ['@a11y', '@long'] },
  async ({ page, account, member, shopApi, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await shopApi.saveAddress(member.idToken, work);
    await signInBrowser(page, member);
    await account.open();
    await tabTo(page, copy.add);
    await page.keyboard.press('Enter');
    await expect(account.field(copy.add, deliveryFormCopy.fullName)).toBeVisiblyFocused();
    for (const text of [home.fullName, undefined, longStreet, '', home.city, home.region, home.postalCode]) {
      if (text !== undefined) {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.insertText(text);
      }
      await page.keyboard.press('Tab');
    }
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const name = addressName({ ...home, line1: longStreet });
    await expect(account.addressButton(copy.change, name)).toBeVisiblyFocused();
    await expect(account.addresses).toHaveCount(2);
    await expect(account.addresses.nth(0)).toShowMessage(work.fullName);
    await expect(account.addresses.nth(1)).toShowMessage('New York, NY 10001');
    await expect(page).toFitWidth();

    await tabTo(page, `${copy.sendFirst} ${name}`);
    await page.keyboard.press('Enter');
    await expect(account.addresses.first()).toShowMessage(copy.isFirst);
    await expect(account.addresses.first()).toShowMessage(longStreet);
    await expect(account.addressButton(copy.change, name)).toBeVisiblyFocused();
    await page.keyboard.press('Enter');
    await expect(account.field(copy.changeTitle(name), deliveryFormCopy.fullName)).toBeVisiblyFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(longName);
    await page.keyboard.press('Enter');
    const renamed = addressName({ fullName: longName, line1: longStreet });
    await expect(account.addressButton(copy.change, renamed)).toBeVisiblyFocused();

    await tabTo(page, `${copy.remove} ${renamed}`);
    await page.keyboard.press('Enter');
    await expect(account.button(copy.undoOf(renamed))).toBeVisiblyFocused();
    await expect(account.addresses).toHaveCount(2);
    await expect(account.addresses.filter({ has: page.getByText(copy.isFirst, { exact: true }) })).toShowMessage(
      work.fullName,
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(account.addressButton(copy.change, renamed)).toBeVisiblyFocused();
    await page.reload();
    await expect(account.addresses.first()).toShowMessage(copy.isFirst);
    await expect(account.addresses.first()).toShowMessage(longName);
    await expect(account.addresses).toHaveCount(2);
    if (isMobile) expect(await smallTargets(page, 'main :is(button, input, select)')).toEqual([]);
  },
);

test(
  'the account page shows orders, then addresses, then deletion, without layout shifts',
  { tag: '@long' },
  async ({ page, account, member, shopApi }) => {
    await shopApi.saveAddress(member.idToken, {
      ...work,
      country: 'DE',
      city: 'Berlin',
      region: '',
      postalCode: '10117',
    });
    await signInBrowser(page, member);
    await recordShifts(page);
    await account.open();
    await expect(account.addresses).toHaveCount(1);
    await expect(account.addresses).toShowMessage('10117 Berlin', 'Germany');
    const sections = [account.orders, account.addressBook, account.button(signOutCopy.title)];
    const places = await Promise.all(sections.map(async (part) => (await part.boundingBox())?.y ?? 0));
    for (const [place, y] of places.slice(1).entries())
      expect(y, `top edge of account section ${place + 2}`).toBeGreaterThan(places[place] ?? NaN);
    await expect(page.getByRole('main').locator('summary').last()).toHaveText(deletionCopy.title);
    expect(await shiftsIn(page)).toEqual([]);
  },
);

test(
  "a member's order goes to the saved default address without typing, and to another one if selected",
  { tag: ['@a11y', '@long'] },
  async ({ page, member, shopApi, checkout }) => {
    await shopApi.saveAddress(member.idToken, { ...home, isFirst: true });
    await shopApi.saveAddress(member.idToken, work);
    await signInBrowser(page, member);
    await recordShifts(page);
    await checkout.openDelivery([comet], 'no details');
    await expect(checkout.field(deliveryFormCopy.line1)).toHaveValue(home.line1);
    await expect(checkout.services.first()).toBeChecked();
    expect(await shiftsIn(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await checkout.savedAddress.focus();
    await page.keyboard.press('ArrowDown');
    await expect(checkout.field(deliveryFormCopy.fullName)).toHaveValue(work.fullName);
    await page.reload();
    await expect(checkout.savedAddress.locator('option:checked')).toHaveText(new RegExp(`^.+, ${work.line1}, `));
    await checkout.continue.click();
    await expect(checkout.destination).toShowMessage(work.line1);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(page.getByRole('main')).toShowMessage(work.line1);
  },
);

test(
  'typed delivery details survive the address book, a selection, a reload, Back and another tab',
  { tag: '@long' },
  async ({ page, account, member, shopApi, checkout, tabs }) => {
    await shopApi.saveAddress(member.idToken, home);
    await signInBrowser(page, member);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/account/addresses', async (route) => {
      await answered;
      await route.continue();
    });
    await checkout.openDelivery([comet], 'no details');
    await checkout.field(deliveryFormCopy.line1).fill('9 Typed Street');
    answer();
    await expect(checkout.savedAddress).toHaveValue('');
    await checkout.savedAddress.selectOption({ index: 0 });
    await expect(checkout.field(deliveryFormCopy.line1)).toHaveValue(home.line1);
    await page.reload();
    await checkout.savedAddress.selectOption(bookChoiceCopy.another);
    await expect(checkout.field(deliveryFormCopy.line1)).toHaveValue('9 Typed Street');
    await checkout.saveAddress.check();

    const other = await tabs.open('/payment');
    const there = new CheckoutScreens(other);
    await expect(there.saveAddress).toBeChecked();
    await expect(there.field(deliveryFormCopy.line1)).toHaveValue('9 Typed Street');
    await other.close();

    await checkout.field(deliveryFormCopy.city).fill('Albany');
    await checkout.field('State').fill('NY');
    await checkout.field('ZIP code').fill('12207');
    await checkout.continue.click();
    await expect(checkout.destination).toShowMessage('9 Typed Street');
    await page.goBack();
    await expect(checkout.savedAddress.locator('option:checked')).toHaveText(/^.+, 9 Typed Street, /);
    await account.open();
    await expect(account.addresses).toHaveCount(2);
  },
);

test.describe('a member whose connection fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test(
    'the checkout reports an address book that cannot be loaded, and goes on if an address cannot be saved',
    { tag: ['@a11y', '@long'] },
    async ({ page, checkout, signedIn }) => {
      await page.route('**/api/account/addresses', (route) => route.abort(), { times: 1 });
      await checkout.openDelivery([comet], 'no details');
      await expect(checkout.deliveryForm).toShowMessage(bookChoiceCopy.unreachable);
      await checkout.fillAddress();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: bookChoiceCopy.again, exact: true }).click();
      await expect(checkout.deliveryForm).toShowMessage(bookChoiceCopy.none);
      await checkout.saveAddress.check();
      await page.route('**/api/account/addresses', (route) => route.abort());
      await checkout.continue.click();
      const rejection = `${formRejectionCopy({ code: 'unreachable' })} ${bookChoiceCopy.orUntick}`;
      await expect(checkout.saveAddress).toHaveAccessibleDescription(rejection);
      expect(await violations(page)).toEqual([]);
      await checkout.saveAddress.uncheck();
      await checkout.continue.click();
      await expect(checkout.destination).toShowMessage(home.line1);
    },
  );
});

test("a guest's checkout shows no address book and does not request one", async ({ page, checkout }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await checkout.openDelivery([comet], 'no details');
  await expect(checkout.services.first()).toBeChecked();
  await expect(checkout.savedAddress).toHaveCount(0);
  await expect(checkout.saveAddress).toHaveCount(0);
  expect(asked).not.toContain('/api/account/addresses');
});

test(
  'deleting an account deletes its addresses',
  { tag: '@long' },
  async ({ page, request, account, member, shopApi }) => {
    acceptAlerts(page);
    await shopApi.saveAddress(member.idToken, home);
    await signInBrowser(page, member);
    await account.open();
    await account.disclosure(deletionCopy.title).click();
    await account.deleteAccount(member.password);
    await expect(page).toHaveURL('/');
    const book = await request.get('/api/account/addresses', {
      headers: { authorization: `Bearer ${member.idToken}` },
    });
    expect(await book.json()).toEqual({ addresses: [] });
  },
);
