import { addressOf, basePath } from '@/domain/language';
import type { WatchKey } from '@/domain/watch-key';
import { savesData } from './prefetch';
import { cachePathOf, offlinePath, picturesName, visitedPrefix, watchesPrefix } from './worker/cached-pages';

/** Delay in ms for browsers without requestIdleCallback. */
const PAUSE_MS = 3000;

/** What the worker caches: the page at a path, or complete watches. */
type WorkerMessage = { keep: string } | { watches: readonly WatchKey[] };

/**
 * Caches a page for offline use (docs/product.md 30.1), when this page has loaded and the browser is idle. Caches the
 * watches of a list in the same way, so that its cards can save them offline. Returns a cancel function. Does nothing with
 * Save-Data.
 */
export function cacheWhenIdle(message: WorkerMessage): () => void {
  if (!('serviceWorker' in navigator) || savesData()) return () => {};
  if (process.env.NODE_ENV === 'development') {
    // Removes a worker left by `npm start` at this origin; it would serve old scripts to the development server.
    void navigator.serviceWorker.getRegistration().then((left) => left?.unregister());
    return () => {};
  }
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const whenIdle = () => {
    const keep = () => void (signal.aborted || sendToWorker(message));
    if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: 10_000 });
    else setTimeout(keep, PAUSE_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true, signal });
  return () => cancelled.abort();
}

async function sendToWorker(message: WorkerMessage): Promise<void> {
  // Continues without a worker if registration fails (private window, full disk, missing file).
  await navigator.serviceWorker
    .register(addressOf('/worker.js'), { ...(basePath && { scope: basePath }), updateViaCache: 'none' })
    .catch(() => {});
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** True if an address opens offline: a cached page, or search. */
export async function isCached(href: string): Promise<boolean> {
  const url = new URL(addressOf(href), location.origin);
  if (url.pathname === addressOf('/search')) return true;
  const path = cachePathOf(url);
  const found = path && (await caches.match(path).catch(() => undefined));
  return Boolean(found);
}

/**
 * Deletes the visited pages with their pictures and watches, because the next shopper on this device may be another.
 * Precached pages stay. Never rejects.
 */
export async function deleteVisitedPages(): Promise<void> {
  const names = await cacheNamesWith(visitedPrefix, watchesPrefix, picturesName);
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)));
}

/** Names of the caches with these prefixes; empty without a Cache API. */
export async function cacheNamesWith(...prefixes: string[]): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  return (await caches.keys().catch(() => [])).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
}

/** Time in ms at which the shown page was cached; undefined for a fresh page and for the offline page. */
export function cachedSince(path: string): number | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = load?.serverTiming?.find(({ name }) => name === 'kept');
  return kept && new URL(load?.name ?? '').pathname === addressOf(path) && path !== offlinePath
    ? kept.duration
    : undefined;
}
