// Verifies docs/product.md 11.15.
import { render, screen } from '@testing-library/react';
import { useArrival } from '@/store/account-state';
import { ArrivalNote } from './arrival-note';

it('ArrivalNote shows the message of the form that led to the page exactly once', () => {
  useArrival.setState({ message: 'You are signed in.' });
  const { unmount } = render(<ArrivalNote />);
  expect(screen.getByText('You are signed in.')).toBeVisible();
  unmount();
  const { container } = render(<ArrivalNote />);
  expect(container).toBeEmptyDOMElement();
});
