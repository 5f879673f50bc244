import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCart } from '@/store/cart';
import { watchOf } from '@/domain/testing/watches';
import { useWishlist } from '@/store/wishlist';
import { buyWords } from '@/components/words/product';
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
  await user.click(button(buyWords.addToCart));
  expect(said()).toBe(buyWords.isInCart('Noonmark'));
  expect(button(buyWords.inCart)).toHaveFocus();
  expect(screen.getByRole('link', { name: buyWords.seeCart })).toHaveAttribute('href', '/bascket/mybascket');
  useCart.getState().setQuantity(watch, 3);
  await user.click(button(buyWords.inCart));
  expect(said()).toBe(buyWords.wasInCart('Noonmark'));
  expect(useCart.getState().lines).toEqual([{ ...watch, quantity: 3 }]);
});

it('saves to the wishlist likewise', async () => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} />);
  await user.click(button(buyWords.saveToWishlist));
  expect(said()).toBe(buyWords.isOnWishlist('Noonmark'));
  expect(screen.getByRole('link', { name: buyWords.seeWishlist })).toBeVisible();
  await user.click(button(buyWords.onWishlist));
  expect(said()).toBe(buyWords.wasOnWishlist('Noonmark'));
  expect(useWishlist.getState().lines).toEqual([watch]);
});

it('shows what is there from before, and announces nothing', () => {
  useCart.getState().add(watch);
  useWishlist.getState().add(watch);
  useWishlist.getState().add(watchOf('undone', 1));
  render(<BuyButtons watch={watch} />);
  expect(button(buyWords.inCart)).toBeVisible();
  expect(button(buyWords.onWishlist)).toBeVisible();
  expect(said()).toBe('');
});
