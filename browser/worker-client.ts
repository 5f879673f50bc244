import { savesData } from './prefetch';
import { cachePathOf, offlinePath, picturesName, visitedPrefix } from './worker/cached-pages';

/** How long a browser that cannot tell when it is idle is left alone, in ms. */
const PAUSE_MS = 3000;

/**
 * Has the page at a path kept for when there is no connection (docs/product.md 30.1), once this one has loaded and the browser is
 * idle. Returns how to call that off. Whoever asks the browser to save data keeps nothing.
 */
export function cacheWhenIdle(path: string): () => void {
  if (!('serviceWorker' in navigator) || savesData()) return () => {};
  if (process.env.NODE_ENV === 'development') {
    // A worker that `npm start` has left at this address would give old scripts to the shop that is being written.
    void navigator.serviceWorker.getRegistration().then((left) => left?.unregister());
    return () => {};
  }
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const whenIdle = () => {
    const keep = () => void (signal.aborted || cachePage(path));
    if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: 10_000 });
    else setTimeout(keep, PAUSE_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true, signal });
  return () => cancelled.abort();
}

async function cachePage(path: string): Promise<void> {
  // What refuses workers goes on without one: a private window, a full disk, a file that could not be had.
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => {});
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: path });
}

/** Whether an address of the shop opens without a connection: as a page that is kept, or as search, which needs none. */
export async function isCached(href: string): Promise<boolean> {
  const url = new URL(href, location.origin);
  if (url.pathname === '/search') return true;
  const path = cachePathOf(url);
  const found = path && (await caches.match(path).catch(() => undefined));
  return Boolean(found);
}

/** Forgets what was seen here: the next shopper at this device may be another. What opens unseen stays. Never rejects. */
export async function deleteVisitedPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = [...(await visitedCacheNames()), picturesName];
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)));
}

/** What the caches of seen pages are called; nothing where there are none. */
export async function visitedCacheNames(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  return (await caches.keys().catch(() => [])).filter((name) => name.startsWith(visitedPrefix));
}

/**
 * Since when the page at a path has been kept, in ms; nothing where the shop itself has just given it, or where the page is the one
 * that stands for those that are not kept.
 */
export function cachedSince(path: string): number | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = load?.serverTiming?.find(({ name }) => name === 'kept');
  return kept && new URL(load?.name ?? '').pathname === path && path !== offlinePath ? kept.duration : undefined;
}
