import { cartLabel } from '@/components/words/shell';
import { ProductPage } from './regions/product-page';
import { expect, test } from './support/fixtures';

// Playwright starts Chromium without its back-forward cache, and the browser without windows has none; here it is what is
// tested.
const executablePath = process.env.WHOLE_CHROMIUM_PATH;

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(executablePath ? { executablePath } : { channel: 'chromium' }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

test('a page restored from the back-forward cache is up to date', async ({ page, context, header }) => {
  await page.goto('/all/xerix/1');
  await expect(header.cart).toHaveAccessibleName(cartLabel(0));
  await page.evaluate(() => Object.assign(window, { neverLeft: true }));
  await page.goto('/robots.txt');
  const other = await context.newPage();
  await other.goto('/all/xerix/2');
  await new ProductPage(other).addToCart.click();
  await expect(other.getByRole('link', { name: cartLabel(1) })).toBeVisible();
  await other.close();
  await page.goBack({ waitUntil: 'commit' });
  await expect(header.cart).toHaveAccessibleName(cartLabel(1));
  expect(await page.evaluate(() => 'neverLeft' in window), 'restored, not loaded anew').toBe(true);
});
