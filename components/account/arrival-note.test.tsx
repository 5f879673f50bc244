// Verifies docs/product.md 11.15.
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useArrival, useJoined } from '@/store/account-state';
import { ArrivalNote } from './arrival-note';
import { joinedCopy } from './copy';

it('ArrivalNote shows the message of the form that led to the page exactly once', () => {
  useArrival.setState({ message: 'You are signed in.' });
  const { unmount } = render(<ArrivalNote />);
  expect(screen.getByText('You are signed in.')).toBeVisible();
  unmount();
  const { container } = render(<ArrivalNote />);
  expect(container).toBeEmptyDOMElement();
});

it('ArrivalNote announces the lines that a sign-in has added, with one Undo, until it is closed', async () => {
  const undo = jest.fn();
  const lines = 1;
  render(<ArrivalNote />);
  expect(screen.queryByRole('region', { name: joinedCopy.title })).toBeNull();
  act(() => useJoined.setState({ joined: { lines, undo } }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(joinedCopy.added(lines)));
  await userEvent.click(screen.getByRole('button', { name: joinedCopy.undo }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(joinedCopy.undone);
  expect(screen.queryByRole('button', { name: joinedCopy.undo })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: joinedCopy.close }));
  expect(screen.queryByRole('region', { name: joinedCopy.title })).toBeNull();
});

// Verifies docs/product.md 20.15.
it('Undo and Close of the note about joined lines pass the focus on before they disappear', async () => {
  render(<main id="main" tabIndex={-1} />);
  act(() => useJoined.setState({ joined: { lines: 2, undo: jest.fn() } }));
  render(<ArrivalNote />);
  await userEvent.click(screen.getByRole('button', { name: joinedCopy.undo }));
  expect(screen.getByRole('button', { name: joinedCopy.close })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: joinedCopy.close }));
  expect(screen.getByRole('main')).toHaveFocus();
});
