import { render, screen } from '@testing-library/react';
import { summaryCopy } from '@/components/checkout/copy';
import { OrderLine } from './order-line';

it('OrderLine shows the line total, the quantity and the unit price', () => {
  render(<OrderLine name="Late Comet" unitCents={8350} quantity={3} picture={undefined} />);
  expect(screen.getByText('$250.50')).toBeVisible();
  expect(screen.getByText(summaryCopy.times(3, '$83.50'))).toBeVisible();
  expect(screen.queryByText('$83.50')).not.toBeInTheDocument();
});
