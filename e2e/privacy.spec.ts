// Verifies docs/product.md 29.7.
import { informationLinks } from '@/data/information-pages';
import { expect, test } from './support/fixtures';
import { allWatches, pathOf } from './support/shop';
import { signIn } from './support/sign-in';

test('the browser stores only what /privacy names, and no cookies', async ({ page, account, member, product }) => {
  await signIn(page, account, member);
  const watch = allWatches[0];
  if (!watch) throw new Error('The shop has no watch.');
  await page.goto(pathOf(watch));
  await product.addToCart.click();
  await expect(product.seeCart).toBeVisible();
  await page.goto('/payment');
  await page.goto(informationLinks.privacy.href);
  const storedNames = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ]);
  expect(await storedNames()).toContain('token1');
  expect(await storedNames()).toContain('firebaseLocalStorageDb');
  const policy = (await page.getByRole('main').textContent()) ?? '';
  // The sign-in service removes its feature-detection database at once.
  await expect.poll(async () => (await storedNames()).filter((name) => !policy.includes(name))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
