import { render, screen } from '@testing-library/react';
import { followParcelCopy, refundTerms } from './copy';
import { ParcelNumber, RefundList } from './order-parts';

const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };

// Verifies docs/product.md 14.14 (known carrier).
it('ParcelNumber links to the tracking page with an accessible name when the carrier is known', () => {
  render(<ParcelNumber {...parcel} trackingUrl="https://tools.usps.com/x" />);
  const link = screen.getByRole('link', { name: followParcelCopy('USPS', '9400100000000000000000') });
  expect(link).toHaveAttribute('href', 'https://tools.usps.com/x');
  expect(link).toHaveTextContent('9400100000000000000000');
});

// Verifies docs/product.md 14.14 (other carrier).
it('ParcelNumber shows the number without a link when the carrier is unknown', () => {
  render(<ParcelNumber {...parcel} carrier="Royal Mail" />);
  expect(screen.getByText('9400100000000000000000')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

const rows = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('RefundList shows the refund and the lost dispute in rows of their own', () => {
  render(<RefundList currency="usd" refundedCents={20_00} lostCents={49_00} />);
  expect(rows()).toEqual([
    [refundTerms.refunded, '$20.00'],
    [refundTerms.byBank, '$49.00'],
  ]);
});

it('RefundList renders nothing when no money was returned', () => {
  render(<RefundList currency="usd" refundedCents={0} lostCents={0} />);
  expect(rows()).toEqual([]);
});

// Verifies docs/product.md 44.5 (pages).
it('RefundList states refund and lost dispute in the currency of the order', () => {
  render(<RefundList currency="jpy" refundedCents={20_00} lostCents={49_00} />);
  expect(rows().map(([, amount]) => amount)).toEqual(['¥2,000', '¥4,900']);
});
