import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markerKey, useSession } from '@/store/session';
import { unreachableCopy } from './copy';
import { AccountArea } from './account-area';

const ada = { displayName: 'Ada', email: 'ada@x.org', uid: 'u1' };
const currentAccount = jest.fn();
jest.mock('@/browser/firebase-auth', () => ({ currentAccount: () => currentAccount() }));

beforeEach(async () => {
  window.localStorage.setItem(markerKey, 'true');
  useSession.setState({ status: 'unknown', user: null, marker: 'true', isUnreachable: false });
  render(<AccountArea guest={<p>Sign in</p>} user={<p>Your account</p>} />);
});

it('AccountArea shows nothing until the session is known', () => {
  expect(screen.getByText('Sign in').parentElement).toHaveAttribute('inert');
  expect(screen.queryByText('Your account')).toBeNull();
});

it('AccountArea explains an unreachable sign-in service and retries on request', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  act(() => useSession.getState().unreachable());
  expect(screen.getByText(unreachableCopy.explanation)).toBeVisible();
  expect(screen.queryByText('Sign in')).toBeNull();

  const code = 'auth/network-request-failed';
  currentAccount.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  await userEvent.click(screen.getByRole('button', { name: unreachableCopy.again }));
  expect(await screen.findByRole('group', { name: /^Please correct/ })).toHaveFocus();
  expect(alert).toHaveBeenCalledWith(code);

  currentAccount.mockResolvedValueOnce(ada);
  await userEvent.click(screen.getByRole('button', { name: unreachableCopy.again }));
  expect(await screen.findByText('Your account')).toBeVisible();
});

it('AccountArea keeps the form of a guest who signs in, until the page is left, and shows the form after a sign-out', () => {
  act(() => useSession.getState().signedOut());
  expect(screen.getByText('Sign in').parentElement).not.toHaveAttribute('inert');
  act(() => useSession.getState().signedIn(ada, 'true'));
  expect(screen.getByText('Sign in')).toBeVisible();
  expect(screen.queryByText('Your account')).toBeNull();
  cleanup();
  render(<AccountArea guest={<p>Sign in</p>} user={<p>Your account</p>} />);
  expect(screen.getByText('Your account')).toBeVisible();
  act(() => useSession.getState().signedOut());
  expect(screen.getByText('Sign in')).toBeVisible();
  expect(screen.queryByText('Your account')).toBeNull();
});

it.each([
  ['the account', ada, { status: 'user', marker: 'u1' }],
  ['no account', null, { status: 'guest', marker: null }],
])('AccountArea takes over %s that the sign-in service answers at a retry', async (_, account, session) => {
  act(() => useSession.setState({ marker: 'u1', isUnreachable: true }));
  currentAccount.mockResolvedValueOnce(account);
  await userEvent.click(screen.getByRole('button', { name: unreachableCopy.again }));
  await waitFor(() => expect(useSession.getState()).toMatchObject(session));
});
