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

test('CountStatus announces neither the counts that storage has at first nor anything after its page was left', () => {
  useCart.setState({ ready: false, lines: [] });
  useWishlist.setState({ ready: false, lines: [] });
  const { unmount } = render(<CountStatus />);
  act(() => useCart.setState({ ready: true, lines: [comet] }));
  act(() => useWishlist.setState({ ready: true, lines: [comet] }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  unmount();
  const [stopCart, stopWishlist] = [jest.fn(), jest.fn()];
  jest.spyOn(useCart, 'subscribe').mockReturnValue(stopCart);
  jest.spyOn(useWishlist, 'subscribe').mockReturnValue(stopWishlist);
  render(<CountStatus />).unmount();
  jest.restoreAllMocks();
  expect(stopCart).toHaveBeenCalledTimes(1);
  expect(stopWishlist).toHaveBeenCalledTimes(1);
});
