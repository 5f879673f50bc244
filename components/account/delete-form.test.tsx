import { render, screen } from '@testing-library/react';
import { DeleteForm } from './delete-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

it('says what is deleted with the account, and what stays with the shop', () => {
  render(<DeleteForm hasPassword />);
  const warning = screen.getByText(/cannot be brought back/);
  expect(warning).toHaveTextContent('The account’s name, e-mail and sign-in are deleted at once');
  expect(warning).toHaveTextContent('Orders, messages and a newsletter subscription stay with the shop.');
});
