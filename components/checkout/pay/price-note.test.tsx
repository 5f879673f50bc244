import { render, screen } from '@testing-library/react';
import { paymentCopy } from '@/components/checkout/copy';
import { PriceNote } from './price-note';

it('PriceNote shows the old and the new total and takes the focus', () => {
  render(<PriceNote from={30_000} to={31_050} />);
  expect(screen.getByText(paymentCopy.before).nextElementSibling).toHaveTextContent('$300.00');
  expect(screen.getByText(paymentCopy.now).nextElementSibling).toHaveTextContent('$310.50');
  expect(screen.getByRole('group')).toHaveFocus();
});
