import { pathWithin } from '@/domain/language';
import { cacheNamesWith } from './worker-client';
import { cachedAt, isOwnCache, precachedPages, visitedPrefix } from './worker/cached-pages';

/** A page that opens offline; `at` is the time of caching, in ms. */
export type CachedPage = { path: string; title: string; at: number };

/** Visited pages that open offline, newest first; empty without a Cache API. */
export async function readCachedPages(): Promise<CachedPage[]> {
  const pages = await Promise.all((await cacheNamesWith(visitedPrefix)).filter(isOwnCache).map(readVisited));
  const known = new Set([...Object.keys(precachedPages), ...Object.values(precachedPages).flat()]);
  const latestFirst = pages.flat().sort((one, two) => two.at - one.at);
  return latestFirst.filter(({ path }) => !known.has(path) && known.add(path));
}

async function readVisited(name: string): Promise<CachedPage[]> {
  const seen = await caches.open(name);
  const requests = await seen.keys();
  return Promise.all(
    requests.map(async (request) => {
      const response = await seen.match(request);
      const page = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
      const path = pathWithin(new URL(request.url).pathname);
      return { path, title: page.title, at: (response && cachedAt(response)) ?? 0 };
    }),
  );
}
