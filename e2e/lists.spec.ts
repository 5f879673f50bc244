// Verifies docs/product.md 40.1, 40.3, 40.5.
import { followedCopy, joinedCopy, signOutCopy } from '@/components/account/copy';
import { fullNameOf } from '@/data/full-name';
import { AccountScreens } from './page-objects/account';
import { CartPage } from './page-objects/cart-page';
import { violations } from './support/accessibility';
import { desktopOnly, expect, type Page, test } from './support/fixtures';
import { type Member, signInBrowser } from './support/sign-in';
import { watchNamed } from './support/shop';
import { readStored, storeTexts, storeWatches } from './support/storage';

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
  'a phone and a desktop share one cart: each sees the other’s changes, also those made at once and offline',
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

    await Promise.all([cart.quantity.press('ArrowDown'), phone.cart.increase(fullNameOf(comet)).click()]);
    const quantities = () => Promise.all([cart, phone.cart].map((each) => each.quantity.inputValue()));
    await expect.poll(async () => new Set(await quantities()).size, shared).toBe(1);
    const [agreed] = await quantities();
    expect(['2', '4']).toContain(agreed);

    await phone.context.setOffline(true);
    await phone.cart.increase(fullNameOf(comet)).click();
    const offline = String(Number(agreed) + 1);
    await expect(phone.cart.quantity).toHaveValue(offline);
    await phone.context.setOffline(false);
    await expect(cart.quantity).toHaveValue(offline, shared);

    await cart.remove(fullNameOf(comet)).click();
    await expect(phone.cart.emptyHeading).toBeVisible(shared);
    await phone.context.close();
  },
);

test(
  'signing out takes the account’s lines along, and the next account on that device never gets them',
  { tag: [desktopOnly, '@long'] },
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

test.describe('without the lists’ server', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  // Verifies docs/product.md 40.6.
  test(
    'changes that could not be sent before a sign-out are announced, and sent at the next sign-in',
    { tag: [desktopOnly, '@long'] },
    async ({ page, cart, product, emulator }) => {
      test.slow();
      const ada = await emulator.openVerifiedAccount();
      await signInBrowser(page, ada);
      const exchanged = page.waitForResponse('**/api/lists');
      await page.goto('/bascket/mybascket');
      await exchanged;
      await expect.poll(() => readStored(page, 'account-lists')).not.toBeNull();
      await page.route('**/api/lists', (route) => route.abort());
      await page.goto('/all/xerix/2');
      await product.addToCart.click();
      await expect(page).toHaveInCart(comet);
      const account = new AccountScreens(page);
      await account.signOut();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(signOutCopy.unsent(1), { exact: true })).toBeVisible();
      await page.goto('/bascket/mybascket');
      await expect(cart.emptyHeading).toBeVisible();
      await page.unroute('**/api/lists');
      await account.signIn(ada);
      await expect(page).toHaveURL('/');
      await page.goto('/bascket/mybascket');
      await expect(cart.quantity).toHaveValue('1', shared);
    },
  );
});

// Verifies docs/product.md 40.7.
test(
  'a switch on the account page lets comparison and wrist size follow the account, and takes them back',
  { tag: [desktopOnly, '@long'] },
  async ({ page, emulator, browser }) => {
    test.slow();
    const member = await emulator.openVerifiedAccount();
    await storeTexts(page, { compare: 'xerix/1,undone/1', wrist: '165 mm' });
    await signInBrowser(page, member);
    await new AccountScreens(page).open();
    const group = page.getByRole('group', { name: followedCopy.title, exact: true });
    const all = group.getByRole('switch', { name: followedCopy.follow, exact: true });
    const wrist = group.getByRole('checkbox', { name: followedCopy.names.wrist, exact: true });
    await all.focus();
    await page.keyboard.press('Space');
    await expect(group.getByRole('status')).toHaveText(followedCopy.saved);
    await expect(wrist).not.toBeChecked();

    const stored = (name: string) => there.page.evaluate((key) => localStorage.getItem(key), name);
    const there = await openDevice(browser, member);
    await expect.poll(() => stored('compare'), shared).toBe('xerix/1,undone/1');
    expect(await stored('wrist')).toBeNull();
    await wrist.check();
    await expect.poll(() => stored('wrist'), shared).toBe('165 mm');
    expect(await violations(page)).toEqual([]);
    await all.uncheck();
    await expect(wrist).toBeHidden();
    await expect
      .poll(async () => JSON.parse((await stored('account-lists')) ?? '{}').base?.values, shared)
      .toEqual({ follow: [], texts: {} });
    expect(await stored('wrist')).toBe('165 mm');
    await there.context.close();
  },
);
