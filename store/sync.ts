import { cartKey, useCart } from './cart';
import { checkoutKey, useCheckout } from './checkout';
import { markerKey, useSession } from './session';
import { useWishlist, wishlistKey } from './wishlist';

/**
 * Takes in what other tabs store or clear, and reads everything again now and when the page comes back from the
 * back-forward cache. Returns the function that stops it.
 */
export function listenForOtherTabs(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const readAll = () =>
    [useCart, useWishlist, useSession, useCheckout].forEach((store) => void store.persist.rehydrate());

  const onStorage = (event: StorageEvent) => {
    if (event.key === null) readAll();
    if (event.key === cartKey) useCart.hear(event);
    if (event.key === wishlistKey) useWishlist.hear(event);
    if (event.key === markerKey) void useSession.persist.rehydrate();
    if (event.key === checkoutKey) void useCheckout.persist.rehydrate();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && readAll(), { signal });
  readAll();
  return () => listening.abort();
}
