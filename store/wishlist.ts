import { createLinesStore, listActions } from './lines-store';

/** localStorage key of the wishlist: a plain JSON list of whole watches (docs/product.md 10.3). */
export const wishlistKey = 'wishlist';

/** The shopper's wishlist. Components read it through a selector. */
export const useWishlist = createLinesStore(wishlistKey, listActions);
