// Holds docs/product.md 10.4.
import { cartLabel } from '@/components/words/shell';
import { CartPage } from './regions/cart-page';
import { ProductPage } from './regions/product-page';
import { expect, test, type Page } from './support/fixtures';
import { watchNamed } from './support/shop';
import { fillStorage, forbidStorage, readStoredNames, storeTexts, storeWatches } from './support/storage';

const comet = watchNamed('Late Comet');

test.describe('two tabs', () => {
  test('adding at the same time keep both lines, and each shows the other’s', async ({ page, context, product }) => {
    const other = await context.newPage();
    await page.goto('/all/xerix/1');
    await other.goto('/all/xerix/2');
    await Promise.all([product.addToCart.click(), new ProductPage(other).addToCart.click()]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('banner').getByRole('link', { name: cartLabel(2) })).toBeVisible();
    }
    expect((await readStoredNames(page, 'token1')).toSorted()).toEqual(['Late Comet', 'Slow Meridian']);
  });

  test('racing through a whole catalogue lose nothing', async ({ page, context }) => {
    const other = await context.newPage();
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
    await expect.poll(async () => (await readStoredNames(page, 'token1')).length).toBe(6);
  });

  test('a change in one shows in the other without a reload', async ({ page, context, cart }) => {
    await storeWatches(page, 'token1', [comet]);
    await page.goto('/bascket/mybascket');
    const other = await context.newPage();
    await other.goto('/bascket/mybascket');
    const there = new CartPage(other);
    await cart.oneMore('Xeric Late Comet').click();
    await expect(there.quantity).toHaveValue('2');
    await there.remove('Xeric Late Comet').click();
    await expect(cart.emptyHeading).toBeVisible();
  });
});

for (const [what, token1, kept] of [
  ['cut off in the middle', '[{"catalogue":"xerix","id":', 0],
  ['no list', '{"state":{"lines":[]},"version":3}', 0],
  ['a list of anything', '[null, 7, "x", {}, {"catalogue":"__proto__","id":1}]', 0],
  ['one good line among bad ones', JSON.stringify([null, comet, { ...comet, id: 'x' }, comet]), 1],
] as const) {
  test(`a stored cart that is ${what} throws nothing: what is valid is kept`, async ({ page, header, product }) => {
    await storeTexts(page, { token1 });
    await page.goto('/bascket/mybascket');
    await expect(header.cart).toHaveAccessibleName(cartLabel(kept));
    await page.goto('/all/xerix/1');
    await product.addToCart.click();
    await expect(header.cart).toHaveAccessibleName(cartLabel(kept + 1));
    expect(await readStoredNames(page, 'token1')).toEqual([...(kept ? ['Late Comet'] : []), 'Slow Meridian']);
  });
}

for (const [what, spoil] of [
  ['full', fillStorage],
  ['forbidden', forbidStorage],
] as const) {
  test(`with storage ${what} the session goes on in memory`, async ({ page, header, product, cart }) => {
    await spoil(page);
    await page.goto('/all/xerix');
    await page.getByRole('link', { name: /Late Comet/ }).click();
    await product.addToCart.click();
    await expect(header.cart).toHaveAccessibleName(cartLabel(1));
    await header.cart.click();
    await expect(cart.list).toContainText('Late Comet');
  });
}
