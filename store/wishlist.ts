import { createLinesStore, listActions } from './lines-store';

/** Where the wishlist stands in localStorage, as a plain JSON list of whole watches (docs/product.md 10.3). */
export const wishlistKey = 'wishlist';

/** The shopper's wishlist. Read it in components through a selector, as the cart. */
export const useWishlist = createLinesStore(wishlistKey, listActions);
