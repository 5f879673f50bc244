// Verifies docs/product.md 24.1, 24.2, 24.9, 24.10.
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { informationLinks } from '@/data/information-pages';
import { helpLinks } from '@/data/navigation';
import { ranges } from '@/data/ranges';
import { formatMoney } from '@/domain/money';
import { weekendPriceCopy, priceCopy } from '@/domain/weekend-price';
import { availabilityCopy } from '@/components/catalogue/copy';
import { currentPrice, soldOutInTests } from './support/shop';
import { expect, test } from './support/fixtures';
import { crawl, dataIn, readPages, sitemapPaths, textAt, textsIn, unescape } from './support/read-pages';

const watches = readShopWatches();
const text = (html: string, pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '');
const titleOf = (html: string) => text(html, /<title>([^<]*)<\/title>/);
const descriptionOf = (html: string) => text(html, /<meta name="description" content="([^"]*)"/);
const canonicalOf = (html: string) => text(html, /<link rel="canonical" href="([^"]*)"/);
const sharedIn = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test(
  'a crawl of all links finds every public page, no dead link, no redirect and no duplicate metadata',
  { tag: ['@seo', '@long'] },
  async ({ request }) => {
    test.slow(); // hundreds of pages, among them the comparisons that the suggestions of /compare link to
    const found = await crawl(request);
    expect(found.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    const listed = await sitemapPaths(request);
    expect(listed.filter((path) => !found.some((page) => page.path === path))).toEqual([]);
    const pages = found.filter(({ path }) => listed.includes(path));
    for (const read of [titleOf, descriptionOf, canonicalOf]) {
      const values = pages.map(({ html }) => read(html));
      expect(values).not.toContain('');
      expect(sharedIn(values)).toEqual([]);
    }
  },
);

test(
  'the structured data of every public page is valid for schema.org and Google',
  { tag: ['@seo', '@long'] },
  async ({ request }) => {
    for (const { path, html } of await readPages(request, await sitemapPaths(request))) {
      const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
      const issues = await new Validator().validate(extractor.parse(html));
      expect(
        issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => `${path}: ${issueMessage}`),
      ).toEqual([]);
      expect(html, path).not.toMatch(/[aA]ggregateRating|"[rR]eview"|"(?:gtin|GTIN)|"(?:mpn|MPN)"/);
    }
  },
);

test(
  'price and availability of every watch agree in catalogue, page, data, feed and Markdown',
  { tag: ['@seo', '@long'] },
  async ({ request }) => {
    const items = (await textAt(request, '/feeds/google.xml')).split('<item>').slice(1);
    expect(items).toHaveLength(watches.length);
    const pages = await readPages(
      request,
      watches.map(({ path }) => path),
    );
    const forms = await readPages(
      request,
      watches.map(({ path }) => `${path}.md`),
    );
    for (const [index, watch] of watches.entries()) {
      const { key, path, priceCents, weekendCents, fullName } = watch;
      // Another test sets these out of stock for some seconds.
      if (soldOutInTests.includes(key)) continue;
      const price = (priceCents / 100).toFixed(2);
      const html = pages[index]?.html ?? '';
      if (weekendCents === undefined) expect(textsIn(html, 'span'), path).toContain(formatMoney(priceCents, 'usd'));
      else
        expect(html.replace(/<[^>]*>/g, ''), path).toContain(
          `${formatMoney(priceCents, 'usd')} ${weekendPriceCopy(weekendCents, 'usd')}`,
        );
      const product = dataIn(html).find((thing) => thing['@type'] === 'Product');
      expect(product, path).toMatchObject({
        name: fullName,
        offers: {
          price: (currentPrice(watch) / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      });
      const item = items.find((each) => textsIn(each, 'link')[0]?.endsWith(path)) ?? '';
      expect(textsIn(item, 'g:price')[0], path).toBe(`${price} USD`);
      expect(textsIn(item, 'g:sale_price'), path).toEqual(
        weekendCents === undefined ? [] : [`${(weekendCents / 100).toFixed(2)} USD`],
      );
      expect(textsIn(item, 'g:availability'), path).toEqual(['in_stock']);
      expect(textsIn(item, 'g:id'), path).toEqual([product?.sku]);
      expect([textsIn(item, 'g:color'), textsIn(item, 'g:material'), textsIn(item, 'g:size')].flat(), path).toEqual([
        product?.color,
        product?.material,
        product?.size,
      ]);
      expect(forms[index]?.html, path).toContain(`\n${priceCopy(watch, 'usd')}. ${availabilityCopy['in-stock']}.\n`);
    }
  },
);

// Verifies docs/product.md 24.2 (list).
test(
  "visible breadcrumbs match the structured data, and a list's data names its watches",
  { tag: '@seo' },
  async ({ request }) => {
    const pages = await readPages(request, [
      ...watches.map(({ path }) => path),
      ...ranges.map(({ path }) => path),
      '/all',
    ]);
    const information = await readPages(
      request,
      Object.values(informationLinks).map(({ href }) => String(href)),
    );
    for (const { path, html } of [...pages, ...information]) {
      const nav = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
      const seen = [...nav.matchAll(/<(?:a|span aria-current="page")[^>]*>([^<]*)</g)].map(([, name]) =>
        unescape(name ?? ''),
      );
      const trail = dataIn(html).find((thing) => thing['@type'] === 'BreadcrumbList');
      const named = (trail?.itemListElement as { name: string; item: string }[]) ?? [];
      expect(
        named.map(({ name }) => name),
        path,
      ).toEqual(seen);
      expect(new URL(named.at(-1)?.item ?? '').pathname, path).toBe(path);
    }
    for (const { path, html } of pages.filter(({ path }) => !/\d$/.test(path))) {
      const list = dataIn(html).find((thing) => thing['@type'] === 'ItemList');
      const shown = watches.filter((watch) => path === '/all' || watch.path.startsWith(`${path}/`));
      const items = (list?.itemListElement as { name: string; url: string }[]) ?? [];
      expect(
        items.map(({ url }) => new URL(url).pathname),
        path,
      ).toEqual(shown.map((watch) => watch.path));
      expect(list?.numberOfItems).toBe(shown.length);
    }
  },
);

// Verifies docs/product.md 24.2 (home page, contact page).
test(
  'the structured data describes the shop on the home page, its terms on the contact page and the seller of every offer',
  { tag: '@seo' },
  async ({ request }) => {
    const storeIn = (html: string) => dataIn(html).find((thing) => thing['@type'] === 'OnlineStore');
    const shop = storeIn(await textAt(request, '/'));
    const terms = storeIn(await textAt(request, '/contact/form'));
    expect(terms).toMatchObject({ '@id': shop?.['@id'], hasMerchantReturnPolicy: { merchantReturnDays: 30 } });
    expect(terms?.hasShippingService).toHaveLength(5);
    const product = dataIn(await textAt(request, '/all/xerix/1')).find((thing) => thing['@type'] === 'Product');
    expect(product?.offers).toMatchObject({ seller: { '@id': shop?.['@id'] } });
  },
);

test(
  'each public page has an Open Graph picture with a description, and watches and lists have their own',
  { tag: ['@seo', '@long'] },
  async ({ request }) => {
    const pages = await readPages(request, await sitemapPaths(request));
    const pictures = pages.map(({ html }) => text(html, /<meta property="og:image" content="([^"]*)"/));
    expect(pictures).not.toContain('');
    for (const { path, html } of pages) {
      expect(text(html, /<meta property="og:image:alt" content="([^"]*)"/), path).not.toBe('');
      expect(html, path).toContain('<meta property="og:image:width" content="1200"/>');
    }
    // Pages without a watch use the home page's picture.
    const borrowed = ['/contact/form', ...helpLinks.map(({ href }) => href)];
    expect(new Set(pictures).size).toBe(pages.length - borrowed.length);
    const answers = await readPages(
      request,
      [...new Set(pictures)].map((address) => new URL(address).pathname),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  },
);
