import { cartKey, useCart } from './cart';
import { markerKey, useSession } from './session';
import { useWishlist, wishlistKey } from './wishlist';

/** How the store that is kept under a key reads it again. */
const stores = new Map<string, () => void>([
  [cartKey, useCart.rehydrate],
  [wishlistKey, useWishlist.rehydrate],
  [markerKey, useSession.rehydrate],
]);

/** Keeps a store of some pages alone equal in all tabs as well. */
export const syncAcrossTabs = (key: string, rehydrate: () => void): void => void stores.set(key, rehydrate);

/**
 * Has stores read again what other tabs store or clear, and everything now and when the page comes back from the back-forward
 * cache. Returns the function that stops it.
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
