import { render, screen } from '@testing-library/react';
import { useCart } from '@/store/cart';
import { watchOf } from '@/domain/testing/watches';
import { cartLabel } from '@/components/shell/copy';
import { CartLink } from './counts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const link = () => screen.getByRole('link');

beforeEach(() => useCart.getState().clear());

it('the cart’s badge and name count watches, not pieces, and lead to them', () => {
  useCart.getState().restore(watchOf('xerix', 1, { quantity: 4 }), 0);
  useCart.getState().restore(watchOf('undone', 1, { quantity: 10 }), 1);
  render(<CartLink />);
  expect(link()).toHaveTextContent(/^2$/);
  expect(link()).toHaveAccessibleName(cartLabel(2));
  expect(link()).toHaveAttribute('href', '/bascket/mybascket');
});

it('an empty cart has no badge, says so, and leads home', () => {
  render(<CartLink />);
  expect(link()).toHaveTextContent(/^$/);
  expect(link()).toHaveAccessibleName(cartLabel(0));
  expect(link()).toHaveAttribute('href', '/');
});
