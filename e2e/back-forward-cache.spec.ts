// Verifies docs/product.md 20.13.
import { cartLabel } from '@/components/shell/copy';
import { ProductPage } from './page-objects/product-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { templates } from './support/shop';
import { backForwardCacheEnabled } from './support/environment/back-forward';

/** Reloaded on Back: browsers do not cache a 404 response. */
const missing = '/all/xerix/7';

/** All public templates. The checkout redirects a visitor without an order. */
const publicTemplates = [
  ...templates.filter((path) => path !== missing),
  ...['/warranty', '/about', '/terms', '/accessibility', '/contact/sent', '/newsletter/confirm'],
];

test.use(backForwardCacheEnabled);

test('a page restored from the back-forward cache shows the current cart', async ({
  page,
  header,
  tabs,
  goBackFromCache,
}) => {
  await page.goto('/all/xerix/1');
  await expect(header.cart).toHaveAccessibleName(cartLabel(0));
  await goBackFromCache(async () => {
    const other = await tabs.open('/all/xerix/2');
    await new ProductPage(other).addToCart.click();
    await expect(other.getByRole('link', { name: cartLabel(1), exact: true })).toBeVisible();
    await other.close();
  });
  await expect(header.cart).toHaveAccessibleName(cartLabel(1));
});

for (const path of publicTemplates) {
  test(`${path} is restored from the back-forward cache`, { tag: '@long' }, async ({ page, goBackFromCache }) => {
    await page.goto(path);
    await untilHydrated(page);
    // A page with a pending sign-in check is not cached.
    await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
    await goBackFromCache();
  });
}
