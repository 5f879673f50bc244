// Holds docs/product.md 20.13.
import { cartLabel } from '@/components/words/shell';
import { ProductPage } from './regions/product-page';
import { untilAwake } from './support/awake';
import { expect, test, type Page } from './support/fixtures';
import { templates } from './support/shop';

/** A page that is missing is loaded anew: no browser keeps what was answered with 404. */
const missing = '/all/xerix/7';

/** Every template that stands open to everybody: the checkout's own screens send whoever has nothing to pay elsewhere. */
const publicTemplates = [
  ...templates.filter((path) => path !== missing),
  ...['/warranty', '/about', '/terms', '/accessibility', '/contact/sent', '/newsletter/confirm'],
];

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

/** Why a page was not put into the back-forward cache; nothing where it was (HTML, notRestoredReasons). */
const reasonsAgainst = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? null);
  });

for (const path of publicTemplates) {
  test(`${path} comes back as it was left`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path);
    await untilAwake(page);
    // A page that is asking who is signed in is not put away.
    await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { neverLeft: true }));
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    const isRestored = await page.evaluate(() => 'neverLeft' in window);
    expect(isRestored, await reasonsAgainst(page)).toBe(true);
    expect(await reasonsAgainst(page)).toBe('null');
  });
}
