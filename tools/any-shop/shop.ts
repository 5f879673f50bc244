import { gunzipSync } from 'node:zlib';
import type { APIRequestContext, APIResponse } from 'playwright-core';
import { dataIn, textsIn, unescape } from '@/e2e/support/read-pages';

/**
 * A page as a crawler reads it. `origin` is that of the shop, which `path` lacks; `finalPath` is that after redirects.
 * `status` is 0 if the shop did not respond.
 */
export type Page = { origin: string; path: string; finalPath: string; status: number; html: string };

/** A product in a page's structured data. `price` is verbatim (`249.00`); `availability` is the last segment of its URL. */
export type Product = {
  path: string;
  name: string;
  price: string;
  currency: string;
  availability: string;
  images: string[];
};

/** A product that a shopper can try to buy. */
export type Sold = Pick<Product, 'path' | 'name'>;

/** A row of a product feed. Prices carry their currency (`249.00 USD`), regular price before sale price. */
type FeedRow = { path: string; title: string; prices: string[]; availability: string };

/** Some pages of a live shop with their structured data and product feed, read once. */
export type LiveShop = {
  origin: string;
  /** Path of the home page in the language that was read, such as `/de`. */
  home: string;
  /** Number of pages of this language in the sitemap; 0 without a sitemap. */
  listed: number;
  pages: Page[];
  products: Product[];
  /** Pages that sell something: the products, or without structured data the pages with a button that adds to a cart. */
  sold: Sold[];
  /** Path and rows of the product feed; undefined without one. */
  feed?: { path: string; rows: FeedRow[] };
  /** Path of the search with `{query}` for the query; undefined if the structured data names none. */
  search?: string;
};

/** Options of each request; timeout in ms. */
const requestOptions = { timeout: 20_000 };

/**
 * Reads pages by GET. URLs with another host are read from the shop's origin, because a staging shop links to its production
 * host.
 */
export class Reader {
  constructor(
    private readonly request: APIRequestContext,
    readonly origin: string,
  ) {}

  async read(path: string): Promise<Page & { headers: Record<string, string> }> {
    const answer = await this.request.get(this.origin + path, requestOptions).catch(() => undefined);
    const { origin } = this;
    if (!answer) return { origin, path, finalPath: path, status: 0, html: '', headers: {} };
    return {
      origin,
      path,
      finalPath: answer.url().startsWith(`${this.origin}/`) ? pathOf(answer.url()) : path,
      status: answer.status(),
      html: await readText(answer, path),
      headers: answer.headers(),
    };
  }

  /** True if a picture loads: from the shop, or from another host that its address names, such as that of a CDN. */
  async loadsPicture(address: string, from: string): Promise<boolean> {
    const { status, headers } = await this.read(pathOf(address, from));
    if (isPicture(status, headers)) return true;
    if (!URL.canParse(address) || new URL(address).origin === this.origin) return false;
    const answer = await this.request.get(address, requestOptions).catch(() => undefined);
    return answer !== undefined && isPicture(answer.status(), answer.headers());
  }
}

async function readText(answer: APIResponse, path: string): Promise<string> {
  if (/text|xml|json|javascript/.test(answer.headers()['content-type'] ?? 'text')) return answer.text();
  return path.endsWith('.xml.gz') ? unpackSitemap(await answer.body()) : '';
}

/** Bytes of the largest sitemap that the sitemaps protocol allows. */
const maxSitemapBytes = 50 * 1024 * 1024;

/** The text of a compressed sitemap; empty if it is damaged or too large. */
function unpackSitemap(bytes: Buffer): string {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxSitemapBytes }).toString();
  } catch {
    return '';
  }
}

const isPicture = (status: number, headers: Record<string, string>) =>
  status === 200 && (headers['content-type'] ?? '').startsWith('image/');

/** Path and query of an absolute or relative URL; a malformed one as it is, to which no shop responds. */
export function pathOf(address: string, from = '/'): string {
  const base = URL.canParse(from, 'http://shop') ? new URL(from, 'http://shop') : 'http://shop';
  if (!URL.canParse(unescape(address), base)) return unescape(address);
  const { pathname, search } = new URL(unescape(address), base);
  return pathname + search;
}

/**
 * Requests the address of a shop. Returns the origin after redirects, such as that with `www`, and the path of the home page.
 *
 * @throws if there is no response, with the reason
 */
export async function findShop(request: APIRequestContext, address: URL): Promise<{ origin: string; home: string }> {
  const answer = await request
    .get(address.origin + address.pathname + address.search, requestOptions)
    .catch((error) => {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      throw new Error(`${address.origin} does not respond: ${reason.replace(/^apiRequestContext\.get: /, '')}`);
    });
  const final = new URL(answer.url());
  return final.origin === address.origin
    ? { origin: address.origin, home: homePathOf(address) }
    : { origin: final.origin, home: homePathOf(final) };
}

/** Path of the home page that the address of a shop names: `/`, or `/de` for a language with its own folder. */
export const homePathOf = ({ pathname }: URL): string => pathname.replace(/\/+(?:[^/]*\.[^/]*)?$/, '') || '/';

/**
 * Returns a test for the paths of the home page's language: those below it, without the folders of the other languages that
 * its `hreflang` names.
 */
function inLanguageOf({ path: home, finalPath, html }: Page): (path: string) => boolean {
  const root = folderOf(home);
  const foldersOf = (isWanted: (link: Record<string, string>) => boolean) =>
    elementsIn(html, 'link')
      .filter(isWanted)
      .map(({ href = '' }) => folderOf(pathOf(href)));
  const own = [root, folderOf(finalPath), ...foldersOf(({ rel }) => rel === 'canonical')];
  const others = foldersOf(({ rel, hreflang }) => rel === 'alternate' && Boolean(hreflang)).filter(
    (folder) => folder.startsWith(root) && !own.includes(folder),
  );
  return (path) => folderOf(path).startsWith(root) && !others.some((folder) => folderOf(path).startsWith(folder));
}

/** A path without its query, as a folder: `/de/`. */
const folderOf = (path: string) => path.replace(/\/*(?:\?.*)?$/, '/');

/**
 * Reads the home page, then pages of its language, spread evenly over the sitemap.
 *
 * @param limit maximum number of pages; if none of them sells a product, up to as many again are read to find one.
 */
export async function readShop(reader: Reader, limit: number, homePath = '/'): Promise<LiveShop> {
  const robots = (await reader.read('/robots.txt')).html;
  const named = [...robots.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address]) => pathOf(address ?? ''));
  const home = await reader.read(homePath);
  const isOwn = inLanguageOf(home);
  const listed = (await readSitemaps(reader, named, isOwn)).filter(isOwn);
  const others = (listed.length > 0 ? listed : linksIn(home).filter(isOwn)).filter((path) => path !== homePath);
  const pages: Page[] = [home];
  for (const path of spread(others, limit - 1)) pages.push(await reader.read(path));
  const linked = new Set(pages.flatMap(linksIn));
  const further = [
    ...spread(others.toReversed(), limit),
    ...spread(
      [...linked].filter((path) => isOwn(path) && !others.includes(path)),
      limit,
    ),
  ];
  for (const path of new Set(further)) {
    if (pages.filter(soldOn).length > 1) break;
    if (!pages.some((page) => page.path === path)) pages.push(await reader.read(path));
  }
  // Several addresses can redirect to one page, such as the home page.
  const read = pages
    .filter(
      ({ status, finalPath }, place) =>
        status !== 200 || pages.findIndex((page) => page.finalPath === finalPath) === place,
    )
    .map(({ origin, path, finalPath, status, html }) => ({ origin, path, finalPath, status, html }));
  const products = read.flatMap((page) => productIn(page) ?? []);
  return {
    origin: reader.origin,
    home: homePath,
    listed: listed.length,
    pages: read,
    products,
    sold: read.flatMap((page) => soldOn(page) ?? []),
    ...(await feedOf(reader, home)),
    search: searchIn(home),
  };
}

/** `count` items of a list, evenly spread, including the first and the last. */
export function spread<Item>(all: readonly Item[], count: number): Item[] {
  if (all.length <= count) return [...all];
  return Array.from(
    { length: count },
    (_, index) => all[Math.round((index * (all.length - 1)) / (count - 1 || 1))] as Item,
  );
}

/** The elements of a name in HTML, each as its attributes in lower-case names. */
export const elementsIn = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:"[^"]*"|'[^']*'|[^'">])*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
        ([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? ''],
      ),
    ),
  );

/** Pages in the sitemaps that robots.txt names, at most 20 of them; if these list nothing, in `/sitemap.xml`. */
async function readSitemaps(reader: Reader, named: readonly string[], isOwn: (path: string) => boolean) {
  const listed = new Set<string>();
  for (const path of new Set(named.slice(0, 20)))
    for (const page of await readSitemap(reader, path, isOwn)) listed.add(page);
  return listed.size > 0 || named.includes('/sitemap.xml') ? [...listed] : readSitemap(reader, '/sitemap.xml', isOwn);
}

/** Reads a sitemap, or at most 20 parts of an index, those of the language first. */
async function readSitemap(reader: Reader, path: string, isOwn: (path: string) => boolean): Promise<string[]> {
  const { status, html } = await reader.read(path);
  if (status !== 200) return [];
  const listed = textsIn(html, 'loc').map((address) => pathOf(address));
  if (!html.includes('<sitemapindex')) return listed;
  const parts: string[] = [];
  const byLanguage = [...listed.filter(isOwn), ...listed.filter((part) => !isOwn(part))];
  for (const part of byLanguage.slice(0, 20)) parts.push(...(await readSitemap(reader, part, isOwn)));
  return parts;
}

/** A link that changes something although it is requested by GET. */
const changes = /[/?&](?:add(?:-?to-?cart)?|remove|delete|log-?out|sign-?out|lang(?:uage)?)(?:[/?=&]|$)/i;

/** Parts of a page that are no links yet: templates and comments. */
const unused = /<(script|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;

/**
 * Paths of the shop that a page links to, without fragments and without links that change something. An absolute link leads
 * to the shop if it has the host of the shop, or that of the page's canonical address, as on a staging shop.
 */
export function linksIn({ origin, path, html }: Pick<Page, 'origin' | 'path' | 'html'>): string[] {
  const canonical = elementsIn(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? '';
  const hosts = [origin, canonical].filter((address) => URL.canParse(address)).map((address) => new URL(address).host);
  const links = elementsIn(html.replace(unused, ''), 'a').flatMap(({ href = '' }) => {
    const address = unescape(href).trim();
    const isPlace = address !== '' && !/^#|[{}<>]/.test(address) && URL.canParse(address, origin + path);
    if (!isPlace) return [];
    const { protocol, host } = new URL(address, origin + path);
    const isOwn = /^https?:$/.test(protocol) && hosts.includes(host);
    return isOwn && !changes.test(address) ? [pathOf(href.trim(), path)] : [];
  });
  return [...new Set(links)];
}

type JsonLdItem = Record<string, unknown>;

const arrayOf = (value: unknown): JsonLdItem[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is JsonLdItem => typeof one === 'object' && one !== null);

/** The structured data of a page; empty if it is malformed. */
function itemsIn(html: string): JsonLdItem[] {
  try {
    return dataIn(html);
  } catch {
    return [];
  }
}

const hasType = (thing: JsonLdItem, ...types: string[]) => types.some((type) => [thing['@type']].flat().includes(type));

/** The product in a page's structured data; undefined if there is none. */
function productIn({ path, html }: Page): Product | undefined {
  const product = itemsIn(html).find((thing) => hasType(thing, 'Product', 'ProductGroup'));
  if (!product) return undefined;
  const [variant] = arrayOf(product.hasVariant);
  const [offer = {}] = arrayOf(product.offers ?? variant?.offers);
  const images = [product.image ?? variant?.image].flat().map((image) => (isItem(image) ? image.url : image));
  return {
    path,
    name: unescape(textOf(product.name)),
    price: textOf(offer.price ?? offer.lowPrice),
    currency: textOf(offer.priceCurrency),
    availability: textOf(offer.availability).replace(/^.*\//, ''),
    images: images.filter((image): image is string => typeof image === 'string'),
  };
}

/** Texts of the buttons that add a product to a cart, in some common languages. */
export const addsToCart =
  /\b(?:add (?!.*(?:wish|compar|favou?rit|list)).*to|add$|put in|buy|in den (?:warenkorb|einkaufswagen)|zum (?:warenkorb|einkaufswagen) hinzufügen|ajouter (?:au|à (?:mon|votre) panier)|(?:añadir|agregar) (?:al|a (?:la|mi|tu) (?:cesta|bolsa))|aggiungi al)\b|(?:カート|かご)に(?:入れる|追加)/i;

/** Names of a cart in texts and URLs, in some common languages. */
export const cartNames = 'cart|basket|trolley|warenkorb|einkaufswagen|panier|carrito|cesta|carrello';

/** The product that a page sells: that of its structured data, or its main heading if a button adds to a cart. */
function soldOn(page: Page): Sold | undefined {
  const product = productIn(page);
  if (product) return { path: page.path, name: product.name };
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.html);
  const buttons = [...page.html.matchAll(/<(button|a)\s[^>]*>[\s\S]*?<\/\1>|<input\s[^>]*submit[^>]*>/g)];
  const [add, ...others] = buttons.filter(([html]) =>
    addsToCart.test(textIn(html) || (/value="([^"]*)"/.exec(html)?.[1] ?? '')),
  );
  // A list has such a button beside each product, after the product's link.
  if (!heading || !add || others.length > 0) return undefined;
  const between = page.html.slice(heading.index + heading[0].length, add.index);
  if (/<a\s(?:(?!<\/a>)[\s\S])*<(?:img|h[2-6])\b|<h[2-6][^>]*>\s*<a\s/.test(between)) return undefined;
  return { path: page.path, name: textIn(heading[1] ?? '') };
}

/** Text of a piece of HTML. */
export const textIn = (html: string) =>
  unescape(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const isItem = (value: unknown): value is JsonLdItem => typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Search path from the site's SearchAction (schema.org). */
function searchIn({ html }: Page): string | undefined {
  const site = itemsIn(html).find((thing) => hasType(thing, 'WebSite'));
  const [action] = arrayOf(site?.potentialAction);
  const target = isItem(action?.target) ? action.target.urlTemplate : action?.target;
  return typeof target === 'string'
    ? target.replace(/^https?:\/\/[^/]+/, '').replace(/\{[^}]*\}/, '{query}')
    : undefined;
}

/** The product feed: `/feeds/google.xml` below the home page, or the first feed with prices that the home page links to. */
async function feedOf(reader: Reader, home: Page): Promise<Pick<LiveShop, 'feed'>> {
  const named = [
    ...home.html.matchAll(
      /<link\s[^>]*rel="alternate"[^>]*type="application\/(?:rss|atom)?\+?xml"[^>]*href="([^"]+)"/g,
    ),
  ];
  for (const path of [`${folderOf(home.path)}feeds/google.xml`, ...named.map(([, address]) => pathOf(address ?? ''))]) {
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

/** The feed row of an item with a price; empty for a news item. */
function rowIn(xml: string): FeedRow[] {
  const text = (name: string) => textsIn(xml, `g:${name}`)[0] ?? textsIn(xml, name)[0] ?? '';
  const prices = [text('price'), text('sale_price')].filter((price) => price !== '');
  if (prices.length === 0) return [];
  return [{ path: pathOf(text('link')), title: text('title'), prices, availability: text('availability') }];
}
