import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { watchOf } from '@/domain/testing/watches';
import { useWishlist } from '@/store/lines-store';
import { wishlistIsEmpty, wishlistLabel } from '@/components/shell/copy';
import { WishlistLink } from './counts';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: mockPush }) }));

const heart = () => screen.getByRole('link');
const announced = () => screen.getByRole('status').textContent;

/** Presses the wishlist button; returns true if the navigation was prevented. */
function staysOnPage(): boolean {
  mockPush.mockClear();
  const press = createEvent.click(heart());
  // jsdom logs an error for a followed link.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  let isStopped = false;
  heart().parentElement?.addEventListener('click', (event) => (isStopped = event.defaultPrevented), { once: true });
  fireEvent(heart(), press);
  return isStopped && mockPush.mock.calls.length === 0;
}

beforeEach(() => useWishlist.getState().lines.forEach((line) => useWishlist.getState().remove(line)));

// Verifies docs/product.md 3.6 (empty wishlist).
it('WishlistLink prevents navigation and announces the reason at each press when the wishlist is empty', () => {
  render(<WishlistLink />);
  expect(heart()).toHaveAccessibleName(wishlistLabel(0));
  expect(heart()).toHaveTextContent(/^$/);
  expect(announced()).toBe('');
  expect(staysOnPage()).toBe(true);
  const first = announced();
  expect(first?.trim()).toBe(wishlistIsEmpty);
  expect(staysOnPage()).toBe(true);
  expect(announced()?.trim()).toBe(wishlistIsEmpty);
  expect(announced()).not.toBe(first);
  act(() => useWishlist.getState().add(watchOf('xerix', 1)));
  expect(announced()).toBe('');
});

// Verifies docs/product.md 3.6 (wishlist with watches).
it('WishlistLink counts the watches and links to the wishlist when it is not empty', () => {
  render(<WishlistLink />);
  act(() => useWishlist.getState().add(watchOf('xerix', 1)));
  act(() => useWishlist.getState().add(watchOf('undone', 1)));
  expect(heart()).toHaveAccessibleName(wishlistLabel(2));
  expect(heart()).toHaveTextContent(/^2$/);
  expect(heart()).toHaveAttribute('href', '/favorite/myfavorite');
  expect(staysOnPage()).toBe(false);
  expect(announced()).toBe('');
});
