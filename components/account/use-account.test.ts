import { act, renderHook } from '@testing-library/react';
import { useSession } from '@/store/session';
import { useAccount } from './use-account';

const currentAccount = jest.fn();
const refreshAccount = jest.fn();
jest.mock('@/browser/firebase-auth', () => ({
  currentAccount: async () => currentAccount(),
  refreshAccount: async () => refreshAccount(),
}));

const ada = { displayName: 'Ada', email: 'ada@example.com', uid: 'u1', hasPassword: true };
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const focus = async () => {
  window.dispatchEvent(new Event('focus'));
  await settle();
};

beforeEach(() => {
  currentAccount.mockReset().mockReturnValue({ ...ada, emailVerified: false });
  refreshAccount.mockReset().mockReturnValue({ ...ada, emailVerified: false });
  useSession.setState({ status: 'user', user: ada, marker: 'true' });
});

it('useAccount refreshes an unconfirmed account whenever the window gets the focus, until it is confirmed or left', async () => {
  const { result, unmount } = renderHook(() => useAccount());
  expect(result.current).toBeNull();
  await settle();
  expect(result.current).toMatchObject({ uid: 'u1', emailVerified: false });
  refreshAccount.mockImplementation(() => {
    throw new Error('offline');
  });
  await focus();
  expect(result.current).toMatchObject({ emailVerified: false });
  refreshAccount.mockReset().mockReturnValue({ ...ada, emailVerified: true });
  await focus();
  expect(result.current).toMatchObject({ emailVerified: true });
  currentAccount.mockReturnValue({ ...ada, emailVerified: true });
  refreshAccount.mockClear();
  await focus();
  expect(refreshAccount).not.toHaveBeenCalled();
  unmount();
  currentAccount.mockClear();
  await focus();
  expect(currentAccount).not.toHaveBeenCalled();
});

it('useAccount returns no account of the shopper before', async () => {
  const { result } = renderHook(() => useAccount());
  await settle();
  currentAccount.mockReturnValue(null);
  act(() => useSession.setState({ user: { ...ada, uid: 'u2' } }));
  expect(result.current).toBeNull();
  await settle();
  expect(result.current).toBeNull();
});
