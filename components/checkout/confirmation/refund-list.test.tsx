import { render, screen } from '@testing-library/react';
import { refundTerms } from './copy';
import { RefundList } from './order-parts';

const rows = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('RefundList shows the refund and the lost dispute in rows of their own', () => {
  render(<RefundList refundedCents={20_00} lostCents={49_00} />);
  expect(rows()).toEqual([
    [refundTerms.sentBack, '$20.00'],
    [refundTerms.byBank, '$49.00'],
  ]);
});

it('RefundList renders nothing when no money was returned', () => {
  render(<RefundList refundedCents={0} lostCents={0} />);
  expect(rows()).toEqual([]);
});
