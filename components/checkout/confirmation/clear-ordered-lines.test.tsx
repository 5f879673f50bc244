// Verifies docs/product.md 9.12.
import { render } from '@testing-library/react';
import type { OrderAttempt } from '@/store/order-attempt';
import { useCart } from '@/store/cart';
import { useCheckout } from '@/store/checkout';
import { watchOf } from '@/domain/testing/watches';
import { ClearOrderedLines } from './clear-ordered-lines';

const comet = watchOf('xerix', 1);
const open = (attempt: OrderAttempt) => {
  useCart.getState().restore(comet, 0);
  useCheckout.getState().keepAttempt(attempt);
  render(<ClearOrderedLines token="an-order" lines={[{ catalogue: 'xerix', id: 1 }]} />);
};

beforeEach(() => {
  useCart.getState().lines.forEach((line) => useCart.getState().remove(line));
  useCheckout.getState().forget();
});

it.each([
  ['of this checkout', { token: 'an-order' }],
  ['before it, which was paid meanwhile', { paid: 'an-order' }],
])('settles the order %s: its watches leave the cart, and the checkout is forgotten', (_, found) => {
  open({ key: 'key', body: '{}', ...found });
  expect(useCart.getState().lines).toEqual([]);
  expect(useCheckout.getState().attempt).toBeNull();
});

it('leaves in the cart what was not ordered with it, quantity and all', () => {
  const other = watchOf('xerix', 2, { quantity: 3 });
  const namesake = watchOf('undone', 1);
  useCart.getState().restore(other, 0);
  useCart.getState().restore(namesake, 1);
  open({ key: 'key', body: '{}', token: 'an-order' });
  expect(useCart.getState().lines).toEqual([other, namesake]);
});

it('leaves the cart of another checkout alone', () => {
  open({ key: 'key', body: '{}', token: 'another', supersedes: 'an-order' });
  expect(useCart.getState().lines).toHaveLength(1);
});
