// Verifies docs/product.md 20.5.
import { shellCopy } from '@/components/shell/copy';
import { cardOf } from './page-objects/by-copy';
import { hydratePage } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { expectShown, focusedElement } from './support/user-driver';

test.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');

for (const path of ['/', '/all/xerix', '/all/california/3', '/contact/form']) {
  test(
    `${path}: each tab stop, forward and backward, is visible, outlined and not under the header`,
    { tag: ['@long', '@a11y'] },
    async ({ page }) => {
      await page.goto(path);
      await hydratePage(page);
      const stops: Record<string, string[]> = { Tab: [], 'Shift+Tab': [] };
      for (const [key, names] of Object.entries(stops)) {
        for (let stop = 0; stop < 200; stop++) {
          await page.keyboard.press(key);
          const here = await focusedElement(page);
          if (!here) break;
          await expectShown(page, here.name, `${key} ${stop}`);
          names.push(here.name);
        }
      }
      const last = await page.getByRole('contentinfo').locator('a, select').last().textContent();
      expect(stops.Tab?.length).toBeGreaterThan(20);
      expect(stops.Tab?.at(0)).toBe(shellCopy.skip);
      expect(stops.Tab?.at(-1)).toBe(last?.trim());
      // Backward, a browser without an address bar wraps around to the end.
      expect(stops['Shift+Tab']?.slice(0, stops.Tab?.length)).toEqual(stops.Tab?.toReversed());
    },
  );
}

test('the first tab stop skips to the content', { tag: '@a11y' }, async ({ page }) => {
  await page.goto('/all/xerix');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shellCopy.skip, exact: true });
  await expect(skip).toBeOnScreen();
  await expect(skip).toBeVisiblyFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveText('Home');
});

test(
  'the Men dropdown works by keyboard and closes when the focus leaves it',
  { tag: '@a11y' },
  async ({ page, header }) => {
    await page.goto('/');
    await header.men.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(header.menList.getByRole('link', { name: 'Xeric', exact: true })).toBeVisiblyFocused();
    for (let step = 0; step < 7; step++) await page.keyboard.press('Tab');
    await expect(header.menList).toBeHidden();
    await header.men.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/all/xerix');
  },
);

test(
  'a watch is put into the cart by keyboard alone',
  { tag: ['@a11y', '@smoke'] },
  async ({ page, product, header }) => {
    await page.goto('/all/xerix');
    await cardOf(page, 'Xeric Late Comet').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/all/xerix/2');
    await expect(page.getByRole('heading', { level: 1, name: 'Late Comet', exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await product.addToCart.focus();
    await page.keyboard.press('Enter');
    await header.cart.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/bascket/mybascket');
    await expect(page.getByRole('main')).toShowMessage('Xeric Late Comet');
  },
);
