import { act, render, screen } from '@testing-library/react';
import { useCart, useWishlist } from '@/store/lines-store';
import { watchOf } from '@/domain/testing/watches';
import { cartCopy, wishlistCopy } from '@/components/shell/copy';
import { CountStatus } from './counts';

const comet = watchOf('xerix', 2);

// Verifies docs/product.md 3.3 (change of the cart, change of the wishlist).
test('CountStatus announces a count only when it changes', () => {
  render(<CountStatus />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => useCart.getState().add(comet));
  expect(status).toHaveTextContent(cartCopy(1));
  act(() => useWishlist.getState().add(comet));
  expect(status).toHaveTextContent(wishlistCopy(1));
  act(() => useCart.getState().remove(comet));
  expect(status).toHaveTextContent(cartCopy(0));
});
