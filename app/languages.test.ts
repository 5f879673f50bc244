/** @jest-environment node */
import { createElement, type ReactElement } from 'react';
import all from '@/domain/languages.json';
import { inLanguage } from '@/domain/testing/in-language';

// Verifies docs/product.md 45.3.
it.each([
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['fr', 'fr_FR'],
  ['es', 'es_ES'],
])(
  'pages of the %s build name their language in lang, og:locale, the manifest and WebSite data',
  async (code, locale) => {
    const built = await inLanguage(code, async () => ({
      ...(await import('./page-metadata')),
      ...(await import('./shop-document')),
      ...(await import('@/components/catalogue/structured-data/shop-data')),
      manifest: (await import('./manifest')).default,
      rejection: (await import('@/components/forms/rejection-page')).rejectionPage({ code: 'busy', retryAfter: 7 }),
    }));
    const { openGraph } = built.pageMetadata({ title: 'New', description: '', path: '/new' });
    expect(openGraph).toMatchObject({ locale });
    expect(built.shopMetadata.openGraph).toMatchObject({ locale });
    expect(built.manifest()).toMatchObject({ lang: code, start_url: code === 'en' ? '/' : `/${code}` });
    expect(built.rejection).toContain(`<html lang="${code}"`);
    expect(JSON.stringify(built.shopData())).toContain(`"inLanguage":"${code}"`);
  },
);

// Verifies docs/product.md 45.3.
it.each(all.map(({ code }) => code))('the document of a page of the %s build has lang', async (code) => {
  const { default: Layout, ShopDocument } = await inLanguage(code, async () => ({
    ...(await import('./(en)/layout')),
    ...(await import('./shop-document')),
  }));
  const document = ShopDocument(Layout({ children: '' }).props);
  expect([document.type, document.props.lang]).toEqual(['html', code]);
});

const page = { title: 'New', description: 'New arrivals.', path: '/new' };

// Verifies docs/product.md 45.4.
it('a page of the German build is its own canonical page and names its alternates', async () => {
  const { pageMetadata } = await inLanguage('de', () => import('./page-metadata'));
  expect(pageMetadata({ ...page, feeds: { 'application/atom+xml': '/feeds/new.atom' } }).alternates).toEqual({
    canonical: '/de/new',
    types: { 'application/atom+xml': '/de/feeds/new.atom' },
    languages: { en: '/new', de: '/de/new', 'x-default': '/new' },
  });
});

// Verifies docs/product.md 45.4.
it('a shared page of the German build leads to the German page', async () => {
  const { pageMetadata } = await inLanguage('de', () => import('./page-metadata'));
  expect(pageMetadata(page).openGraph).toMatchObject({ url: '/de/new' });
});

// Verifies docs/product.md 45.4.
it('private pages, filtered lists and pages of a shop with one language name no alternates', async () => {
  const { pageMetadata } = await inLanguage('de', () => import('./page-metadata'));
  expect(pageMetadata({ ...page, isPrivate: true }).alternates?.languages).toBeUndefined();
  const { narrowedMetadata, listMetadata } = await inLanguage('de', () => import('./watch-metadata'));
  expect((await listMetadata('xerix')).alternates?.languages).toBeDefined();
  expect((await narrowedMetadata('xerix')).alternates?.languages).toBeUndefined();
  const one = await inLanguage('en', () => import('./page-metadata'), 'en');
  expect(one.pageMetadata(page).alternates?.languages).toBeUndefined();
});

const bodyOf = async (response: Promise<Response>) => (await response).text();

// Verifies docs/product.md 45.5 (sitemaps).
it('the English sitemap index lists the sitemaps of all languages, the German one its own', async () => {
  const english = await bodyOf(inLanguage('en', async () => (await import('./sitemap.xml/route')).GET()));
  expect(english).toContain('<loc>http://localhost:3000/sitemaps/xerix.xml</loc>');
  expect(english).toContain('<loc>http://localhost:3000/de/sitemaps/xerix.xml</loc>');
  const german = await bodyOf(inLanguage('de', async () => (await import('./sitemap.xml/route')).GET()));
  expect(german).not.toContain('3000/sitemaps/');
});

// Verifies docs/product.md 45.5 (sitemaps).
it('a German sitemap has German addresses with their alternates', async () => {
  const params = Promise.resolve({ file: 'xerix.xml' });
  const xml = await bodyOf(
    inLanguage('de', async () =>
      (await import('./sitemaps/[file]/route')).GET(new Request('http://shop.test'), { params }),
    ),
  );
  expect(xml).toContain('<loc>http://localhost:3000/de/all/xerix/1</loc>');
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/all/xerix/1"/>');
  expect(xml).toContain('hreflang="x-default" href="http://localhost:3000/all/xerix/1"');
});

// Verifies docs/product.md 45.5 (feeds).
it('the German Atom feed has xml:lang, and German addresses with shared pictures', async () => {
  const xml = await bodyOf(inLanguage('de', async () => (await import('./feeds/new.atom/route')).GET()));
  expect(xml).toContain('xml:lang="de"');
  expect(xml).toContain('http://localhost:3000/de/');
  expect(xml).not.toContain('/de/pictures/');
});

// Verifies docs/product.md 45.5 (feeds).
it('the feeds name those of each language in their Link header, and none in a shop in English alone', async () => {
  const linksIn = (code: string, languages: string) =>
    inLanguage(
      code,
      async () => {
        const { languageLinks } = await import('@/data/site');
        const atom = await (await import('./feeds/new.atom/route')).GET();
        return [atom.headers.get('Link'), languageLinks('/feeds/google.xml').Link];
      },
      languages,
    );
  const link = (file: string) =>
    [
      `<http://localhost:3000${file}>; rel="alternate"; hreflang="en"`,
      `<http://localhost:3000/de${file}>; rel="alternate"; hreflang="de"`,
      `<http://localhost:3000${file}>; rel="alternate"; hreflang="x-default"`,
    ].join(', ');
  const links = [link('/feeds/new.atom'), link('/feeds/google.xml')];
  expect(await linksIn('de', 'en,de')).toEqual(links);
  expect(await linksIn('en', 'en,de')).toEqual(links);
  expect(await linksIn('en', 'en')).toEqual([null, undefined]);
});

// Verifies docs/product.md 45.5 (feeds).
it.each(['google', 'atom', 'assistants'] as const)(
  'the German %s feed links to German pages and shared files only',
  async (name) => {
    const feeds = await inLanguage('de', async () => {
      const { readShopWatches } = await import('@/data/catalogue/shop-catalogue');
      const watches = readShopWatches().filter(({ catalogue }) => catalogue === 'watchnew');
      const offered = watches.map((watch) => ({ watch, availability: 'in-stock' as const }));
      const now = new Date('2026-11-20T12:00:00Z');
      return {
        google: (await import('./feeds/google-feed')).googleFeed(offered, now).xml,
        atom: (await import('./feeds/new-arrivals-feed')).newArrivalsAtom(watches, now).xml,
        assistants: (await import('./feeds/assistants-feed')).assistantsFeed(offered, now),
      };
    });
    const paths = [...feeds[name].matchAll(/http:\/\/localhost:3000(\/[^"<&]+)?/g)].map(([, path = '/']) => path);
    expect(paths).toEqual(expect.arrayContaining(['/de', expect.stringMatching(/^\/de\//)]));
    expect(paths.filter((path) => !/^\/(?:de|pictures|watches|models)(?:\/|$)/.test(path))).toEqual([]);
  },
);

// Verifies docs/product.md 45.5 (Markdown).
it('a German Markdown page links to German addresses', async () => {
  const params = Promise.resolve({ path: ['all', 'xerix', '1'] });
  const text = await bodyOf(
    inLanguage('de', async () =>
      (await import('./markdown/[...path]/route')).GET(new Request('http://shop.test'), { params }),
    ),
  );
  expect(text).toContain('http://localhost:3000/de/');
  expect(text).not.toMatch(/localhost:3000\/(?!de\/|watches\/)/);
});

// Verifies docs/product.md 45.2 (addresses).
it('routes, redirects and links to documents of the German build stay below /de', async () => {
  const german = await inLanguage('de', async () => ({
    ...(await import('@/server/http/serve-form')),
    ...(await import('@/contract/watches')),
    ...(await import('@/domain/paths')),
  }));
  expect(german.seeOther('/order').headers.get('Location')).toBe('/de/order');
  expect(german.storedWatchesRoute.path).toMatch(/^\/de\/api\//);
  expect(german.orderPath('a')).toMatch(/^\/thanks/);
  expect(german.invoicePdfPath('a', '2026-000001')).toMatch(/^\/de\/api\/invoice\?/);
});

const markupInGerman = (load: () => Promise<ReactElement>) =>
  inLanguage('de', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    return renderToStaticMarkup(await load());
  });

// Verifies docs/product.md 45.2 (addresses).
it('the search form of the German build asks the German search', async () => {
  const markup = await markupInGerman(async () => {
    const { SearchBox } = await import('@/components/search/search-box');
    return createElement(SearchBox, { name: 'Search', watchCount: 2 });
  });
  expect(markup).toContain('action="/de/search"');
});

// Verifies docs/product.md 45.2 (addresses).
it('the link of a comparison in the German build leads to the German comparison', async () => {
  const markup = await markupInGerman(async () => {
    const { CopyLink } = await import('@/components/compare/copy-link');
    return createElement(CopyLink, { path: '/compare', origin: 'https://shop.test' });
  });
  expect(markup).toContain('value="https://shop.test/de/compare"');
});

// Verifies docs/product.md 45.7 (choice, amounts).
it('the German build writes amounts in German, and reads the same choice of currency as the English one', async () => {
  const load = async () => ({ ...(await import('@/domain/money')), ...(await import('@/browser/currency')) });
  const [english, german] = [await inLanguage('en', load), await inLanguage('de', load)];
  expect(english.formatMoney(24_900, 'eur')).toBe('€249.00');
  expect(german.formatMoney(24_900, 'eur')).toBe('249,00\u00A0€');
  expect(german.formatMoney(24_900, 'usd')).toBe('249,00\u00A0$');
  const inDollars = german.currencyScript().replaceAll('l[1]', 'l[0]').replace("'eur')", "'usd')");
  expect(inDollars.replace('de-DE', 'en-US')).toBe(english.currencyScript());
});

// Verifies docs/product.md 45.11.
it('the service worker of a language knows its own pages and caches only', async () => {
  const load = () => import('@/browser/worker/cached-pages');
  const [english, german] = [await inLanguage('en', load), await inLanguage('de', load)];
  expect(['pages-1', 'pages-1-de'].map(english.isOwnCache)).toEqual([true, false]);
  expect(['pages-1', 'pages-1-de'].map(german.isOwnCache)).toEqual([false, true]);
  const at = (path: string) => new URL(path, 'http://shop.test');
  expect(german.cachePathOf(at('/de/all/xerix/1'))).toBe('/de/all/xerix/1');
  expect(['/de/order', '/de/search'].map((path) => german.cachePathOf(at(path)))).toEqual([undefined, undefined]);
});

// Verifies docs/product.md 45.8.
it('the Markdown of a German product page has the German texts of its watch', async () => {
  const markdown = await inLanguage('de', async () => {
    jest.doMock('@/data/watch-texts', () => jest.requireActual('@/data/watch-texts.de'));
    const { watchMarkdown } = await import('@/app/markdown/watch-markdown');
    const { readShopWatches } = await import('@/data/catalogue/shop-catalogue');
    const watch = readShopWatches().find(({ key }) => key === 'xerix/1');
    if (!watch) throw new Error('xerix/1 is not in the catalogue');
    return watchMarkdown(watch, 'in-stock');
  });
  expect(markdown).toMatch(/^Auf diesem Zifferblatt gibt es keine Zeiger\./m);
});

// Verifies docs/product.md 45.8.
it('withShownTexts shows the German texts of a watch, and English ones after an edit of the English', async () => {
  const { catalogue } = await import('@/data/catalogue/shop-catalogue');
  const { withShownTexts } = await import('@/data/watch-texts.de');
  const watch = await catalogue.findWatch('xerix/1');
  if (!watch) throw new Error('xerix/1 is not in the catalogue');
  expect(withShownTexts(watch).stored.txt1).toMatch(/^Auf diesem Zifferblatt/);
  const edited = { ...watch, stored: { ...watch.stored, txt1: 'No hands.' } };
  expect(withShownTexts(edited)).toBe(edited);
});
