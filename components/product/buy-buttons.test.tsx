import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCart } from '@/store/cart';
import { watchOf } from '@/domain/watches.fixture';
import { useWishlist } from '@/store/wishlist';
import { BuyButtons } from './buy-buttons';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const watch = watchOf('xerix', 1, { name: 'Noonmark' });
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  window.localStorage.clear();
  void useCart.persist.rehydrate();
  void useWishlist.persist.rehydrate();
});

it('adds to the cart, says so in place, and does nothing the second time', async () => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} />);
  await user.click(button('Add to Cart'));
  expect(said()).toBe('Noonmark is in your cart.');
  expect(button('In your cart')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/bascket/mybascket');
  useCart.getState().setQuantity(watch, 3);
  await user.click(button('In your cart'));
  expect(said()).toBe('Noonmark was in your cart already.');
  expect(useCart.getState().lines).toEqual([{ ...watch, quantity: 3 }]);
});

it('saves to the wishlist likewise', async () => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} />);
  await user.click(button('Save to Wishlist'));
  expect(said()).toBe('Noonmark is on your wishlist.');
  expect(screen.getByRole('link', { name: 'See your wishlist' })).toBeVisible();
  await user.click(button('On your wishlist'));
  expect(said()).toBe('Noonmark was on your wishlist already.');
  expect(useWishlist.getState().lines).toEqual([watch]);
});

it('shows what is there from before, and announces nothing', () => {
  useCart.getState().add(watch);
  useWishlist.getState().add(watch);
  useWishlist.getState().add(watchOf('undone', 1));
  render(<BuyButtons watch={watch} />);
  expect(button('In your cart')).toBeVisible();
  expect(button('On your wishlist')).toBeVisible();
  expect(said()).toBe('');
});
