import type { APIRequestContext, APIResponse } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

/** A page as a crawler reads it. */
export type ReadPage = { path: string; status: number; html: string };

/** Number of parallel requests. */
const CONCURRENCY = 8;

/** Number of times that a page of a busy shop is requested again. */
const RETRIES = 5;

/** Requests a page as a search engine does: it comes back after the time that a busy shop names (RFC 9110, 10.2.3). */
async function requestPolitely(request: APIRequestContext, path: string, retries = RETRIES): Promise<APIResponse> {
  const response = await request.get(path, { maxRedirects: 0 });
  const seconds = Number(response.headers()['retry-after']);
  if (!seconds || retries === 0) return response;
  await delay(seconds * 1000);
  return requestPolitely(request, path, retries - 1);
}

/** Reads pages without following redirects. */
export async function readPages(request: APIRequestContext, paths: readonly string[]): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  for (let start = 0; start < paths.length; start += CONCURRENCY) {
    const some = paths.slice(start, start + CONCURRENCY).map(async (path) => {
      const response = await requestPolitely(request, path);
      return { path, status: response.status(), html: await response.text() };
    });
    read.push(...(await Promise.all(some)));
  }
  return read;
}

/** Reads all pages reachable by links from the home page. */
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

/** Paths, with queries, of the shop's pages that a page links to. */
function linksIn(html: string, from: string): string[] {
  const here = new URL(from, 'http://localhost');
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].flatMap(([, address]) => {
    const { origin, pathname, search } = new URL(unescape(address ?? ''), here);
    return origin === here.origin ? [`${pathname}${search}`] : [];
  });
}

/** Paths in all sitemaps of the sitemap index. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemaps = await readPages(request, pathsIn(await textAt(request, '/sitemap.xml')));
  return sitemaps.flatMap(({ html }) => pathsIn(html));
}

/** Paths in the `loc` elements of a sitemap or sitemap index. */
function pathsIn(xml: string): string[] {
  return textsIn(xml, 'loc').map((address) => new URL(address).pathname);
}

/** Text of all elements of this name, without entities and without the empty comments of React's HTML. */
export function textsIn(xml: string, element: string): string[] {
  return [
    ...xml.replaceAll('<!-- -->', '').matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g')),
  ].map(([, text]) => unescape(text ?? ''));
}

export async function textAt(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

type JsonLdItem = { '@type': string; [key: string]: unknown };

/** The JSON-LD items of a page. */
export function dataIn(html: string): JsonLdItem[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const data = JSON.parse(json ?? '');
    return data['@graph'] ?? [data];
  });
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Decodes the basic HTML and XML entities. */
export function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
