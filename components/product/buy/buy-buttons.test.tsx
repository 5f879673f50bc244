import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useCart } from '@/store/cart';
import { watchOf } from '@/domain/testing/watches';
import { useStockLevels } from '@/store/stock';
import { useWishlist } from '@/store/wishlist';
import { stockCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { BuyButtons } from './buy-buttons';
import { StockNote } from './stock-note';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn(), push: (path: string) => push(path) }),
}));

const watch = watchOf('xerix', 1, { name: 'Noonmark' });
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

/** What the shop answers when it is asked how many are left; nothing until a test says how many. */
const answer = async (left: number) => {
  await waitFor(() => expect(asked).toBeDefined());
  await act(async () => asked?.({ ok: true, json: async () => ({ stock: [{ key: 'xerix/1', left }] }) } as Response));
};
let asked: ((response: Response) => void) | undefined;
const original = globalThis.fetch;

beforeEach(() => {
  push.mockClear();
  useStockLevels.setState({ left: new Map() });
  asked = undefined;
  globalThis.fetch = () => new Promise((resolve) => (asked = resolve));
  window.localStorage.clear();
  useCart.rehydrate();
  useWishlist.rehydrate();
});

afterEach(() => {
  globalThis.fetch = original;
  delete window.queuedClicks;
  jest.useRealTimers();
});

it('adds to the cart, says so in place, and leads to the cart the second time, which changes nothing', async () => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  await user.click(button(buyCopy.addToCart));
  expect(said()).toBe(buyCopy.isInCart('Noonmark'));
  expect(button(buyCopy.inCart)).toHaveFocus();
  expect(screen.getByRole('link', { name: buyCopy.seeCart })).toHaveAttribute('href', '/bascket/mybascket');
  useCart.getState().setQuantity(watch, 3);
  await user.click(button(buyCopy.inCart));
  expect(push.mock.calls).toEqual([['/bascket/mybascket']]);
  expect(useCart.getState().lines).toEqual([{ ...watch, quantity: 3 }]);
});

it('clicks queued before hydration save the watch to cart and wishlist at its weekend price', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-05:00'), doNotFake: ['queueMicrotask'] });
  const buttons = <BuyButtons watch={watch} weekendCents={174_30} rendered="in-stock" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(buttons);
  window.queuedClicks = [...container.querySelectorAll('button')];
  await act(async () => void render(buttons, { container, hydrate: true }));
  expect(useCart.getState().lines).toMatchObject([{ price: 174.3 }]);
  expect(useWishlist.getState().lines).toMatchObject([{ price: 174.3 }]);
});

it('a double click adds, and stays', async () => {
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  await userEvent.dblClick(button(buyCopy.addToCart));
  expect(button(buyCopy.inCart)).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

it('saves to the wishlist, and says so a second time', async () => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  await user.click(button(buyCopy.saveToWishlist));
  expect(said()).toBe(buyCopy.isOnWishlist('Noonmark'));
  expect(screen.getByRole('link', { name: buyCopy.seeWishlist })).toBeVisible();
  await user.click(button(buyCopy.onWishlist));
  expect(said()).toBe(buyCopy.wasOnWishlist('Noonmark'));
  expect(useWishlist.getState().lines).toEqual([watch]);
});

it('shows what is there from before, and announces nothing', () => {
  useCart.getState().add(watch);
  useWishlist.getState().add(watch);
  useWishlist.getState().add(watchOf('undone', 1));
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  expect(button(buyCopy.inCart)).toBeVisible();
  expect(button(buyCopy.onWishlist)).toBeVisible();
  expect(said()).toBe('');
});

describe('where the shop says how many are left', () => {
  it('a sold-out watch’s button says so, adds nothing and leads to the mail', async () => {
    const user = userEvent.setup();
    render(<BuyButtons watch={watch} rendered="in-stock" />);
    expect(button(buyCopy.addToCart)).toBeVisible();
    await answer(0);
    await user.click(button(stockCopy.soldOut));
    expect(said()).toBe(stockCopy.nothingAdded('Noonmark'));
    expect(useCart.getState().lines).toEqual([]);
    expect(screen.getByRole('link', { name: stockCopy.mailMe })).toHaveAttribute(
      'href',
      '/back-in-stock?watch=xerix/1',
    );
    await user.click(button(buyCopy.saveToWishlist));
    expect(useWishlist.getState().lines).toEqual([watch]);
  });

  it('a press that came before the answer has added the watch, and the cart is led to', async () => {
    const user = userEvent.setup();
    render(<BuyButtons watch={watch} rendered="in-stock" />);
    await user.click(button(buyCopy.addToCart));
    await answer(0);
    expect(button(buyCopy.inCart)).toBeVisible();
    expect(useCart.getState().lines).toHaveLength(1);
    expect(screen.getByRole('link', { name: buyCopy.seeCart })).toBeVisible();
  });

  it('a page that was made while the watch was sold out sells it once it is back', async () => {
    render(<BuyButtons watch={watch} rendered="sold-out" />);
    expect(button(stockCopy.soldOut)).toBeVisible();
    await answer(4);
    expect(button(buyCopy.addToCart)).toBeVisible();
    expect(screen.queryByRole('link', { name: stockCopy.mailMe })).toBeNull();
  });

  it.each([
    [10, ''],
    [4, ''],
    [3, '3 left'],
    [1, '1 left'],
    [0, 'Sold out'],
  ])('of %d left the page says “%s”', async (left, words) => {
    render(
      <>
        <StockNote watch={watch} rendered="in-stock" />
        <BuyButtons watch={watch} rendered="in-stock" />
      </>,
    );
    await answer(left);
    const told = screen.queryAllByText(/left$|^Sold out$/, { ignore: 'button *, [aria-hidden=true]' });
    expect(told.map(({ textContent }) => textContent)).toEqual(words ? [words] : []);
  });
});
