import { cartKey, useCart, useWishlist, wishlistKey } from './lines-store';
import { markerKey, useSession } from './session';

/** Rehydration functions by storage key. */
const stores = new Map<string, () => void>([
  [cartKey, useCart.rehydrate],
  [wishlistKey, useWishlist.rehydrate],
  [markerKey, useSession.rehydrate],
]);

/** Adds a store used on some pages only. */
export const syncAcrossTabs = (key: string, rehydrate: () => void): void => void stores.set(key, rehydrate);

/**
 * Rehydrates stores on storage events of other tabs, now, and when the page returns from the back-forward cache.
 * Returns a stop function.
 */
export function listenForOtherTabs(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const readAll = () => stores.forEach((rehydrate) => rehydrate());
  const onStorage = ({ key }: StorageEvent) => (key === null ? readAll() : stores.get(key)?.());
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && readAll(), { signal });
  readAll();
  return () => listening.abort();
}
