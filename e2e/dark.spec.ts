// Verifies docs/product.md 20.19.
import { buyCopy } from '@/components/product/copy-buy';
import { violations } from './support/accessibility';
import { desktopOnly, expect, type Page, test } from './support/fixtures';
import { hydratePage } from './support/hydrated';
import { snapshotPaths } from './support/shop';

test.use({ colorScheme: 'dark', reducedMotion: 'reduce', expectedErrors: [/status of 404/] });

// Axe takes seconds for a list of all watches on a busy machine.
test.slow();

/** The path that `npm test` checks; `npm run e2e:long` checks the others. */
const shortPath = '/all/california/3';

for (const path of snapshotPaths) {
  test(
    `${path} is dark for a shopper who prefers it and passes axe`,
    { tag: ['@a11y', ...(path === shortPath ? [] : ['@long'])] },
    async ({ page }) => {
      await page.goto(path);
      await hydratePage(page);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 20, 15)');
      expect(await violations(page), 'axe violations').toEqual([]);
    },
  );
}

const hovered = [
  ['a link that looks like a button', '/', (page: Page) => page.locator('main a.button').first()],
  ['a button', '/all/california/3', (page: Page) => page.getByRole('button', { name: buyCopy.addToCart, exact: true })],
] as const;

for (const [what, path, find] of hovered) {
  test(`${what} is legible under the pointer`, { tag: ['@a11y', desktopOnly] }, async ({ page }) => {
    await page.goto(path);
    await hydratePage(page);
    const button = find(page);
    await button.hover();
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
    expect(await violations(page), 'axe violations').toEqual([]);
  });
}

test('the photographs of a dark page keep their pale ground, and print is light', async ({ page }) => {
  const ground = 'rgb(230, 232, 227)';
  await page.goto('/all/california/3');
  await hydratePage(page);
  await expect(page.locator('#picture')).toHaveCSS('background-color', ground);
  await expect(page.locator('#picture img').first()).toHaveCSS('background-color', ground);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toHaveCSS('color', 'rgb(18, 20, 15)');
});

test('the light theme colour of the browser is for a light scheme only', async ({ page }) => {
  await page.goto('/');
  const colour = page.locator('meta[name="theme-color"]');
  await expect(colour).toHaveAttribute('content', '#f3f4f0');
  await expect(colour).toHaveAttribute('media', '(prefers-color-scheme:light)');
});

test('a dropdown does not darken the page behind it, and a dialog does', async ({ page }) => {
  await page.goto('/all');
  const veils = await page.evaluate(() => {
    const add = (element: HTMLElement) => document.body.appendChild(element);
    const veil = (element: Element) => getComputedStyle(element, '::backdrop').backgroundColor;
    const menu = add(document.createElement('div'));
    menu.popover = 'auto';
    menu.showPopover();
    const dialog = document.createElement('dialog');
    add(dialog);
    dialog.showModal();
    return [veil(menu), veil(dialog)];
  });
  expect(veils).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.65)']);
});
