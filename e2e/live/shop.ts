import type { APIRequestContext } from '@playwright/test';
import { dataIn, textsIn, unescape } from '../support/read-pages';

/** A page as a program reads it; `path` is its address without the shop's own, `status` 0 where it did not answer. */
export type Page = { path: string; status: number; html: string };

/** What a page's data says of what it sells: the price as it stands there, `249.00`, and the last part of the availability's address. */
export type Product = {
  path: string;
  name: string;
  price: string;
  currency: string;
  availability: string;
  images: string[];
};

/** A row of a feed: prices in the currency's units, usual and reduced, as `249.00 USD`. */
type FeedRow = { path: string; title: string; prices: string[]; availability: string };

/** What a live shop says of itself, read once and politely: some of its pages, and what its data and its feed say of them. */
export type LiveShop = {
  origin: string;
  /** How many pages its sitemap lists; 0 where there is none. */
  listed: number;
  pages: Page[];
  products: Product[];
  /** The feed's path and rows; undefined where the shop offers none. */
  feed?: { path: string; rows: FeedRow[] };
  /** Where its search is, with `{words}` for what is searched for; undefined where the data names none. */
  search?: string;
};

/** How often a page is asked for when it takes too long or is refused for being too much. */
const patience = { timeout: 20_000 };

/** Only ever asks; an address of another host is asked for at the shop's own, because a shop on trial carries its later address. */
export class Reader {
  constructor(
    private readonly request: APIRequestContext,
    readonly origin: string,
  ) {}

  async read(path: string): Promise<Page & { headers: Record<string, string> }> {
    const answer = await this.request.get(this.origin + path, patience).catch(() => undefined);
    if (!answer) return { path, status: 0, html: '', headers: {} };
    const isText = /text|xml|json/.test(answer.headers()['content-type'] ?? 'text');
    return { path, status: answer.status(), html: isText ? await answer.text() : '', headers: answer.headers() };
  }
}

/** The path with its query of an address that the shop gives for itself, relative or not. */
export function pathOf(address: string, from = '/'): string {
  const { pathname, search } = new URL(unescape(address), new URL(from, 'http://shop'));
  return pathname + search;
}

/**
 * Reads a shop, its home page first and then pages spread evenly over its sitemap.
 *
 * @param limit how many pages at most; where none of them sells anything, as many again are read to find one that does.
 */
export async function readShop(reader: Reader, limit: number): Promise<LiveShop> {
  const robots = (await reader.read('/robots.txt')).html;
  const named = [...robots.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address]) => pathOf(address ?? ''));
  const listed = await readSitemap(reader, named[0] ?? '/sitemap.xml');
  const home = await reader.read('/');
  const others = (listed.length > 0 ? listed : linksIn(home)).filter((path) => path !== '/');
  const pages: Page[] = [home];
  for (const path of spread(others, limit - 1)) pages.push(await reader.read(path));
  for (const path of spread(others.toReversed(), limit)) {
    if (pages.some((page) => productIn(page))) break;
    if (!pages.some((page) => page.path === path)) pages.push(await reader.read(path));
  }
  const read = pages.map(({ path, status, html }) => ({ path, status, html }));
  const products = read.flatMap((page) => productIn(page) ?? []);
  return {
    origin: reader.origin,
    listed: listed.length,
    pages: read,
    products,
    ...(await feedOf(reader, home)),
    search: searchIn(home),
  };
}

/** So many of a list, evenly spread over it, the first and the last among them. */
export function spread<Item>(all: readonly Item[], count: number): Item[] {
  if (all.length <= count) return [...all];
  return Array.from(
    { length: count },
    (_, index) => all[Math.round((index * (all.length - 1)) / (count - 1 || 1))] as Item,
  );
}

async function readSitemap(reader: Reader, path: string): Promise<string[]> {
  const { status, html } = await reader.read(path);
  if (status !== 200) return [];
  const listed = textsIn(html, 'loc').map((address) => pathOf(address));
  if (!html.includes('<sitemapindex')) return listed;
  const parts: string[] = [];
  for (const part of listed.slice(0, 20)) parts.push(...(await readSitemap(reader, part)));
  return parts;
}

/** The paths of the shop to which a page links, without what stands behind `#`. */
export function linksIn({ path, html }: Page): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"#]+)[^"]*"/g)].flatMap(([, address = '']) => {
    const isOwn = /^\/(?!\/)|^[\w./?-]+$/.test(address) && !/^\w+:/.test(address);
    return isOwn ? [pathOf(address, path)] : [];
  });
  return [...new Set(links)];
}

type Thing = Record<string, unknown>;

const listOf = (value: unknown): Thing[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is Thing => typeof one === 'object' && one !== null);

/** The data of a page; none where it cannot be read, which `productIn` then misses. */
function thingsIn(html: string): Thing[] {
  try {
    return dataIn(html);
  } catch {
    return [];
  }
}

const isA = (thing: Thing, ...types: string[]) => types.some((type) => [thing['@type']].flat().includes(type));

/** What a page sells by its own data; undefined where that names no product. */
function productIn({ path, html }: Page): Product | undefined {
  const product = thingsIn(html).find((thing) => isA(thing, 'Product', 'ProductGroup'));
  if (!product) return undefined;
  const [variant] = listOf(product.hasVariant);
  const [offer = {}] = listOf(product.offers ?? variant?.offers);
  const images = [product.image ?? variant?.image].flat().map((image) => (isThing(image) ? image.url : image));
  return {
    path,
    name: unescape(textOf(product.name)),
    price: textOf(offer.price ?? offer.lowPrice),
    currency: textOf(offer.priceCurrency),
    availability: textOf(offer.availability).replace(/^.*\//, ''),
    images: images.filter((image): image is string => typeof image === 'string'),
  };
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Where a shop can be searched (schema.org, SearchAction). */
function searchIn({ html }: Page): string | undefined {
  const site = thingsIn(html).find((thing) => isA(thing, 'WebSite'));
  const [action] = listOf(site?.potentialAction);
  const target = isThing(action?.target) ? action.target.urlTemplate : action?.target;
  return typeof target === 'string'
    ? target.replace(/^https?:\/\/[^/]+/, '').replace(/\{[^}]*\}/, '{words}')
    : undefined;
}

/** The feed for shops that sell by it: the one that the home page names, or Google's where this shop has it. */
async function feedOf(reader: Reader, home: Page): Promise<Pick<LiveShop, 'feed'>> {
  const named = [
    ...home.html.matchAll(
      /<link\s[^>]*rel="alternate"[^>]*type="application\/(?:rss|atom)?\+?xml"[^>]*href="([^"]+)"/g,
    ),
  ];
  for (const path of ['/feeds/google.xml', ...named.map(([, address]) => pathOf(address ?? ''))]) {
    const { status, html } = await reader.read(path);
    const rows =
      status === 200
        ? html
            .split(/<(?:item|entry)>/)
            .slice(1)
            .flatMap(rowIn)
        : [];
    if (rows.length > 0) return { feed: { path, rows } };
  }
  return {};
}

/** A row that says what something costs; what only tells of news is none. */
function rowIn(xml: string): FeedRow[] {
  const text = (name: string) => textsIn(xml, `g:${name}`)[0] ?? textsIn(xml, name)[0] ?? '';
  const prices = [text('price'), text('sale_price')].filter((price) => price !== '');
  if (prices.length === 0) return [];
  return [{ path: pathOf(text('link')), title: text('title'), prices, availability: text('availability') }];
}
