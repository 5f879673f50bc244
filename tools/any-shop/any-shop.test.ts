import { build } from 'esbuild';
import { dependencies, devDependencies } from '@/package.json';
import { pageOf, pictureOf, documentOf } from './card';
import own from './package.json';
import { addsToCart, homePathOf, Reader, readShop } from './shop';

describe('the package', () => {
  it('the bundle imports only Node and the dependencies of its package.json', async () => {
    const { metafile } = await build({
      entryPoints: ['tools/any-shop/any-shop.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      metafile: true,
      write: false,
    });
    const imported = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports.map(({ path }) => path))
      .filter((path) => !path.startsWith('node:'));
    expect([...new Set(imported)].sort()).toEqual(Object.keys(own.dependencies).sort());
  });

  it('its versions are those of this repository', () => {
    expect({ ...dependencies, ...devDependencies }).toMatchObject({ ...own.dependencies, ...own.devDependencies });
  });
});

describe('a shop in several languages', () => {
  const origin = 'https://shop.example';
  const roots = ['', '/de'];
  const links = roots
    .map((root) => `<link rel="alternate" hreflang="${root.slice(1) || 'en'}" href="${origin}${root || '/'}"/>`)
    .join('');
  const texts = new Map([
    ['/robots.txt', `Sitemap: ${origin}/sitemap.xml`],
    // An index with more parts than are read, those of German last.
    [
      '/sitemap.xml',
      `<sitemapindex>${[...Array.from({ length: 20 }, (_, part) => `/${part}.xml`), '/de/1.xml'].map((part) => `<loc>${origin}${part}</loc>`).join('')}`,
    ],
    ...roots.flatMap((root): [string, string][] => [
      [root || '/', links],
      [`${root}/1.xml`, ['', '/lamps', '/desk-lamp'].map((path) => `<loc>${origin}${root}${path}</loc>`).join('')],
      [`${root}/lamps`, ''],
      [`${root}/desk-lamp`, ''],
      [
        `${root}/feeds/google.xml`,
        `<item><g:link>${origin}${root}/desk-lamp</g:link><g:price>9.00 ${root ? 'EUR' : 'USD'}</g:price></item>`,
      ],
    ]),
  ]);
  const get = async (address: string) => {
    const text = texts.get(address.slice(origin.length));
    return {
      url: () => address,
      status: () => (text === undefined ? 404 : 200),
      headers: () => ({}),
      text: () => text,
    };
  };

  it.each([
    ['https://shop.example', ['/', '/lamps', '/desk-lamp'], '9.00 USD'],
    ['https://shop.example/de/', ['/de', '/de/lamps', '/de/desk-lamp'], '9.00 EUR'],
  ])('at %s readShop reads the pages %j and their feed', async (address, paths, price) => {
    const shop = await readShop(new Reader({ get } as never, origin), 12, homePathOf(new URL(address)));
    expect(shop.pages.map(({ path }) => path)).toEqual(paths);
    expect(shop.feed?.rows.flatMap(({ prices }) => prices)).toEqual([price]);
    expect([shop.home, shop.listed]).toEqual([paths[0], 3]);
  });

  it.each([
    ['https://shop.example', '/'],
    ['https://shop.example/index.html', '/'],
    ['https://shop.example/de/', '/de'],
    ['https://shop.example/shop/index.php?a=1', '/shop'],
  ])('homePathOf %s is %s', (address, path) => expect(homePathOf(new URL(address))).toBe(path));
});

it.each([
  ['Add to Cart', true],
  ['In den Warenkorb', true],
  ['カートに入れる', true],
  ['カートを見る', false],
  ['Add to wishlist', false],
])('a button "%s" adds to a cart: %s', (text, adds) => expect(addsToCart.test(text)).toBe(adds));

describe('the card', () => {
  const result = { title: 'Text is <readable>', loss: 'A shopper cannot "read" & buy.', seen: '3 pages', problems: [] };
  const report = {
    shop: 'https://shop.example',
    at: new Date('2026-11-25T12:00:00Z'),
    fillsCart: true,
    results: [
      result,
      { ...result, title: 'Prices agree', problems: Array.from({ length: 7 }, (_, place) => `/p${place} costs <b>`) },
      { ...result, title: 'Search finds', seen: 'no search', notOffered: true },
    ],
  };

  it('Markdown lists each result, five problems of a failed one, and the reason of one that is not offered', () => {
    expect(pageOf(report)).toBe(`# Checks of https://shop.example

2026-11-25 12:00 UTC. 1 of 3 checks failed: 1 passed, 1 not offered. Nothing was ordered or sent; the checks filled only carts of their own.

- ✓ Text is <readable>: 3 pages
- ✗ Prices agree: A shopper cannot "read" & buy.
  - /p0 costs <b>
  - /p1 costs <b>
  - /p2 costs <b>
  - /p3 costs <b>
  - /p4 costs <b>
  - and 2 more
- – Search finds: not offered, no search

`);
  });

  it.each([
    ['SVG', pictureOf],
    ['HTML', documentOf],
  ] as const)('%s shows the verdict and each title, with the texts of the shop escaped', (_, format) => {
    const text = format(report);
    expect(text).not.toMatch(/<readable>|costs <b>/);
    for (const part of [
      'shop.example',
      '1 of 3 checks failed',
      'Text is &lt;readable&gt;',
      'Prices agree',
      'Search finds',
    ])
      expect(text).toContain(part);
  });
});
