import type { APIRequestContext } from '@playwright/test';

/** A page as a program reads it. */
export type ReadPage = { path: string; status: number; html: string };

/** How many pages are asked for at once. */
const atOnce = 8;

/** Reads pages as they answer, without following a redirect. */
export async function readPages(request: APIRequestContext, paths: readonly string[]): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  for (let start = 0; start < paths.length; start += atOnce) {
    const some = paths.slice(start, start + atOnce).map(async (path) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return { path, status: response.status(), html: await response.text() };
    });
    read.push(...(await Promise.all(some)));
  }
  return read;
}

/** Reads the shop from its home page on, link by link. */
export async function crawl(request: APIRequestContext): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  const seen = new Set<string>();
  for (let next = ['/']; next.length > 0;) {
    for (const path of next) seen.add(path);
    const pages = await readPages(request, next);
    read.push(...pages);
    next = [...new Set(pages.flatMap(({ path, html }) => linksIn(html, path)))].filter((path) => !seen.has(path));
  }
  return read;
}

/** The paths of the shop that a page links to, with their queries. */
function linksIn(html: string, from: string): string[] {
  const here = new URL(from, 'http://localhost');
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].flatMap(([, address]) => {
    const { origin, pathname, search } = new URL(unescape(address ?? ''), here);
    return origin === here.origin ? [`${pathname}${search}`] : [];
  });
}

/** The paths that the sitemaps list, by way of their index. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemaps = await readPages(request, pathsIn(await textAt(request, '/sitemap.xml')));
  return sitemaps.flatMap(({ html }) => pathsIn(html));
}

/** The paths in the `loc` elements of a sitemap or an index of sitemaps. */
function pathsIn(xml: string): string[] {
  return textsIn(xml, 'loc').map((address) => new URL(address).pathname);
}

/** What stands in the elements of a name, without marks. */
export function textsIn(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(([, text]) =>
    unescape(text ?? ''),
  );
}

export async function textAt(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

type Thing = { '@type': string; [key: string]: unknown };

/** The structured data of a page, thing by thing. */
export function dataIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const data = JSON.parse(json ?? '');
    return data['@graph'] ?? [data];
  });
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Text of HTML or XML without its entities. */
export function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
