import { createLinesStore, listActions } from './lines-store';

/** Where the wishlist stands in localStorage, as a plain JSON list of whole watches (decisions, Client state). */
export const wishlistKey = 'wishlist';

/** The shopper's wishlist. Read it in components through a selector, as the cart. */
export const useWishlist = createLinesStore(wishlistKey, listActions);
