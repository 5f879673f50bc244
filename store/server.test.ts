/** @jest-environment node */
import { useCart } from './cart';
import { useCheckout } from './checkout';
import { useSession } from './session';
import { useWishlist } from './wishlist';

it('on the server nothing is known yet, and nothing warns', () => {
  expect(typeof window).toBe('undefined');
  expect(useCart.getState()).toMatchObject({ lines: [], ready: false });
  expect(useWishlist.getState()).toMatchObject({ lines: [], ready: false });
  expect(useCheckout.getState()).toMatchObject({ ready: false, changedAt: 0 });
  expect(useSession.getState()).toMatchObject({ status: 'unknown', user: null });
});
