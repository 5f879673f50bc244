// Verifies docs/product.md 24.5, 24.9.
import { readdirSync } from 'node:fs';
import { expect, longExceptFirst, test } from './support/fixtures';
import { dataIn, readPages, sitemapPaths, textAt, textsIn } from './support/read-pages';
import { allWatches, currentPrice, pathOf, samples, screens } from './support/shop';

for (const [place, watch] of samples.entries()) {
  // Verifies docs/product.md 24.2 (watch).
  test(
    `${pathOf(watch)} contains Product, Offer and BreadcrumbList in its static HTML`,
    { tag: '@seo' },
    async ({ request }) => {
      const things = dataIn(await (await request.get(pathOf(watch))).text());
      const product = things.find((thing) => thing['@type'] === 'Product');
      expect(product).toMatchObject({
        name: expect.stringContaining(watch.name),
        brand: { '@type': 'Brand', name: expect.any(String) },
        image: watch.url.map((path) => expect.stringMatching(new RegExp(`^https?://.+${path}$`))),
        offers: {
          '@type': 'Offer',
          price: (currentPrice(watch) / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: expect.stringMatching(new RegExp(`${pathOf(watch)}$`)),
        },
      });
      expect(JSON.stringify(things)).not.toMatch(/[rR]ating|[rR]eview/);
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      expect(trail?.itemListElement).toHaveLength(3);
    },
  );

  test(
    `${pathOf(watch)} has its own Open Graph picture`,
    { tag: ['@seo', ...longExceptFirst(place)] },
    async ({ request, page }) => {
      const html = await (await request.get(pathOf(watch))).text();
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      await page.goto('/contact/form');
      const size = await page.evaluate(async (path) => {
        const bitmap = await createImageBitmap(await (await fetch(path)).blob());
        return [bitmap.width, bitmap.height];
      }, new URL(address).pathname);
      expect(size).toEqual([1200, 630]);
    },
  );
}

test('54 watches have 54 Open Graph pictures', { tag: ['@seo', '@long'] }, async ({ request }) => {
  const addresses = await Promise.all(
    allWatches.map(
      async (watch) => /og:image" content="([^"]+)"/.exec(await (await request.get(pathOf(watch))).text())?.[1],
    ),
  );
  expect(new Set(addresses).size).toBe(54);
});

test(
  'the sitemap lists every public page once, and every picture of each watch',
  { tag: '@seo' },
  async ({ request }) => {
    const listed = await sitemapPaths(request);
    const expected = [
      ...screens.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path),
      ...allWatches.map(pathOf),
    ];
    // eslint-disable-next-line no-restricted-syntax -- a sitemap has no order
    expect(listed.toSorted()).toEqual(expected.toSorted());
    const sitemaps = textsIn(await textAt(request, '/sitemap.xml'), 'loc').map((address) => new URL(address).pathname);
    const xml = (await readPages(request, sitemaps)).map(({ html }) => html).join('');
    const photographs = readdirSync('public/watches', { recursive: true }).filter((name) =>
      String(name).endsWith('.webp'),
    );
    expect(photographs.length).toBeGreaterThanOrEqual(3 * allWatches.length);
    expect([...xml.matchAll(/<image:loc>/g)]).toHaveLength(photographs.length);
  },
);

test(
  'robots.txt allows everything except combinations of filters, and names the sitemap',
  { tag: '@seo' },
  async ({ request }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toMatch(/^User-Agent: \*\nAllow: \/$/m);
    expect(text).toMatch(/^Disallow: \/\*&price=$/m);
    expect(text).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  },
);

// Verifies docs/product.md 2.10 (private pages).
test('private pages have noindex', { tag: '@seo' }, async ({ request }) => {
  for (const { path, isPrivate } of screens) {
    const html = await (await request.get(path)).text();
    expect(/<meta name="robots" content="noindex/.test(html), path).toBe(Boolean(isPrivate));
  }
});
