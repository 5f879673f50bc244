import { render, screen } from '@testing-library/react';
import { followParcelCopy } from './copy';
import { ParcelNumber } from './order-parts';

const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };

it('a parcel of a known carrier leads to the page that follows it, and says so to who does not see it', () => {
  render(<ParcelNumber {...parcel} trackingUrl="https://tools.usps.com/x" />);
  const link = screen.getByRole('link', { name: followParcelCopy('USPS', '9400100000000000000000') });
  expect(link).toHaveAttribute('href', 'https://tools.usps.com/x');
  expect(link).toHaveTextContent('9400100000000000000000');
});

it('of another carrier there is the number alone', () => {
  render(<ParcelNumber {...parcel} carrier="Royal Mail" />);
  expect(screen.getByText('9400100000000000000000')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
