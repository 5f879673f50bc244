import { render, screen } from '@testing-library/react';
import { totalsCopy } from '@/components/checkout/copy';
import { TotalsList } from './totals-list';

const { subtotal, code, shipping, free, total } = totalsCopy;

const rows = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const express = { label: 'USPS Priority Mail', cents: 995 };

it('TotalsList shows the discount as a negative amount between subtotal and shipping', () => {
  render(<TotalsList subtotalCents={30_000} totals={{ discountCents: 6000, totalCents: 24_995, shipping: express }} />);
  expect(rows()).toEqual([subtotal, code, 'USPS Priority Mail', total]);
  expect(figures()).toEqual(['$300.00', '−$60.00', '$9.95', '$249.95']);
});

it('TotalsList shows no discount row without a discount, and "Free" for shipping of 0 cents', () => {
  const totals = { discountCents: 0, totalCents: 30_000, shipping: { label: 'USPS First Class', cents: 0 } };
  // The code stays applied while it takes off nothing, such as in another currency.
  render(<TotalsList subtotalCents={30_000} totals={totals} hasCode />);
  expect(rows()).toEqual([subtotal, 'USPS First Class', total]);
  expect(figures()).toEqual(['$300.00', free, '$300.00']);
});

it('TotalsList keeps empty rows until the quote arrives', () => {
  render(<TotalsList subtotalCents={30_000} totals={undefined} hasCode />);
  expect(rows()).toEqual([subtotal, code, shipping, total]);
  expect(figures().map((figure) => figure?.trim())).toEqual(['$300.00', '', '', '']);
});
