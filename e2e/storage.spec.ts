// Verifies docs/product.md 10.1, 10.3, 10.4, 10.5, 10.7, 10.8, 10.9, 10.10.
import { fullNameOf } from '@/data/full-name';
import { ownerCopy } from '@/components/account/copy';
import { compareLinkCopy } from '@/components/product/copy';
import { actualSizeCopy, wristEntryCopy } from '@/components/size/copy-fit';
import { cartLabel, shellCopy, wishlistLabel } from '@/components/shell/copy';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { sizeCopy, yourWrist } from '@/components/size/copy';
import { cardOf } from './page-objects/by-copy';
import type { AccountScreens } from './page-objects/account';
import { CartPage } from './page-objects/cart-page';
import { cards } from './page-objects/checkout';
import type { Header } from './page-objects/header';
import { ProductPage } from './page-objects/product-page';
import { hydratePage } from './support/hydrated';
import { expect, longExceptFirst, type Page, test } from './support/fixtures';
import { pathOf, watchesOf, watchNamed, type StoredWatch } from './support/shop';
import { acceptAlerts, signIn, type Member } from './support/sign-in';
import { readStoredNames, storeTexts, storeWatches } from './support/storage';

const comet = watchNamed('Late Comet');
const [arrival] = watchesOf('watchnew') as [StoredWatch];

test.describe('two tabs', () => {
  test('two tabs that add watches in parallel keep both lines, and each shows both', async ({
    page,
    product,
    tabs,
  }) => {
    await page.goto('/all/xerix/1');
    const other = await tabs.open('/all/xerix/2');
    await Promise.all([product.addToCart.click(), new ProductPage(other).addToCart.click()]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('banner').getByRole('link', { name: cartLabel(2), exact: true })).toBeVisible();
    }
    // eslint-disable-next-line no-restricted-syntax -- the order of two tabs is undefined
    expect((await readStoredNames(page, 'token1')).toSorted()).toEqual(['Late Comet', 'Slow Meridian']);
  });

  test('two tabs that add a whole catalogue in parallel lose no line', { tag: '@long' }, async ({ page, tabs }) => {
    const other = await tabs.open('/');
    const add = async (tab: Page, paths: string[]) => {
      for (const path of paths) {
        await tab.goto(path);
        const product = new ProductPage(tab);
        await product.addToCart.click();
        await expect(product.inCart).toBeVisible();
      }
    };
    await Promise.all([
      add(page, ['/all/xerix/1', '/all/xerix/2', '/all/xerix/3']),
      add(other, ['/all/xerix/4', '/all/xerix/5', '/all/xerix/6']),
    ]);
    const names = watchesOf('xerix').map(({ name }) => name);
    await expect.poll(async () => new Set(await readStoredNames(page, 'token1'))).toEqual(new Set(names));
    expect(await readStoredNames(page, 'token1'), 'number of stored watches').toHaveLength(names.length);
  });

  test('a cart change in one tab appears in another without a reload', async ({ page, cart, tabs }) => {
    await storeWatches(page, 'token1', [comet]);
    await page.goto('/bascket/mybascket');
    const other = await tabs.open('/bascket/mybascket');
    const there = new CartPage(other);
    await cart.increase('Xeric Late Comet').click();
    await expect(there.quantity).toHaveValue('2');
    await there.remove('Xeric Late Comet').click();
    await expect(cart.emptyHeading).toBeVisible();
  });
});

for (const [place, [what, token1, validLines]] of (
  [
    ['truncated', '[{"catalogue":"xerix","id":', 0],
    ['not a list', '{"state":{"lines":[]},"version":3}', 0],
    ['a list of invalid items', '[null, 7, "x", {}, {"catalogue":"__proto__","id":1}]', 0],
    ['a list with one valid line', JSON.stringify([null, comet, { ...comet, id: 'x' }, comet]), 1],
  ] as const
).entries()) {
  test(
    `a stored cart that is ${what} keeps its valid lines and breaks nothing`,
    { tag: longExceptFirst(place) },
    async ({ page, header, product }) => {
      await storeTexts(page, { token1 });
      await page.goto('/bascket/mybascket');
      await expect(header.cart).toHaveAccessibleName(cartLabel(validLines));
      await page.goto('/all/xerix/1');
      await product.addToCart.click();
      await expect(header.cart).toHaveAccessibleName(cartLabel(validLines + 1));
      await expect(page).toHaveInCart(...(validLines ? [comet] : []), watchNamed('Slow Meridian'));
    },
  );
}

type Fixtures = {
  page: Page;
  header: Header;
  product: ProductPage;
  cart: CartPage;
  account: AccountScreens;
  member: Member;
};

/** Features that use storage, each with an action and its result. */
const features: Record<string, (fixtures: Fixtures) => Promise<void>> = {
  'the cart': async ({ page, header, product, cart }) => {
    await page.goto('/all/xerix');
    await cardOf(page, 'Xeric Late Comet').click();
    await product.addToCart.click();
    await expect(header.cart).toHaveAccessibleName(cartLabel(1));
    await header.navigation.getByRole('link', { name: 'New Arrivals', exact: true }).click();
    await expect(page).toHaveURL('/new/allnew');
    await cardOf(page, fullNameOf(arrival)).click();
    await product.addToCart.click();
    await expect(header.cart).toHaveAccessibleName(cartLabel(2));
    await header.cart.click();
    for (const watch of [comet, arrival]) await expect(cart.list).toShowMessage(fullNameOf(watch));
  },
  'the wishlist': async ({ page, header, product }) => {
    await page.goto(pathOf(comet));
    await product.saveToWishlist.click();
    await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
    await header.wishlist.click();
    await expect(page.getByRole('main')).toShowMessage(fullNameOf(comet));
  },
  'the sign-in': async ({ page, account, header, member }) => {
    await signIn(page, account, member);
    await header.bar.getByRole('link', { name: shellCopy.account, exact: true }).click();
    await expect(account.definition(ownerCopy.name)).toHaveText(member.name);
  },
  'true size': async ({ page }) => {
    await page.goto('/all/xerix');
    const trueSize = page.getByRole('switch', { name: sizeCopy.trueSize, exact: true });
    await trueSize.check();
    await expect(trueSize).toBeChecked();
  },
  'the wrist size': async ({ page }) => {
    await page.goto('/all/xerix');
    await page.getByRole('button', { name: sizeCopy.enterWrist, exact: true }).click();
    await page.getByRole('dialog').getByLabel(wristEntryCopy.circumference, { exact: true }).fill('165');
    await page.getByRole('button', { name: wristEntryCopy.save, exact: true }).click();
    await expect(page.getByRole('button', { name: yourWrist({ figure: 165, unit: 'mm' }), exact: true })).toBeVisible();
  },
  'the screen calibration': async ({ page }) => {
    await page.goto(pathOf(comet));
    await page.getByRole('button', { name: sizeButtonCopy.actualSize, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: actualSizeCopy.title, exact: true });
    await dialog.getByRole('button', { name: actualSizeCopy.done, exact: true }).click();
    await expect(dialog.getByRole('img')).toBeVisible();
  },
  'the list of recently viewed watches': async ({ page, product, header }) => {
    await page.goto(pathOf(comet));
    await page.goto('/all/undone/3');
    await product.addToCart.click();
    await expect(header.cart).toHaveAccessibleName(cartLabel(1));
  },
  'the comparison': async ({ page }) => {
    await page.goto('/compare?w=xerix/1,undone/3');
    await hydratePage(page);
    await page.goto(pathOf(comet));
    await page.getByRole('link', { name: compareLinkCopy.alone, exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?w=xerix\/\d$/);
    await expect(page.getByRole('table')).toShowMessage(fullNameOf(comet));
  },
  'the list of recent searches': async ({ page, header }) => {
    await page.goto('/');
    const box = await header.openSearch();
    await box.fill('comet');
    await expect(header.suggestions.first()).toBeVisible();
    await box.press('Enter');
    await expect(page.getByRole('main')).toShowMessage(fullNameOf(comet));
  },
};

for (const [place, what] of ['full', 'forbidden'].entries()) {
  for (const [name, act] of Object.entries(features)) {
    test(
      `${name} with storage ${what} lasts in memory`,
      { tag: '@long' },
      async ({ page, browserStorage, header, product, cart, account, member }) => {
        acceptAlerts(page);
        await (place === 0 ? browserStorage.rejectWrites() : browserStorage.rejectAccess());
        await act({ page, header, product, cart, account, member });
      },
    );
  }

  test(
    `the checkout with storage ${what} keeps its values in memory up to the order`,
    { tag: ['@long', '@money'] },
    async ({ page, browserStorage, product, cart, checkout }) => {
      await (place === 0 ? browserStorage.rejectWrites() : browserStorage.rejectAccess());
      await page.goto(pathOf(comet));
      await product.addToCart.click();
      await product.seeCart.click();
      await cart.checkoutLink.click();
      await checkout.submitDelivery();
      await checkout.pay(cards.success);
      await expect(checkout.orderNumber).toBeVisible();
    },
  );
}
