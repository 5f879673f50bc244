import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stockCopy } from '@/components/product/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { watchOf } from '@/domain/testing/watches';
import { useCart } from '@/store/cart';
import { useStockLevels } from '@/store/stock';
import { BuyBar } from './buy-bar';
import { firstButtonId } from './use-cart-button';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: (path: string) => push(path) }) }));

const watch = watchOf('xerix', 1, { name: 'Noonmark' });
const bar = () => screen.getByRole('region', { name: buyCopy.bar('Noonmark') });
const button = (label: string) => screen.getByRole('button', { name: buyCopy.barButton(label, 'Noonmark') });

/** Whether the page's first button is below the header, on view or further down. */
let firstButtonIs: (place: { isIntersecting: boolean }) => void;

beforeEach(() => {
  useStockLevels.setState({ left: new Map() });
  window.localStorage.clear();
  useCart.rehydrate();
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      firstButtonIs = (place) => act(() => callback([place as IntersectionObserverEntry], {} as IntersectionObserver));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  render(
    <>
      <button id={firstButtonId} />
      <BuyBar watch={watch} rendered="in-stock" price="$249.00" />
    </>,
  );
});

it('comes once the first button has scrolled away, and goes when it is back', () => {
  expect(bar()).toHaveClass(/invisible/);
  firstButtonIs({ isIntersecting: false });
  expect(bar()).not.toHaveClass(/invisible/);
  expect(bar()).toHaveTextContent(/Noonmark.*\$249\.00/);
  firstButtonIs({ isIntersecting: true });
  expect(bar()).toHaveClass(/invisible/);
});

it('adds, says so, and leads to the cart, as the first button does', async () => {
  await userEvent.click(button(buyCopy.addToCart));
  expect(useCart.getState().lines).toEqual([watch]);
  expect(screen.getByRole('status')).toHaveTextContent(buyCopy.isInCart('Noonmark'));
  await userEvent.click(button(buyCopy.inCart));
  expect(push).toHaveBeenCalledWith('/bascket/mybascket');
});

it('says of a sold-out watch what the first button says, and adds nothing', async () => {
  act(() => useStockLevels.setState({ left: new Map([['xerix/1', 0]]) }));
  await userEvent.click(button(stockCopy.soldOut));
  expect(screen.getByRole('status')).toHaveTextContent(stockCopy.nothingAdded('Noonmark'));
  expect(useCart.getState().lines).toEqual([]);
});
