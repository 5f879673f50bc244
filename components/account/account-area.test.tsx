import { act, render, screen } from '@testing-library/react';
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
