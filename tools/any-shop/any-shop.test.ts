import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { dependencies, devDependencies } from '@/package.json';
import { pageOf, pictureOf, documentOf } from './card';
import own from './package.json';
import { readOptions, selectChecks } from './options';
import { digits, figuresIn } from './page-checks';
import { addsToCart, findShop, homePathOf, linksIn, Reader, readShop } from './shop';
import { isOfCart } from './visit';

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
  ['Zum Warenkorb hinzufügen', true],
  ['Zum Warenkorb', false],
  ['In den Einkaufswagen', true],
  ['Zur Wunschliste hinzufügen', false],
  ['Agregar al carrito', true],
  ['Añadir a la cesta', true],
  ['Añadir a la lista de deseos', false],
  ['Ajouter à mon panier', true],
  ['Ajouter à ma liste d’envies', false],
  ['Add to wishlist', false],
])('a button "%s" adds to a cart: %s', (text, adds) => expect(addsToCart.test(text)).toBe(adds));

it.each([
  ['/panier', true],
  ['/de/warenkorb/add', true],
  ['/carrito?id=1', true],
  ['/orders', false],
  ['/commande', false],
])('a POST request to %s is one to a cart: %s', (path, isCart) =>
  expect(isOfCart({ url: () => `https://shop.example${path}`, postData: () => 'qty=1', headers: () => ({}) })).toBe(
    isCart,
  ),
);

describe('the options', () => {
  it.each([
    [['shop.example'], 'Begin it with https://'],
    [[], 'The address of a shop is missing'],
    [['https://shop.example', '--read-only'], '--read-only'],
    [['https://shop.example', '--out'], '--out'],
    [['https://shop.example', '--out', '--pages', '5'], '--out'],
    [['https://shop.example', '--pages', 'many'], '--pages many is not a number from 1'],
    [['https://shop.example', 'https://other.example'], 'https://other.example is a second one'],
  ])('%j are rejected, and the message names "%s"', (args, message) =>
    expect(() => readOptions(args)).toThrow(message),
  );

  it('are read in any order, with a space or an equals sign', () => {
    expect(readOptions(['--reads-only', '--pages=30', 'https://shop.example/de', '--only', 'cart'])).toEqual({
      address: new URL('https://shop.example/de'),
      folder: '.',
      pages: 30,
      only: 'cart',
      readsOnly: true,
    });
    expect(readOptions(['--help'])).toBeUndefined();
  });

  it('take the name and the password from the address', () =>
    expect(readOptions(['https://qa:p%40ss@staging.example'])?.login).toEqual({ username: 'qa', password: 'p@ss' }));

  const all = [{ title: 'Pages load' }, { title: 'The cart survives', fillsCart: true }];

  it('selectChecks returns the checks whose title contains the text in any case', () =>
    expect(selectChecks(all, { only: 'CART', readsOnly: false })).toEqual(all.slice(1)));

  it.each([
    [{ only: 'basket', readsOnly: false }, 'No check has a title with “basket”'],
    [{ only: 'cart', readsOnly: true }, '--reads-only leaves out each check'],
  ])('selectChecks rejects %j, which selects none', (options, message) =>
    expect(() => selectChecks(all, options)).toThrow(message),
  );
});

it.each([
  ['1 249,00 €', 1249],
  ['1\u202f249,00 €', 1249],
  ['1\u00a0249,00 €', 1249],
  ['CHF 1’249.00', 1249],
  ['CHF 1’249.–', 1249],
  ['1.249,- €', 1249],
  ['₹1,23,456.00', 123_456],
  ['Rs. 249.50', 249.5],
  ['1,249', 1249],
  ['Size 42 249.00 €', 249],
  ['Pack of 2, 249,00 €', 249],
])('the figures in "%s" contain the price %d', (text, price) => expect(figuresIn(text)).toContain(price));

it.each([
  ['1249.00', 1249],
  ['1249.5000', 1249.5],
  ['0.5', 0.5],
  ['89', 89],
])('the price %s of structured data is %d', (text, price) => expect(digits(text)).toBe(price));

describe('the links of a page', () => {
  const page = { origin: 'https://staging.example', path: '/shop/', finalPath: '/shop/', status: 200 };
  it.each([
    ['<a class="x" href="https://staging.example/lamps?a=1&amp;b=2#top">', ['/lamps?a=1&b=2']],
    ["<a href='/lamps'>", ['/lamps']],
    ['<A HREF=/lamps>', ['/lamps']],
    ['<a href="lamps">', ['/shop/lamps']],
    ['<link rel="canonical" href="https://shop.example/shop/"><a href="https://shop.example/lamps">', ['/lamps']],
    ['<a href="https://other.example/lamps">', []],
    ['<a href="https://staging.example/?add-to-cart=12">', []],
    ['<a href="#top"><a href=""><a href="mailto:a@b.example"><a href="https://%%host%%/"><a href="{{ url }}">', []],
    ['<script>const link = `<a href="/x">`</script><template><a href="/y"></template><!-- <a href="/z"> -->', []],
  ])('in %s are %j', (html, links) => expect(linksIn({ ...page, html })).toEqual(links));
});

describe('a shop of another kind', () => {
  const origin = 'https://shop.example';
  type Answer = { text?: string; type?: string; url?: string; body?: Buffer };
  const readerOf = (answers: Record<string, Answer>) => {
    const get = async (address: string) => {
      const answer = answers[address];
      return {
        url: () => answer?.url ?? address,
        status: () => (answer ? 200 : 404),
        headers: () => ({ 'content-type': answer?.type ?? 'text/html' }),
        text: () => answer?.text ?? '',
        body: () => answer?.body ?? Buffer.from(answer?.text ?? ''),
      };
    };
    return { get } as never;
  };

  it.each([
    ['reads', gzipSync(`<loc>${origin}/brass</loc>`), 1],
    ['survives a damaged', Buffer.from('no gzip'), 0],
    ['does not unpack an endless', gzipSync(Buffer.alloc(51 * 1024 * 1024, ' ')), 0],
  ])('readShop %s compressed sitemap', async (_, body, listed) => {
    const answers = {
      [`${origin}/robots.txt`]: { text: 'Sitemap: /sitemap.xml.gz' },
      [`${origin}/`]: {},
      [`${origin}/brass`]: {},
      [`${origin}/sitemap.xml.gz`]: { type: 'application/x-gzip', body },
    };
    expect((await readShop(new Reader(readerOf(answers), origin), 12)).listed).toBe(listed);
  });

  it('readShop reads each sitemap of robots.txt, and survives malformed addresses', async () => {
    const listOf = (...addresses: string[]) => ({ text: addresses.map((loc) => `<loc>${loc}</loc>`).join('') });
    const shop = await readShop(
      new Reader(
        readerOf({
          [`${origin}/robots.txt`]: {
            text: 'Sitemap: /blog.xml\nSitemap: /lamps.xml\nSitemap: https://%%host%%/a.xml',
          },
          [`${origin}/`]: {
            text: '<link rel="canonical" href="https://%%host%%/"><link rel=alternate hreflang=de href="http://:0">',
          },
          [`${origin}/blog.xml`]: listOf(`${origin}/blog`),
          [`${origin}/lamps.xml`]: listOf(`${origin}/brass`, 'https://%%host%%/clip', `${origin}/blog`),
          [`${origin}/blog`]: {},
          [`${origin}/brass`]: {},
        }),
        origin,
      ),
      12,
    );
    expect(shop.pages.map(({ path, status }) => [path, status])).toEqual([
      ['/', 200],
      ['/blog', 200],
      ['/brass', 200],
    ]);
    expect(shop.listed).toBe(2);
  });

  it.each([
    ['https://shop.example/', { origin: 'https://www.shop.example', home: '/de' }, 'https://www.shop.example/de/'],
    ['https://shop.example/fr/', { origin, home: '/fr' }, 'https://shop.example/fr/accueil'],
  ])('findShop follows %s to %j', async (address, found, url) =>
    expect(await findShop(readerOf({ [address]: { url } }), new URL(address))).toEqual(found),
  );

  it('findShop says why a shop does not respond', async () => {
    const get = () => Promise.reject(new Error('apiRequestContext.get: connect ECONNREFUSED ::1:9\nCall log:'));
    await expect(findShop({ get } as never, new URL('http://localhost:9/'))).rejects.toThrow(
      /^http:\/\/localhost:9 does not respond: connect ECONNREFUSED ::1:9$/,
    );
  });

  it.each([
    ['https://cdn.example/brass.png', true],
    ['https://cdn.example/gone.png', false],
    ['https://production.example/clip.png', true],
    ['/gone.png', false],
  ])('the picture %s loads: %s', async (address, loads) => {
    const png = { type: 'image/png' };
    const request = readerOf({ 'https://cdn.example/brass.png': png, [`${origin}/clip.png`]: png });
    expect(await new Reader(request, origin).loadsPicture(address, '/brass')).toBe(loads);
  });
});

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
