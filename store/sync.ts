import { cartKey, useCart } from './cart';
import { markerKey, useSession } from './session';
import { useWishlist, wishlistKey } from './wishlist';

/** How stores of some pages alone read what is kept under their key. */
const others = new Map<string, () => void>();

/** Keeps a store equal in all tabs as well, once a page has it. */
export const keepEqual = (key: string, readAnew: () => void): void => void others.set(key, readAnew);

/**
 * Takes in what other tabs store or clear, and reads everything again now and when the page comes back from the
 * back-forward cache. Returns the function that stops it.
 */
export function listenForOtherTabs(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const readAll = () => {
    for (const store of [useCart, useWishlist, useSession]) store.rehydrate();
    for (const readAnew of others.values()) readAnew();
  };

  const onStorage = (event: StorageEvent) => {
    if (event.key === null) readAll();
    if (event.key === cartKey) useCart.hear(event);
    if (event.key === wishlistKey) useWishlist.hear(event);
    if (event.key === markerKey) useSession.rehydrate();
    others.get(event.key ?? '')?.();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && readAll(), { signal });
  readAll();
  return () => listening.abort();
}
