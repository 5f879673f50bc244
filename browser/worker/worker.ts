import { fieldsOf } from '@/domain/records';
import { CacheFirst, NetworkFirst, type SerwistPlugin } from 'serwist';
import {
  cacheNames,
  cachePrefix,
  entriesPath,
  filesOf,
  isPublicPage,
  cachedAt,
  toCachedResponse,
  cachePathOf,
  maxPictures,
  maxVisitedPages,
  maxRefreshedPages,
  offlinePath,
  precachedPages,
  picturesName,
  visitedPrefix,
} from './cached-pages';

type LastingEvent = Event & { waitUntil: (done: Promise<unknown>) => void };
type FetchEvent = LastingEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };

/** As much of a worker as is used here: TypeScript has its types only in the place of a page's. */
declare const self: {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'install' | 'activate', listener: (event: LastingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: LastingEvent & { data: unknown }) => void) => void);
};

/** The build that this worker came with; the build writes it here. */
declare const BUILD: string;

/** How long the shop may be silent before a page that is kept is shown, in seconds. */
const NETWORK_TIMEOUT_SECONDS = 5;

/** A page that was kept this recently is not fetched again only to be kept, in ms. */
const FRESH_MS = 60_000;

const names = cacheNames(BUILD);

const files = new CacheFirst({ cacheName: names.files });

/** Keeps no more than so many in a cache: what was kept longest ago goes first. */
async function trimCache(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)));
}

const limitEntries = (most: number): SerwistPlugin => ({
  cacheDidUpdate: ({ cacheName }) => trimCache(cacheName, most),
});

const pictures = new CacheFirst({ cacheName: names.pictures, plugins: [limitEntries(maxPictures)] });

const entries = new NetworkFirst({ cacheName: names.precached, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });

const cachePlugin: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => cachePathOf(new URL(request.url)) ?? request,
  cacheWillUpdate: async ({ request, response }) =>
    cachePathOf(new URL(request.url)) && isPublicPage(response) ? toCachedResponse(response, Date.now()) : null,
  handlerDidError: async ({ request }) => findPrecached(new URL(request.url)),
};

/** Prices are the shop's word of today: a kept page is shown where the shop does not answer, and only there. */
const pages = new NetworkFirst({
  cacheName: names.visited,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [cachePlugin, limitEntries(maxVisitedPages)],
});

async function findPrecached({ pathname }: URL): Promise<Response | undefined> {
  const own = await caches.open(names.precached);
  return (await own.match(pathname)) ?? own.match(offlinePath);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pages.handle({ event, request }));
  else if (pathname.startsWith('/_next/static/')) event.respondWith(files.handle({ event, request }));
  else if (pathname.startsWith('/pictures/')) event.respondWith(pictures.handle({ event, request }));
  else if (pathname === entriesPath) event.respondWith(entries.handle({ event, request }));
});

self.addEventListener('install', (event) => event.waitUntil(precachePages().then(refreshVisitedPages)));

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

/** A page tells which it is: what was opened by a soft navigation, or before there was a worker, was never seen here. */
self.addEventListener('message', (event) => {
  const { keep } = fieldsOf(event.data);
  if (typeof keep === 'string') event.waitUntil(cacheVisitedPage(new URL(keep, self.location.origin)).catch(() => {}));
});

/** One after the other, here and below: what the shopper does meanwhile comes first, and no file is asked for twice at once. */
async function precachePages(): Promise<void> {
  const own = await caches.open(names.precached);
  for (const [path, aliases] of Object.entries(precachedPages)) {
    const page = await fetchPage(path);
    if (!page) throw new Error(`${path} cannot be kept.`);
    // What it shows is the browser's own: nothing in it grows old.
    const kept = await toCachedResponse(page);
    for (const address of [path, ...aliases]) await own.put(address, kept.clone());
  }
  await own.add(entriesPath);
}

/** What was seen with the build before opens with this one as well, as it is now. */
async function refreshVisitedPages(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith(visitedPrefix) && name !== names.visited);
  const seen = await Promise.all(before.map(async (name) => (await caches.open(name)).keys()));
  for (const { url } of seen.flat().slice(-maxRefreshedPages)) await cacheVisitedPage(new URL(url)).catch(() => {});
}

async function cacheVisitedPage(url: URL): Promise<void> {
  const path = cachePathOf(url);
  if (!path) return;
  const seen = await caches.open(names.visited);
  const before = await seen.match(path);
  if (before && Date.now() - (cachedAt(before) ?? 0) < FRESH_MS) return;
  const page = await fetchPage(path);
  if (!page) return;
  await seen.put(path, await toCachedResponse(page, Date.now()));
  await trimCache(names.visited, maxVisitedPages);
}

/** A page, once all that it begins with is kept. Nobody is named to the shop for it. */
async function fetchPage(path: string): Promise<Response | undefined> {
  const response = await fetch(path, { credentials: 'omit' });
  // Read at once: an answer that is left half read holds its connection.
  const html = await response.text();
  if (!isPublicPage(response)) return undefined;
  const kept = await caches.open(names.files);
  for (const file of filesOf(html)) if (!(await kept.match(file))) await kept.add(file);
  return new Response(html, { headers: response.headers });
}

/** Nobody is left who was opened under an earlier worker: what that one has kept can go. */
async function deleteOldCaches(): Promise<void> {
  const mine = new Set<string>([...Object.values(names), picturesName]);
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !mine.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
