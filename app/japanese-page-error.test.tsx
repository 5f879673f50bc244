// Verifies docs/product.md 45.9: a sentence that markup ends has a Japanese full stop.
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
