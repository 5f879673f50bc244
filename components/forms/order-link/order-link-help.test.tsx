// Verifies docs/product.md 29.1.
import { render, screen } from '@testing-library/react';
import { site } from '@/data/site';
import { orderLinkCopy } from './copy';
import { OrderLinkHelp } from './order-link-help';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

it('the help for an order link leads to the account and to the contacts of the shop', () => {
  render(<OrderLinkHelp />);
  expect(screen.getByRole('link', { name: orderLinkCopy.account })).toHaveAttribute('href', '/auth/user');
  expect(screen.getByRole('link', { name: site.mail.label })).toHaveAttribute('href', site.mail.href);
});
