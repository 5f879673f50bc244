// Verifies docs/product.md 34.7.
import { searchTool } from '@/components/search/copy';
import { cartTool } from '@/components/product/copy';
import { desktopOnly, expect, test } from './support/fixtures';
import { pathOf, watchesOf, type StoredWatch } from './support/shop';

const [watch] = watchesOf('xerix') as [StoredWatch];

test(
  'the search form and the cart form are unique WebMCP tools in the HTML without automatic submission',
  {
    tag: desktopOnly,
  },
  async ({ request }) => {
    const html = await (await request.get(pathOf(watch))).text();
    for (const { toolname } of [searchTool.form, cartTool]) {
      expect(html.match(new RegExp(`<form[^>]*toolname="${toolname}"`, 'g'))).toHaveLength(1);
    }
    expect(html).toMatch(/<input[^>]*toolparamdescription="/);
    expect(html).not.toContain('toolautosubmit');
    for (const path of ['/payment', '/pay', '/contact/form', '/auth/user']) {
      expect(await (await request.get(path)).text(), path).not.toMatch(/toolautosubmit|toolname="(?!search_watches)/);
    }
  },
);

test("a form submitted by the browser's assistant adds the watch and stays on the page", async ({ page, product }) => {
  await page.goto(pathOf(watch));
  await page.locator(`form[toolname=${cartTool.toolname}] button[type=submit]`).click();
  await expect(product.inCart).toBeVisible();
  await expect(page).toHaveInCart(watch);
  await expect(page).toHaveURL(pathOf(watch));
});

test('a form submitted before hydration is not sent, and is handled after hydration', async ({ page, product }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(pathOf(watch), { waitUntil: 'commit' });
  await product.addToCart.click();
  await expect(page).toHaveURL(pathOf(watch));
  release();
  await expect(product.inCart).toBeVisible();
  await expect(page).toHaveInCart(watch);
});
