import { addressOf } from '@/domain/language';
import { isCached } from './worker-client';

type Attempt = () => void;

let offlineListener: ((attempt: Attempt) => void) | undefined;

/** Registers the listener that shows the offline message. Returns an unsubscribe function. */
export function onOffline(listener: (attempt: Attempt) => void): () => void {
  offlineListener = listener;
  return () => void (offlineListener = undefined);
}

/**
 * Returns true if the browser is offline and the navigation was handled (docs/product.md 20.9). Opens a cached page
 * (docs/product.md 30.1); otherwise shows the message, whose retry runs `attempt`.
 * @param href target page of the attempt, if any
 */
export function handleOffline(attempt: Attempt, href?: string): boolean {
  const listener = offlineListener;
  if (navigator.onLine || !listener) return false;
  if (href && navigator.serviceWorker?.controller)
    void isCached(href).then((kept) => (kept ? location.assign(addressOf(href)) : listener(attempt)));
  else listener(attempt);
  return true;
}
