import { isCached } from './worker-client';

type Attempt = () => void;

let offlineListener: ((attempt: Attempt) => void) | undefined;

/** Names who says that the browser is offline. Returns how to end that. */
export function onOffline(listener: (attempt: Attempt) => void): () => void {
  offlineListener = listener;
  return () => void (offlineListener = undefined);
}

/**
 * Whether a page that is wanted now is out of reach, because the browser knows of no network (docs/product.md 20.9). One that is
 * kept is opened instead (docs/product.md 30.1). Otherwise it is said so, and `attempt` is what the shopper is offered to do
 * again; the page that stands stays as it is. A browser that wrongly believes to be connected is not caught.
 * @param href where the attempt leads, where that is a page
 */
export function handleOffline(attempt: Attempt, href?: string): boolean {
  const listener = offlineListener;
  if (navigator.onLine || !listener) return false;
  if (href && navigator.serviceWorker?.controller)
    void isCached(href).then((kept) => (kept ? location.assign(href) : listener(attempt)));
  else listener(attempt);
  return true;
}
