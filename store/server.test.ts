/** @jest-environment node */
import { useCart } from './cart';
import { useCheckout } from './checkout';
import { useSession } from './session';
import { useWishlist } from './wishlist';

it('stores on the server are empty and not ready', () => {
  expect(typeof window).toBe('undefined');
  expect(useCart.getState()).toMatchObject({ lines: [], ready: false });
  expect(useWishlist.getState()).toMatchObject({ lines: [], ready: false });
  expect(useCheckout.getState()).toMatchObject({ ready: false, changedAt: 0 });
  expect(useSession.getState()).toMatchObject({ status: 'unknown', user: null });
});
