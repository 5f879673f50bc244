// Verifies docs/product.md 20.13.
import { cartLabel } from '@/components/shell/copy';
import { ProductPage } from './page-objects/product-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { templates } from './support/shop';
import { backForwardCacheEnabled } from './support/environment/back-forward';

/** A page that is missing is loaded anew: no browser keeps what was answered with 404. */
const missing = '/all/xerix/7';

/** Every template that stands open to everybody: the checkout's own screens send whoever has nothing to pay elsewhere. */
const publicTemplates = [
  ...templates.filter((path) => path !== missing),
  ...['/warranty', '/about', '/terms', '/accessibility', '/contact/sent', '/newsletter/confirm'],
];

test.use(backForwardCacheEnabled);

test('a page restored from the back-forward cache is up to date', async ({ page, header, tabs, goBackFromCache }) => {
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
  test(`${path} comes back as it was left`, { tag: '@long' }, async ({ page, goBackFromCache }) => {
    await page.goto(path);
    await untilHydrated(page);
    // A page that is asking who is signed in is not put away.
    await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
    await goBackFromCache();
  });
}
