// Verifies docs/product.md 9.12.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCart } from '@/store/lines-store';
import { watchOf } from '@/domain/testing/watches';
import { refillCopy } from './copy';
import { RefillCart } from './refill-cart';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

it('RefillCart adds the lines of an unpaid order with their quantities and keeps the lines of the cart', async () => {
  const [there, other, third] = [watchOf('xerix', 1, { quantity: 7 }), watchOf('xerix', 2), watchOf('undone', 1)];
  useCart.getState().clear();
  useCart.getState().restore(there, 0);
  render(<RefillCart lines={[{ ...there, quantity: 2 }, { ...other, quantity: 3 }, third]} />);
  await userEvent.click(screen.getByRole('button', { name: refillCopy(2) }));
  expect(useCart.getState().lines).toEqual([there, { ...other, quantity: 3 }, third]);
  expect(push).toHaveBeenCalledWith('/bascket/mybascket');
});
