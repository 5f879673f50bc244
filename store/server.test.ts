/** @jest-environment node */
import { useCart, useWishlist } from './lines-store';
import { useCheckout } from './checkout';
import { useSession } from './session';

it('stores on the server are empty and not ready', () => {
  expect(typeof window).toBe('undefined');
  expect(useCart.getState()).toMatchObject({ lines: [], ready: false });
  expect(useWishlist.getState()).toMatchObject({ lines: [], ready: false });
  expect(useCheckout.getState()).toMatchObject({ ready: false, changedAt: 0 });
  expect(useSession.getState()).toMatchObject({ status: 'unknown', user: null });
});
