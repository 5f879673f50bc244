// Verifies docs/product.md 3.6, 9.8, 9.9, 9.10, 10.3.
import { cartLabel, wishlistLabel } from '@/components/shell/copy';
import { lineCopy } from '@/components/cart/copy';
import { fullNameOf } from '@/data/full-name';
import { savedCopy, sharedListCopy, shareCopy, wishlistPageCopy } from '@/components/wishlist/copy';
import { violations } from './support/accessibility';
import { expect, test, type Page } from './support/fixtures';
import { watchNamed } from './support/shop';
import { readStored, storeWatches } from './support/storage';

const halfAndHalf = watchNamed('Half & Half 40');
const comet = watchNamed('Late Comet');

const sharedList = (page: Page) => page.getByRole('list', { name: sharedListCopy.list, exact: true });

test('a saved watch is stored as a plain list, and the heart links to it', async ({ page, product, header }) => {
  await page.goto('/all/california/3');
  await product.saveToWishlist.click();
  await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
  expect(await readStored(page, 'wishlist')).toEqual([halfAndHalf]);
  await header.wishlist.click();
  await expect(page).toHaveURL('/favorite/myfavorite');
  const saved = page.getByRole('list', { name: wishlistPageCopy.list, exact: true });
  await expect(saved.getByRole('heading')).toList([fullNameOf(halfAndHalf)]);
  await expect(saved.locator('img')).toShowPicture(halfAndHalf.url[0]);
});

test('Move to cart moves a watch, and Undo moves it back', { tag: ['@phone', '@smoke'] }, async ({ page, header }) => {
  await storeWatches(page, 'wishlist', [halfAndHalf, comet]);
  await page.goto('/favorite');
  await page.getByRole('button', { name: wishlistPageCopy.moveOf(fullNameOf(halfAndHalf)), exact: true }).click();
  await expect(header.cart).toHaveAccessibleName(cartLabel(1));
  await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
  await page.getByRole('button', { name: lineCopy.undoOf(fullNameOf(halfAndHalf)), exact: true }).click();
  await expect(header.cart).toHaveAccessibleName(cartLabel(0));
  await expect(page).toHaveOnWishlist(halfAndHalf, comet);
});

// Verifies docs/product.md 9.8 (wishlist).
test('Remove has an Undo, and an empty wishlist shows a message', async ({ page }) => {
  await storeWatches(page, 'wishlist', [comet]);
  await page.goto('/favorite/myfavorite');
  await page.getByRole('button', { name: lineCopy.removeOf(fullNameOf(comet)), exact: true }).click();
  await expect(page.getByRole('heading', { name: wishlistPageCopy.empty, exact: true })).toBeVisible();
  await page.getByRole('button', { name: lineCopy.undoOf(fullNameOf(comet)), exact: true }).click();
  await expect(page).toHaveOnWishlist(comet);
  await expect(page.getByRole('heading', { name: wishlistPageCopy.empty, exact: true })).toBeHidden();
});

test('a shared link shows the list read-only on another device, where it can be saved', async ({ page, browser }) => {
  await storeWatches(page, 'wishlist', [halfAndHalf, comet]);
  await page.goto('/favorite/myfavorite');
  const link = await page.getByRole('textbox', { name: shareCopy.link, exact: true }).inputValue();
  expect(new URL(link).search).toBe('?list=california-3.xerix-2');

  const otherDevice = await browser.newContext();
  const other = await otherDevice.newPage();
  await other.goto(link);
  const shared = sharedList(other);
  await expect(shared.getByRole('heading')).toList([fullNameOf(halfAndHalf), fullNameOf(comet)]);
  await expect(other.getByRole('button', { name: lineCopy.removeOf(fullNameOf(comet)), exact: true })).toHaveCount(0);
  expect(await readStored(other, 'wishlist')).toBeNull();
  await other.getByRole('button', { name: sharedListCopy.save, exact: true }).click();
  await expect(other.getByText(savedCopy(2, 2), { exact: true }).last()).toBeVisible();
  await expect(other).toHaveOnWishlist(halfAndHalf, comet);
  await otherDevice.close();
});

test('a hostile shared link shows only its valid watches', async ({ page }) => {
  const list = encodeURIComponent('__proto__-1.xerix-99.xerix-2.<img src=x>.xerix-2.rolex-1');
  await page.goto(`/favorite/myfavorite?list=${list}`);
  const shared = sharedList(page);
  await expect(shared.getByRole('heading')).toList([fullNameOf(comet)]);
});

test('axe finds no violation on a wishlist with a removed line', { tag: ['@a11y', '@long'] }, async ({ page }) => {
  await storeWatches(page, 'wishlist', [halfAndHalf, comet]);
  await page.goto('/favorite/myfavorite');
  await page.getByRole('button', { name: lineCopy.removeOf(fullNameOf(comet)), exact: true }).click();
  expect(await violations(page)).toEqual([]);
});

test('axe finds no violation on a shared list', { tag: ['@a11y', '@long'] }, async ({ page }) => {
  await page.goto('/favorite/myfavorite?list=california-3.xerix-2');
  await expect(sharedList(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
