import { act, render, screen } from '@testing-library/react';
import { useCart } from '@/store/lines-store';
import { watchOf } from '@/domain/testing/watches';
import { cartLabel } from '@/components/shell/copy';
import { CartLink } from './counts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const link = () => screen.getByRole('link');

beforeEach(() => useCart.getState().clear());

// Verifies docs/product.md 3.5 (cart with lines).
it('CartLink counts lines, not units, and links to the cart', () => {
  render(<CartLink />);
  act(() => useCart.getState().restore(watchOf('xerix', 1, { quantity: 4 }), 0));
  expect(link()).toHaveTextContent(/^1$/);
  expect(link()).toHaveAttribute('href', '/bascket/mybascket');
  act(() => useCart.getState().restore(watchOf('undone', 1, { quantity: 10 }), 1));
  expect(link()).toHaveTextContent(/^2$/);
  expect(link()).toHaveAccessibleName(cartLabel(2));
  expect(link()).toHaveAttribute('href', '/bascket/mybascket');
});

// Verifies docs/product.md 3.5 (empty cart).
it('CartLink has no badge and links home when the cart is empty', () => {
  render(<CartLink />);
  expect(link()).toHaveTextContent(/^$/);
  expect(link()).toHaveAccessibleName(cartLabel(0));
  expect(link()).toHaveAttribute('href', '/');
});
