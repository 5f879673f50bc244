import selectionKeys from '@/domain/filtering/filter-state-keys.json';

/** What the shop's caches are called, each followed by the build whose worker fills it; pictures belong to none. */
export const cachePrefix = 'odd-hours-';
export const cacheNames = (build: string) => ({
  /** What opens without a connection before it was ever seen. */
  precached: `${cachePrefix}own-${build}`,
  /** What the shopper has seen. */
  visited: `${visitedPrefix}${build}`,
  /** The hashed files of both. */
  files: `${cachePrefix}files-${build}`,
  pictures: picturesName,
});
export const visitedPrefix = `${cachePrefix}seen-`;
export const picturesName = `${cachePrefix}pictures`;

/** The page that stands for those that are not kept. */
export const offlinePath = '/offline';

/** What opens without a connection before it was ever seen, and by which other addresses. */
export const precachedPages: Readonly<Record<string, readonly string[]>> = {
  [offlinePath]: [],
  '/bascket/mybascket': ['/bascket'],
  '/favorite/myfavorite': ['/favorite'],
};

/** The one answer of the shop's that is kept: what the search box searches in, the same for everybody. */
export const entriesPath = '/api/search-entries';

/** How many seen pages are kept, and how many of them are fetched again with a new build. */
export const maxVisitedPages = 50;
export const maxRefreshedPages = 20;

export const maxPictures = 200;

/** Addresses that a person was given, or that one payment, mail or form has led to. */
const personal = /^\/(?:api|auth|back-in-stock|error|newsletter|order|pay|register|thanks)(?:\/|$)/;

/** The header in which a kept page says since when it is kept; browsers hand it to the page itself. */
const cachedTiming = /(?:^|, )kept;dur=(\d+)/;

/**
 * Under which path a page is kept, or looked for; nothing for what is somebody's own, and for a list that is narrowed by its
 * address. What a page's HTML says never comes from the rest of its query.
 */
export function cachePathOf({ pathname, searchParams }: URL): string | undefined {
  if (personal.test(pathname) || /\.\w+$/.test(pathname)) return undefined;
  if (pathname === '/search' || selectionKeys.some((key) => searchParams.has(key))) return undefined;
  return pathname;
}

/** Whether an answer is a page that caches between shop and shopper may keep as well: nobody's own. */
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

/** A page as it is kept: without the address that it was asked by, and with the moment, in ms, where that is to be said. */
export async function toCachedResponse(response: Response, now?: number): Promise<Response> {
  const headers = new Headers(response.headers);
  // The body is kept as it reads, not as it came, and is the same for whoever asks.
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  if (now !== undefined) headers.append('Server-Timing', `kept;dur=${now}`);
  return new Response(await response.blob(), { headers });
}

/** When a page was kept, in ms. */
export function cachedAt({ headers }: Response): number | undefined {
  const [, ms] = cachedTiming.exec(headers.get('Server-Timing') ?? '') ?? [];
  return ms === undefined ? undefined : Number(ms);
}

/** The hashed files that a page names: those that it begins with, and its deferred scripts. */
export function filesOf(html: string): string[] {
  const deferred = /<script data-deferred="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const named = html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [];
  return [...new Set([...named, ...deferred.map((name) => `/_next/static/chunks/${name}`)])];
}
