// Verifies docs/product.md 34.7.
import { searchTool } from '@/components/search/copy';
import { cartTool } from '@/components/product/copy';
import { desktopOnly, expect, test } from './support/fixtures';
import { pathOf, watchesOf, type StoredWatch } from './support/shop';

const [watch] = watchesOf('xerix') as [StoredWatch];

test(
  'the search form and the cart form are tools in the HTML itself, each name once, and none submits itself',
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

test('a form that a browser’s assistant submits adds the watch, and leads nowhere', async ({ page, product }) => {
  await page.goto(pathOf(watch));
  await page.locator(`form[toolname=${cartTool.toolname}] button[type=submit]`).click();
  await expect(product.inCart).toBeVisible();
  await expect(page).toHaveInCart(watch);
  await expect(page).toHaveURL(pathOf(watch));
});

test('a press before the scripts have come sends the form nowhere, and is kept', async ({ page, product }) => {
  let letThrough = () => {};
  const later = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await later;
    await route.continue();
  });
  await page.goto(pathOf(watch), { waitUntil: 'commit' });
  await product.addToCart.click();
  await expect(page).toHaveURL(pathOf(watch));
  letThrough();
  await expect(product.inCart).toBeVisible();
  await expect(page).toHaveInCart(watch);
});
