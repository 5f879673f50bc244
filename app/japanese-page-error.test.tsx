// In a Japanese build, the full stop of markup is Japanese.
import { render, screen } from '@testing-library/react';
import PageError from './(en)/error';

jest.mock('@/domain/punctuation', () => jest.requireActual('@/domain/punctuation.ja'));

it('PageError ends its sentence with the full stop of the build’s language', () => {
  render(<PageError error={new Error('test')} retry={jest.fn()} />);
  expect(screen.getByRole('link').parentElement).toHaveTextContent(/\w。$/);
});
