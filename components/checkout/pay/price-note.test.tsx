import { act, render, screen } from '@testing-library/react';
import { paymentCopy } from '@/components/checkout/copy';
import { PriceNote } from './price-note';

it('PriceNote shows the old and the new total and takes the focus', () => {
  render(<PriceNote from={30_000} to={31_050} />);
  expect(screen.getByText(paymentCopy.before).nextElementSibling).toHaveTextContent('$300.00');
  expect(screen.getByText(paymentCopy.now).nextElementSibling).toHaveTextContent('$310.50');
  expect(screen.getByRole('group')).toHaveFocus();
});

it('PriceNote takes the focus again when the total changes once more, and states it in its currency', () => {
  const { rerender } = render(<PriceNote from={30_000} to={31_050} currency="jpy" />);
  act(() => screen.getByRole('group').blur());
  rerender(<PriceNote from={30_000} to={31_050} currency="jpy" />);
  expect(screen.getByRole('group')).not.toHaveFocus();
  rerender(<PriceNote from={31_050} to={32_000} currency="jpy" />);
  expect(screen.getByRole('group')).toHaveFocus();
  expect(screen.getByText(paymentCopy.now).nextElementSibling).toHaveTextContent('¥32,000');
});
