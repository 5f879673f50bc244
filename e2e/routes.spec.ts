// Verifies docs/product.md 1.10, 2.1, 2.2, 2.5, 2.10, 2.11, 5.1, 21.1, 21.2.
import { expect, test } from './support/fixtures';
import { unescape } from './support/read-pages';
import { allWatches, pathOf, samples, screens, type StoredWatch } from './support/shop';

const text = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const titleOf = (html: string) => text(html, /<title>([^<]*)<\/title>/);
const descriptionOf = (html: string) => text(html, /<meta name="description" content="([^"]*)"/);
const canonicalOf = (html: string) => text(html, /<link rel="canonical" href="([^"]*)"/);
const pathIn = (url: string | undefined) => url && new URL(url).pathname;

for (const { path, aliases = [], heading, isPrivate, needsOrder } of screens) {
  for (const address of [path, ...aliases]) {
    test(
      `${address} responds with "${heading}" without a redirect`,
      { tag: ['@long', '@seo'] },
      async ({ page, checkout }) => {
        if (needsOrder) await checkout.store([allWatches[0] as StoredWatch]);
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        expect(new URL(page.url()).pathname).toBe(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`://[^/]+${path}$`.replace('/$', '/?$')),
        );
        await expect(page.locator('meta[name=robots]')).toHaveCount(isPrivate ? 1 : 0);
      },
    );
  }
}

// Verifies docs/product.md 2.2 (alias, canonical path), 2.10 (public pages).
test(
  'every public page and alias has its heading and canonical address, and is indexable',
  { tag: ['@seo', '@smoke'] },
  async ({ request }) => {
    for (const { path, aliases = [], heading } of screens.filter(({ isPrivate }) => !isPrivate)) {
      for (const address of [path, ...aliases]) {
        const response = await request.get(address, { maxRedirects: 0 });
        expect(response.status(), address).toBe(200);
        const html = await response.text();
        expect(unescape(text(html, /<h1[^>]*>(.*?)<\/h1>/s)?.replace(/<[^>]*>/g, '') ?? ''), address).toBe(heading);
        expect(pathIn(canonicalOf(html)), address).toBe(path);
        expect(html, address).not.toContain('<meta name="robots"');
      }
    }
  },
);

test(
  'all 54 watches have a canonical page with name and price in the HTML',
  { tag: ['@seo', '@smoke'] },
  async ({ request }) => {
    for (const watch of allWatches) {
      const response = await request.get(pathOf(watch));
      expect(response.status(), pathOf(watch)).toBe(200);
      const html = await response.text();
      expect(pathIn(canonicalOf(html))).toBe(pathOf(watch));
      expect(html).toContain(`>${watch.name.replace('&', '&amp;')}</h1>`);
      expect(html).toContain(`$${watch.price}.00`);
    }
  },
);

test('every page has a unique title and description', { tag: ['@seo', '@long'] }, async ({ request }) => {
  const paths = [...screens.map(({ path }) => path), ...allWatches.map(pathOf)];
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  for (const read of [titleOf, descriptionOf]) {
    const found = pages.map(read);
    expect(found.filter((value) => !value)).toEqual([]);
    expect(found.filter((value, index) => found.indexOf(value) !== index)).toEqual([]);
  }
});

test('catalogue pages are static HTML that shared caches may store', { tag: '@seo' }, async ({ request }) => {
  for (const path of ['/', '/all', '/all/xerix', '/all/xerix/1', '/wfemale/allwfemale/1', '/new/allnew/1']) {
    const { 'cache-control': cacheControl } = (await request.get(path)).headers();
    expect(cacheControl, path).toMatch(/s-maxage=\d+/);
    // A product page older than a minute is regenerated after the request.
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache'], { message: path }).toBe('HIT');
  }
});

test("a page's HTML stays below its size limit", { tag: '@seo' }, async ({ request }) => {
  const bytesOf = async (path: string) => (await (await request.get(path)).body()).length;
  expect(await bytesOf('/all')).toBeLessThan(250_000);
  for (const path of samples.map(pathOf)) {
    expect(await bytesOf(path), path).toBeLessThan(92_000);
  }
});
