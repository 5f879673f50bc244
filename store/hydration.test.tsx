// Verifies docs/product.md 10.6.
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { watchOf } from '@/domain/testing/watches';

const xerix = watchOf('xerix', 1);

it('stores hydrate from the server’s render to the stored cart without showing 0 in between', async () => {
  window.localStorage.setItem('token1', JSON.stringify([xerix]));
  window.localStorage.setItem('wishlist', JSON.stringify([xerix, watchOf('undone', 1)]));
  const [{ useCart }, { useWishlist }, { useSession }] = await Promise.all([
    import('./lines-store'),
    import('./lines-store'),
    import('./session'),
  ]);
  expect(useCart.getState().ready).toBe(true);

  const renders: string[] = [];
  function Header() {
    const cart = useCart(({ lines, ready }) => (ready ? lines.length : '-'));
    const wishlist = useWishlist(({ lines, ready }) => (ready ? lines.length : '-'));
    const status = useSession((session) => session.status);
    const text = `${cart} ${wishlist} ${status}`;
    renders.push(text);
    return <p>{text}</p>;
  }

  const page = document.createElement('div');
  page.innerHTML = renderToString(<Header />);
  expect(page.textContent).toBe('- - unknown');

  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const mismatch = jest.fn();
  const root = await act(async () => hydrateRoot(page, <Header />, { onRecoverableError: mismatch }));
  expect(page.textContent).toBe('1 2 guest');
  expect(new Set(renders)).toEqual(new Set(['- - unknown', '1 2 guest']));

  act(() => useCart.getState().remove(xerix));
  expect(page.textContent).toBe('0 2 guest');
  expect(mismatch).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  act(() => root.unmount());
});
