import { render, screen } from '@testing-library/react';
import { moneyBackTerms } from './copy';
import { MoneyBackList } from './order-parts';

const rows = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('says what was sent back, and what the bank gave back, each by its name', () => {
  render(<MoneyBackList refundedCents={20_00} lostCents={49_00} />);
  expect(rows()).toEqual([
    [moneyBackTerms.sentBack, '$20.00'],
    [moneyBackTerms.byBank, '$49.00'],
  ]);
});

it('says nothing of money that is where it belongs', () => {
  render(<MoneyBackList refundedCents={0} lostCents={0} />);
  expect(rows()).toEqual([]);
});
