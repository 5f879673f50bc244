import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Newsletter } from './newsletter';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail for the newsletter' });
const signUp = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
let written: jest.SpyInstance;

beforeEach(() => {
  written = jest.spyOn(console, 'log').mockImplementation();
  render(<Newsletter />);
});

afterEach(() => written.mockRestore());

test('a good address is written to the console, the field is cleared, and the shopper is told', async () => {
  await userEvent.type(field(), 'jane.doe+watches@example.com');
  expect(field()).toBeValid();
  await signUp();
  expect(written).toHaveBeenCalledWith('jane.doe+watches@example.com');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.');
});

test.each(['', 'jane', 'Jane@Example.com', 'jane@example.company'])('%j is kept and goes nowhere', async (address) => {
  if (address) await userEvent.type(field(), address);
  expect(field()).toBeInvalid();
  await signUp();
  expect(written).not.toHaveBeenCalled();
  expect(field()).toHaveValue(address);
});
