import { clampQuantity } from '@/domain/line-items';
import { watchKey, type WatchReference } from '@/domain/watch-key';
import { createLinesStore, listActions, type Perform } from './lines-store';

/** localStorage key of the cart: a plain JSON list of whole watches (docs/product.md 10.1). */
export const cartKey = 'token1';

/** List actions, plus quantities (1 to 10) and clearing. */
export const cartActions = (perform: Perform) => ({
  ...listActions(perform),
  setQuantity: (watch: WatchReference, wanted: number) =>
    perform({ type: 'set-quantity', key: watchKey(watch), at: Date.now(), quantity: clampQuantity(wanted) }),
  clear: () => perform({ type: 'clear', at: Date.now() }),
});

/**
 * The shopper's cart. Components read it through a selector, `useCart((cart) => cart.lines)`: `getState()` during
 * render would not match the server's HTML.
 */
export const useCart = createLinesStore(cartKey, cartActions);
