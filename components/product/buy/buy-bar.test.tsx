import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { controlIntersection, setDate } from '@/components/testing/browser-mock';
import { stockCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { watchOf } from '@/domain/testing/watches';
import { useCart } from '@/store/lines-store';
import { useStockLevels } from '@/store/stock';
import { BuyBar } from './buy-bar';
import { firstButtonId } from './use-cart-button';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: (path: string) => push(path) }) }));

const watch = watchOf('xerix', 1, { name: 'Noonmark' });
const bar = () => screen.getByRole('region', { name: buyCopy.bar('Noonmark') });
const button = (label: string) => screen.getByRole('button', { name: buyCopy.barButton(label, 'Noonmark') });

/** Reports to the bar whether the first button is below the header's lower edge. */
let moveFirstButton: (isIntersecting: boolean) => void;

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  setDate('2026-11-20T12:00:00-05:00');
  useStockLevels.setState({ left: new Map() });
  window.localStorage.clear();
  useCart.rehydrate();
  const see = controlIntersection();
  moveFirstButton = (isIntersecting) => act(() => see(isIntersecting));
  render(
    <>
      <button id={firstButtonId} />
      <BuyBar watch={watch} rendered="in-stock" price="$249.00" weekendCents={174_30} />
    </>,
  );
});

it('the buy bar is visible only while the first button is scrolled out of view', () => {
  expect(bar()).toHaveClass(/invisible/);
  moveFirstButton(false);
  expect(bar()).not.toHaveClass(/invisible/);
  expect(bar()).toHaveTextContent(/Noonmark.*\$249\.00/);
  moveFirstButton(true);
  expect(bar()).toHaveClass(/invisible/);
});

it('the bar’s button adds the watch and announces it, and the second click opens the cart', async () => {
  await userEvent.click(button(buyCopy.addToCart));
  expect(useCart.getState().lines).toEqual([watch]);
  expect(screen.getByRole('status')).toHaveTextContent(buyCopy.isInCart('Noonmark'));
  await userEvent.click(button(buyCopy.inCart));
  expect(push).toHaveBeenCalledWith('/bascket/mybascket');
});

it('the bar’s button of a sold-out watch announces it and adds nothing', async () => {
  act(() => useStockLevels.setState({ left: new Map([['xerix/1', 0]]) }));
  await userEvent.click(button(stockCopy.soldOut));
  expect(screen.getByRole('status')).toHaveTextContent(stockCopy.nothingAdded('Noonmark'));
  expect(useCart.getState().lines).toEqual([]);
});

// Verifies docs/product.md 28.3 (button at the foot of the screen).
it('the bar’s button adds the watch at its weekend price on a weekend', async () => {
  setDate('2026-11-21T12:00:00-05:00');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await userEvent.click(button(buyCopy.addToCart));
  expect(useCart.getState().lines).toEqual([{ ...watch, price: 174.3 }]);
});
