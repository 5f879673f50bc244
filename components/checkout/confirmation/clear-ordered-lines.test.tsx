// Verifies docs/product.md 9.12.
import { render } from '@testing-library/react';
import type { OrderAttempt } from '@/store/order-attempt';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { watchOf } from '@/domain/testing/watches';
import { ClearOrderedLines } from './clear-ordered-lines';

const comet = watchOf('xerix', 1);
const open = (attempt: OrderAttempt) => {
  useCart.getState().restore(comet, 0);
  useCheckout.getState().saveAttempt(attempt);
  render(<ClearOrderedLines token="an-order" lines={[{ catalogue: 'xerix', id: 1 }]} />);
};

beforeEach(() => {
  useCart.getState().lines.forEach((line) => useCart.getState().remove(line));
  useCheckout.getState().clear();
});

// Verifies docs/product.md 13.8 (ordered watches).
it.each([
  ['placed by this checkout', { token: 'an-order' }],
  ['before it, already paid', { paid: 'an-order' }],
])('ClearOrderedLines removes the lines and the saved checkout of the order %s', (_, found) => {
  open({ key: 'key', body: '{}', ...found });
  expect(useCart.getState().lines).toEqual([]);
  expect(useCheckout.getState().attempt).toBeNull();
});

it('ClearOrderedLines keeps lines that the order does not contain', () => {
  const other = watchOf('xerix', 2, { quantity: 3 });
  const namesake = watchOf('undone', 1);
  useCart.getState().restore(other, 0);
  useCart.getState().restore(namesake, 1);
  open({ key: 'key', body: '{}', token: 'an-order' });
  expect(useCart.getState().lines).toEqual([other, namesake]);
});

it('ClearOrderedLines keeps the cart when the order belongs to another checkout', () => {
  open({ key: 'key', body: '{}', token: 'another', supersedes: 'an-order' });
  expect(useCart.getState().lines).toHaveLength(1);
});
