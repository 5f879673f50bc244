import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { useCart, useWishlist } from '@/store/lines-store';
import { watchOf } from '@/domain/testing/watches';
import { useStockLevels } from '@/store/stock';
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
const status = () => screen.getByRole('status').textContent;

/** Answers the pending stock request with the number of units left. */
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

// Verifies docs/product.md 6.3 (Add to Cart).
it('the first click adds to the cart and announces it, and the second click opens the cart without a change', async () => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  await user.click(button(buyCopy.addToCart));
  expect(status()).toBe(buyCopy.isInCart('Noonmark'));
  expect(button(buyCopy.inCart)).toHaveFocus();
  expect(screen.getByRole('link', { name: buyCopy.seeCart })).toHaveAttribute('href', '/bascket/mybascket');
  useCart.getState().setQuantity(watch, 3);
  await user.click(button(buyCopy.inCart));
  expect(push.mock.calls).toEqual([['/bascket/mybascket']]);
  expect(useCart.getState().lines).toEqual([{ ...watch, quantity: 3 }]);
});

// Verifies docs/product.md 6.3 (Add to Cart).
it.each(['{Enter}', ' '])('the key %j adds to the cart, then opens it', async (key) => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  act(() => button(buyCopy.addToCart).focus());
  await user.keyboard(key);
  expect(button(buyCopy.inCart)).toHaveFocus();
  expect(push).not.toHaveBeenCalled();
  await user.keyboard(key);
  expect(push.mock.calls).toEqual([['/bascket/mybascket']]);
});

/** Presses each button in the moment after hydration, before React has read the clock. */
function PressAtHydration() {
  useLayoutEffect(() => document.querySelectorAll('button').forEach((each) => each.click()), []);
  return null;
}

// Verifies docs/product.md 6.3 (click before hydration).
it('a press in the moment after hydration saves the watch to cart and wishlist at its weekend price', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-05:00'), doNotFake: ['queueMicrotask'] });
  const buttons = (
    <>
      <BuyButtons watch={watch} weekendCents={174_30} rendered="in-stock" />
      <PressAtHydration />
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(buttons);
  await act(async () => void render(buttons, { container, hydrate: true }));
  expect(useCart.getState().lines).toMatchObject([{ price: 174.3 }]);
  expect(useWishlist.getState().lines).toMatchObject([{ price: 174.3 }]);
});

// Verifies docs/product.md 6.3 (click before hydration).
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

it('a double click adds the watch and does not leave the page', async () => {
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  await userEvent.dblClick(button(buyCopy.addToCart));
  expect(button(buyCopy.inCart)).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

// Verifies docs/product.md 6.3 (Save to Wishlist).
it('the first click saves to the wishlist, and the second click announces that it was saved already', async () => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  await user.click(button(buyCopy.saveToWishlist));
  expect(status()).toBe(buyCopy.isOnWishlist('Noonmark'));
  expect(screen.getByRole('link', { name: buyCopy.seeWishlist })).toBeVisible();
  await user.click(button(buyCopy.onWishlist));
  expect(status()).toBe(buyCopy.wasOnWishlist('Noonmark'));
  expect(useWishlist.getState().lines).toEqual([watch]);
});

it('the buttons show a watch that cart and wishlist already contain, without an announcement', () => {
  useCart.getState().add(watch);
  useWishlist.getState().add(watch);
  useWishlist.getState().add(watchOf('undone', 1));
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  expect(button(buyCopy.inCart)).toBeVisible();
  expect(button(buyCopy.onWishlist)).toBeVisible();
  expect(status()).toBe('');
});

it('each click is announced by its own outcome, also after one of the other button', async () => {
  const user = userEvent.setup();
  render(<BuyButtons watch={watch} rendered="in-stock" />);
  await user.click(button(buyCopy.saveToWishlist));
  await user.click(button(buyCopy.addToCart));
  expect(status()).toBe(buyCopy.isInCart('Noonmark'));
  await user.click(button(buyCopy.onWishlist));
  expect(status()).toBe(buyCopy.wasOnWishlist('Noonmark'));
  act(() => useCart.getState().remove(watch));
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: buyCopy.seeWishlist })]);
  await user.click(button(buyCopy.addToCart));
  expect(status()).toBe(buyCopy.isInCart('Noonmark'));
});

it('a page that is left at once does not ask for the stock', async () => {
  const { unmount } = render(<BuyButtons watch={watch} rendered="in-stock" />);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked).toBeUndefined();
});

describe('after the response to the stock request', () => {
  // Verifies docs/product.md 5.16 (page), 6.3 (sold-out watch).
  it('the button of a sold-out watch adds nothing, and a link leads to the back-in-stock form', async () => {
    const user = userEvent.setup();
    render(<BuyButtons watch={watch} rendered="in-stock" />);
    expect(button(buyCopy.addToCart)).toBeVisible();
    await answer(0);
    await user.click(button(stockCopy.soldOut));
    expect(status()).toBe(stockCopy.nothingAdded('Noonmark'));
    expect(useCart.getState().lines).toEqual([]);
    expect(screen.getByRole('link', { name: stockCopy.mailMe })).toHaveAttribute(
      'href',
      '/back-in-stock?watch=xerix/1',
    );
    await user.click(button(buyCopy.saveToWishlist));
    expect(useWishlist.getState().lines).toEqual([watch]);
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: stockCopy.mailMe })]);
  });

  // Verifies docs/product.md 25.8 (press before the answer).
  it('a watch that was added before the answer "sold out" stays in the cart, with a link to it', async () => {
    const user = userEvent.setup();
    render(<BuyButtons watch={watch} rendered="in-stock" />);
    await user.click(button(buyCopy.addToCart));
    await answer(0);
    expect(button(buyCopy.inCart)).toBeVisible();
    expect(useCart.getState().lines).toHaveLength(1);
    expect(screen.getByRole('link', { name: buyCopy.seeCart })).toBeVisible();
    expect(screen.getByRole('link', { name: stockCopy.mailMe })).toBeVisible();
  });

  it('a page rendered as sold out offers the watch when units are available again', async () => {
    render(<BuyButtons watch={watch} rendered="sold-out" />);
    expect(button(stockCopy.soldOut)).toBeVisible();
    await answer(4);
    expect(button(buyCopy.addToCart)).toBeVisible();
    expect(screen.queryByRole('link', { name: stockCopy.mailMe })).toBeNull();
  });

  // Verifies docs/product.md 25.8 (more than three, three or fewer, none).
  it.each([
    [10, ''],
    [4, ''],
    [3, '3 left'],
    [1, '1 left'],
    [0, 'Sold out'],
  ])('with %d units left the page shows “%s”', async (left, words) => {
    render(
      <>
        <StockNote watch={watch} rendered="in-stock" />
        <BuyButtons watch={watch} rendered="in-stock" />
      </>,
    );
    await answer(left);
    const shown = screen.queryAllByText(/left$|^Sold out$/, { ignore: 'button *, [aria-hidden=true]' });
    expect(shown.map(({ textContent }) => textContent)).toEqual(words ? [words] : []);
  });
});
