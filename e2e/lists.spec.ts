// Verifies docs/product.md 40.1, 40.3, 40.5.
import { joinedCopy, signOutCopy } from '@/components/account/copy';
import { fullNameOf } from '@/data/full-name';
import { AccountScreens } from './page-objects/account';
import { CartPage } from './page-objects/cart-page';
import { desktopOnly, expect, type Page, test } from './support/fixtures';
import { type Member, signInBrowser } from './support/sign-in';
import { watchNamed } from './support/shop';
import { storeWatches } from './support/storage';

const [comet, meridian] = [watchNamed('Late Comet'), watchNamed('Slow Meridian')];

/** Opens the cart in another browser, with lines from before the sign-in. */
async function openDevice(
  browser: Parameters<Parameters<typeof test>[2]>[0]['browser'],
  member: Member | undefined,
  lines: Parameters<typeof storeWatches>[2] = [],
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await storeWatches(page, 'token1', lines);
  if (member) await signInBrowser(page, member);
  await page.goto('/bascket/mybascket');
  return { page, context, cart: new CartPage(page) };
}

/** Another browser's change may take longer than 2 s while all tests run. */
const shared = { timeout: 20_000 };

const note = (page: Page) => page.getByRole('region', { name: joinedCopy.title, exact: true });

test(
  'a phone and a desktop share one cart: each sees the other’s changes, also those made offline',
  { tag: desktopOnly },
  async ({ page, cart, emulator, browser }) => {
    const member = await emulator.openVerifiedAccount();
    await signInBrowser(page, member);
    const exchanged = page.waitForResponse('**/api/lists');
    await page.goto('/bascket/mybascket');
    await expect(cart.emptyHeading).toBeVisible();
    await exchanged;

    const phone = await openDevice(browser, member, [{ ...comet, quantity: 2 }]);
    await expect(note(phone.page).getByRole('status')).toHaveText(joinedCopy.added(1));
    await expect(cart.quantity).toHaveValue('2', shared);

    await cart.increase(fullNameOf(comet)).click();
    await expect(phone.cart.quantity).toHaveValue('3', shared);

    await phone.context.setOffline(true);
    await phone.cart.increase(fullNameOf(comet)).click();
    await expect(phone.cart.quantity).toHaveValue('4');
    await phone.context.setOffline(false);
    await expect(cart.quantity).toHaveValue('4', shared);

    await cart.remove(fullNameOf(comet)).click();
    await expect(phone.cart.emptyHeading).toBeVisible(shared);
    await phone.context.close();
  },
);

test(
  'signing out takes the account’s lines along, and the next account on that device never gets them',
  { tag: desktopOnly },
  async ({ page, cart, emulator, browser }) => {
    const [ada, eve] = [await emulator.openVerifiedAccount(), await emulator.openVerifiedAccount()];
    await storeWatches(page, 'token1', [{ ...meridian, quantity: 1 }]);
    await signInBrowser(page, ada);
    await page.goto('/bascket/mybascket');
    await note(page).getByRole('button', { name: joinedCopy.undo, exact: true }).click();
    await expect(cart.emptyHeading).toBeVisible();
    const there = await openDevice(browser, ada, [{ ...comet, quantity: 1 }]);
    await expect(cart.quantity).toHaveValue('1', shared);
    await there.context.close();

    const account = new AccountScreens(page);
    await account.open();
    await expect(page.getByRole('checkbox', { name: signOutCopy.keepLists, exact: true })).not.toBeChecked();
    await account.signOut();
    await expect(page).toHaveURL('/');
    await page.goto('/bascket/mybascket');
    await expect(cart.emptyHeading).toBeVisible();
    await account.signIn(eve);
    await expect(page).toHaveURL('/');
    await page.goto('/bascket/mybascket');
    await expect(cart.emptyHeading).toBeVisible();
  },
);
