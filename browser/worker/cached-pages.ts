import { addressOf, basePath, language, pathWithin } from '@/domain/language';
import { isWatchKey, type WatchKey } from '@/domain/watch-key';
import selectionKeys from '@/domain/filtering/filter-state-keys.json';

/** Cache names, each with the build of its worker; the picture cache is shared by all builds. */
export const cachePrefix = 'odd-hours-';
/** Names of the service worker's caches. A build id in a name ends the cache with its build. */
export const cacheNames = (build: string) => ({
  /** Pages that open offline without a visit. */
  precached: `${cachePrefix}own-${build}`,
  /** Visited pages. */
  visited: `${visitedPrefix}${build}`,
  /** Watches of visited lists, as cart and wishlist store them. */
  watches: `${watchesPrefix}${build}`,
  /** Hashed files of all pages. */
  files: `${cachePrefix}files-${build}`,
  pictures: picturesName,
});
/** True for a cache of this language: the build's name in it ends with the language, except for English. */
export const isOwnCache = (name: string): boolean => (/-([a-z]{2})$/.exec(name)?.[1] ?? 'en') === language;

export const visitedPrefix = `${cachePrefix}seen-`;
export const watchesPrefix = `${cachePrefix}watches-`;
export const picturesName = `${cachePrefix}pictures`;

/** Shown in place of pages that are not cached. */
export const offlinePath = '/offline';

/** Pages that open offline without a visit, and their aliases. */
export const precachedPages: Readonly<Record<string, readonly string[]>> = {
  [offlinePath]: [],
  '/bascket/mybascket': ['/bascket'],
  '/favorite/myfavorite': ['/favorite'],
};

/** Search entries. With the stored watches they are the only cached API responses; both are equal for all shoppers. */
export const entriesPath = '/api/search-entries';

/** Maximum number of visited pages, and how many of them a new build refreshes. */
export const maxVisitedPages = 50;
const maxRefreshedPages = 20;

export const maxPictures = 200;

/** Address of complete watches (`contract/watches.ts`), and the maximum number that is cached: about 1 MB. */
export const storedWatchesPath = '/api/stored-watches';
export const maxWatches = 500;

/** Personal addresses, and targets of a payment, an email or a form. */
const personal = /^\/(?:api|auth|back-in-stock|error|newsletter|order|pay|register|return|thanks|withdraw)(?:\/|$)/;

/** Server-Timing entry with the time of caching; the page itself can read it. */
const cachedTiming = /(?:^|, )kept;dur=(\d+)/;

/**
 * Cache key of a page; undefined for personal pages and filtered lists. No other query parameter changes a page's
 * HTML.
 */
export function cachePathOf({ pathname, searchParams }: URL): string | undefined {
  if (personal.test(pathWithin(pathname)) || /\.\w+$/.test(pathname)) return undefined;
  if (pathname === addressOf('/search') || selectionKeys.some((key) => searchParams.has(key))) return undefined;
  return pathname;
}

/** Cache key of a stored watch: a path, because no cached address has a query. */
export const watchCachePath = (key: WatchKey): string => `${storedWatchesPath}/${key}`;

/** Cache key of a request for one stored watch; undefined for any other request. */
export function watchCachePathOf({ pathname, searchParams }: URL): string | undefined {
  const keys = searchParams.get('keys') ?? '';
  return pathname === addressOf(storedWatchesPath) && isWatchKey(keys) ? watchCachePath(keys) : undefined;
}

/** True for a page that shared caches may store. */
export function isPublicPage({ status, redirected, headers }: Response): boolean {
  const cacheControl = headers.get('Cache-Control') ?? '';
  return (
    status === 200 &&
    !redirected &&
    (headers.get('Content-Type') ?? '').startsWith('text/html') &&
    cacheControl.includes('s-maxage') &&
    !/no-store|private/.test(cacheControl)
  );
}

/** Response for the cache: without headers of the transfer, with the time of caching in ms if given. */
export async function toCachedResponse(response: Response, now?: number): Promise<Response> {
  const headers = new Headers(response.headers);
  // The cached body is decoded and does not vary. The server's time in `Server-Timing` is that of this response.
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary', 'Server-Timing']) headers.delete(name);
  if (now !== undefined) headers.append('Server-Timing', `kept;dur=${now}`);
  return new Response(await response.blob(), { headers });
}

/** Time of caching, in ms. */
export function cachedAt({ headers }: Response): number | undefined {
  const [, ms] = cachedTiming.exec(headers.get('Server-Timing') ?? '') ?? [];
  return ms === undefined ? undefined : Number(ms);
}

const namedFiles = new RegExp(`${basePath}/_next/static/[\\w./~-]+\\.(?:js|css|woff2)`, 'g');

/** Hashed files that a page references: initial and deferred scripts, styles and fonts. */
export function filesOf(html: string): string[] {
  const deferred = /<script data-deferred="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const named = html.match(namedFiles) ?? [];
  return [...new Set([...named, ...deferred.map((name) => addressOf(`/_next/static/chunks/${name}`))])];
}

/** Largest script, in transferred bytes, that is cached before a page loads it: all but the 3D viewer's (170 KB). */
export const maxLazyBytes = 60_000;

/** Hashed scripts that a script loads later by `import()`. */
export const lazyScriptsOf = (script: string): string[] => [
  ...new Set((script.match(/static\/chunks\/[\w.~-]+\.js/g) ?? []).map((path) => addressOf(`/_next/${path}`))),
];

/** Returns which of the visited pages a new build fetches again: the last ones. @param addresses the oldest first */
export const pagesToRefresh = (addresses: readonly string[]): readonly string[] => addresses.slice(-maxRefreshedPages);

/** Removes the oldest entries beyond `most`. */
export async function trimCache(cache: Pick<Cache, 'keys' | 'delete'>, most: number): Promise<void> {
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, -most).map((request) => cache.delete(request)));
}
