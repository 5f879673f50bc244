import type { WatchReference } from '@/domain/watch-key';
import { setQuantity } from '@/domain/line-items';
import { createLinesStore, listActions, type Apply } from './lines-store';

/** Where the cart stands in localStorage, as a plain JSON list of whole watches (spec sections 3 and 9). */
export const cartKey = 'token1';

/** What the cart can do: as the wishlist, and quantities (1 to 10), and be emptied once it is paid for. */
export const cartActions = (apply: Apply) => ({
  ...listActions(apply),
  setQuantity: (watch: WatchReference, quantity: number) => apply((lines) => setQuantity(lines, watch, quantity)),
  clear: () => apply(() => []),
});

/**
 * The shopper's cart. Read it in components through a selector, `useCart((cart) => cart.lines)`: `getState()` while
 * rendering would not match the server's HTML.
 */
export const useCart = createLinesStore(cartKey, cartActions);
