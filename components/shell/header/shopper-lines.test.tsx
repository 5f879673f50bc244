import { act, render, screen } from '@testing-library/react';
import { useCart } from '@/store/lines-store';
import { watchOf } from '@/domain/testing/watches';
import { cartCopy } from '@/components/shell/copy';
import { ShopperLines } from './shopper-lines';

const message = () => screen.getAllByRole('paragraph')[1]?.textContent;

it('ShopperLines counts the lines of the cart and not their units', () => {
  useCart.getState().clear();
  render(<ShopperLines />);
  expect(message()).toBe(cartCopy(0));
  act(() => useCart.getState().restore(watchOf('xerix', 1, { quantity: 5 }), 0));
  expect(message()).toBe(cartCopy(1));
  act(() => useCart.getState().add(watchOf('xerix', 2)));
  expect(message()).toBe(cartCopy(2));
});

it('ShopperLines shows no cart message before storage is read', () => {
  useCart.setState({ ready: false });
  render(<ShopperLines />);
  expect(message()).toBe('');
});
