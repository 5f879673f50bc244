import { render, screen } from '@testing-library/react';
import { refundTerms } from './copy';
import { RefundList } from './order-parts';

const rows = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('says what was sent back, and what the bank gave back, each by its name', () => {
  render(<RefundList refundedCents={20_00} lostCents={49_00} />);
  expect(rows()).toEqual([
    [refundTerms.sentBack, '$20.00'],
    [refundTerms.byBank, '$49.00'],
  ]);
});

it('says nothing of money that is where it belongs', () => {
  render(<RefundList refundedCents={0} lostCents={0} />);
  expect(rows()).toEqual([]);
});
