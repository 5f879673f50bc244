import { act, render, screen } from '@testing-library/react';
import { useCart } from '@/store/cart';
import { useWishlist } from '@/store/wishlist';
import { watchOf } from '@/domain/watches.fixture';
import { CountStatus } from './count-status';

const comet = watchOf('xerix', 2);

test('a count is said when it changes, and not before', () => {
  render(<CountStatus />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => useCart.getState().add(comet));
  expect(status).toHaveTextContent('You have added 1 product to cart');
  act(() => useWishlist.getState().add(comet));
  expect(status).toHaveTextContent('1 watch on your wishlist');
  act(() => useCart.getState().remove(comet));
  expect(status).toHaveTextContent('Your cart is empty');
});
