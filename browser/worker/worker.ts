import { addressOf } from '@/domain/language';
import { isOfThisBuild } from '@/domain/languages';
import type { StoredWatchesResponse } from '@/contract/watches';
import { fieldsOf } from '@/domain/records';
import { isWatchKey, maxWatchKeys, type WatchKey, watchKey } from '@/domain/watch-key';
import { CacheFirst, NetworkFirst, type SerwistPlugin } from 'serwist';
import {
  cacheNames,
  cachePrefix,
  entriesPath,
  filesOf,
  isOwnCache,
  isPublicPage,
  lazyScriptsOf,
  cachedAt,
  toCachedResponse,
  cachePathOf,
  maxLazyBytes,
  maxPictures,
  maxVisitedPages,
  maxWatches,
  trimCache,
  offlinePath,
  pagesToRefresh,
  precachedPages,
  picturesName,
  storedWatchesPath,
  visitedPrefix,
  watchCachePath,
  watchCachePathOf,
} from './cached-pages';

type LastingEvent = Event & { waitUntil: (done: Promise<unknown>) => void };
type FetchEvent = LastingEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };

/** The used part of the worker scope: TypeScript's worker types exclude those of a page. */
declare const self: {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'install' | 'activate', listener: (event: LastingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: LastingEvent & { data: unknown }) => void) => void);
};

/** Build id, replaced at build time. */
declare const BUILD: string;

/** Timeout of a page request in seconds, after which a cached page is shown. */
const NETWORK_TIMEOUT_SECONDS = 5;

/** A page cached within this time is not fetched again, in ms. */
const FRESH_MS = 60_000;

const names = cacheNames(BUILD);

const files = new CacheFirst({ cacheName: names.files });

const limitEntries = (most: number): SerwistPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => trimCache(await caches.open(cacheName), most),
});

const pictures = new CacheFirst({ cacheName: names.pictures, plugins: [limitEntries(maxPictures)] });

const entries = new NetworkFirst({ cacheName: names.precached, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });

/** One watch that a card saves to a list (docs/product.md 30.9). */
const watches = new NetworkFirst({
  cacheName: names.watches,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => watchCachePathOf(new URL(request.url)) ?? request }],
});
const cachePlugin: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => cachePathOf(new URL(request.url)) ?? request,
  cacheWillUpdate: async ({ request, response }) =>
    cachePathOf(new URL(request.url)) && isPublicPage(response) ? toCachedResponse(response, Date.now()) : null,
  // Serwist looks for a cached page after its timeout too, but in the cache of the visited pages alone.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? findPrecached(request.url),
  handlerDidError: async ({ request }) => (await findPrecached(request.url)) ?? findPrecached(addressOf(offlinePath)),
};

/** Network first: prices must be current, so a cached page is shown only without a response. */
const pages = new NetworkFirst({
  cacheName: names.visited,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [cachePlugin, limitEntries(maxVisitedPages)],
});

async function findPrecached(address: string): Promise<Response | undefined> {
  const own = await caches.open(names.precached);
  return own.match(new URL(address, self.location.origin).pathname);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !isOfThisBuild(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pages.handle({ event, request }));
  else if (pathname.startsWith(addressOf('/_next/static/'))) event.respondWith(files.handle({ event, request }));
  else if (pathname.startsWith('/pictures/')) event.respondWith(pictures.handle({ event, request }));
  else if (pathname === addressOf(entriesPath)) event.respondWith(entries.handle({ event, request }));
  else if (watchCachePathOf(url)) event.respondWith(watches.handle({ event, request }));
});

self.addEventListener('install', (event) => event.waitUntil(precachePages().then(refreshVisitedPages)));

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

/** Pages report themselves: soft navigations and pages opened before the worker never reach its fetch handler. */
self.addEventListener('message', (event) => {
  const { keep, watches: keys } = fieldsOf(event.data);
  if (typeof keep === 'string') event.waitUntil(cacheVisitedPage(new URL(keep, self.location.origin)).catch(() => {}));
  if (Array.isArray(keys)) event.waitUntil(cacheWatches(keys.filter(isWatchKey)).catch(() => {}));
});

/** Sequential, here and below: the shopper's own requests come first, and no file is fetched twice. */
async function precachePages(): Promise<void> {
  const own = await caches.open(names.precached);
  for (const [path, aliases] of Object.entries(precachedPages)) {
    const page = await fetchPage(addressOf(path));
    if (!page) throw new Error(`No ${path}`);
    // Its content comes from the browser's storage and cannot become stale.
    const kept = await toCachedResponse(page);
    for (const address of [path, ...aliases]) await own.put(addressOf(address), kept.clone());
  }
  await own.add(addressOf(entriesPath));
}

/** Fetches pages visited under the previous build again. */
async function refreshVisitedPages(): Promise<void> {
  const before = (await caches.keys()).filter(
    (name) => name.startsWith(visitedPrefix) && isOwnCache(name) && name !== names.visited,
  );
  const seen = await Promise.all(before.map(async (name) => (await caches.open(name)).keys()));
  const addresses = seen.flat().map(({ url }) => url);
  for (const url of pagesToRefresh(addresses)) await cacheVisitedPage(new URL(url)).catch(() => {});
}

async function cacheVisitedPage(url: URL): Promise<void> {
  const path = cachePathOf(url);
  if (!path) return;
  const seen = await caches.open(names.visited);
  const before = await seen.match(path);
  // A page that a navigation has cached has its files, but not the scripts that it loads later.
  if (before && Date.now() - (cachedAt(before) ?? 0) < FRESH_MS) return cacheFiles(await before.text());
  const page = await fetchPage(path);
  if (!page) return;
  await seen.put(path, await toCachedResponse(page, Date.now()));
  await trimCache(seen, maxVisitedPages);
}

/** Caches the watches of a list that are not cached yet, one entry each. */
async function cacheWatches(keys: readonly WatchKey[]): Promise<void> {
  const kept = await caches.open(names.watches);
  const known = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
  const missing = keys.filter((key) => !known.has(watchCachePath(key))).slice(0, maxWatchKeys);
  if (missing.length === 0) return;
  const query = new URLSearchParams({ keys: missing.join(',') });
  const response = await fetch(`${addressOf(storedWatchesPath)}?${query}`, { credentials: 'omit' });
  if (!response.ok) return;
  const answer = (await response.json()) as StoredWatchesResponse;
  for (const watch of answer.watches)
    await kept.put(
      watchCachePath(watchKey(watch)),
      Response.json({ watches: [watch] } satisfies StoredWatchesResponse),
    );
  await trimCache(kept, maxWatches);
}

/** Caches the files that a page references, and the small scripts that it loads later. */
async function cacheFiles(html: string): Promise<void> {
  const kept = await caches.open(names.files);
  const needed = filesOf(html);
  for (const file of needed) if (!(await kept.match(file))) await kept.add(file);
  await cacheLazyScripts(kept, needed).catch(() => {});
}

/** Scripts that are too large to cache before a page loads them. */
const tooLarge = new Set<string>();

/** Caches the small scripts that these files load later, so that filters and size tools work offline. */
async function cacheLazyScripts(kept: Cache, loaded: readonly string[]): Promise<void> {
  for (const file of loaded.filter((name) => name.endsWith('.js'))) {
    const script = await (await kept.match(file))?.text();
    for (const lazy of lazyScriptsOf(script ?? '')) {
      if (tooLarge.has(lazy) || (await kept.match(lazy))) continue;
      const { headers } = await fetch(lazy, { method: 'HEAD' });
      // The server streams a large file without its length.
      if (Number(headers.get('Content-Length') ?? Infinity) <= maxLazyBytes) await kept.add(lazy);
      else tooLarge.add(lazy);
    }
  }
}

/** Fetches a page without credentials, after caching its files. */
async function fetchPage(path: string): Promise<Response | undefined> {
  const response = await fetch(path, { credentials: 'omit' });
  // Reads the body at once: an unread body holds its connection.
  const html = await response.text();
  if (!isPublicPage(response)) return undefined;
  await cacheFiles(html);
  return new Response(html, { headers: response.headers });
}

/** No page of an earlier worker is open: deletes its caches. */
async function deleteOldCaches(): Promise<void> {
  const mine = new Set<string>([...Object.values(names), picturesName]);
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && isOwnCache(name) && !mine.has(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
