// In a Japanese build, the full stop of markup is Japanese.
import { render, screen } from '@testing-library/react';
import PageError from './(en)/error';

afterEach(() => jest.restoreAllMocks());

it('PageError ends its sentence with a Japanese full stop in a Japanese build, else with a Latin one', () => {
  const props = { error: new Error('test'), retry: jest.fn() };
  const { unmount } = render(<PageError {...props} />);
  expect(screen.getByRole('link').parentElement).toHaveTextContent(/\w\.$/);
  unmount();
  jest.replaceProperty(process, 'env', { ...process.env, SHOP_LANGUAGE: 'ja' });
  render(<PageError {...props} />);
  expect(screen.getByRole('link').parentElement).toHaveTextContent(/\w。$/);
});
