// Verifies docs/product.md 11.8 (sign-out).
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@/store/session';
import { AccountPanel } from './account-panel';
import { signOutCopy } from './copy';
import { explainSignInRejection } from './copy-rejections';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('./orders', () => ({ Orders: () => null }));
jest.mock('@/components/address-book/address-book', () => ({ AddressBook: () => null }));
jest.mock('./use-account', () => ({
  useAccount: () => ({ uid: 'u1', emailVerified: true, hasPassword: true }),
}));
jest.mock('@/browser/firebase-auth', () => ({
  signOutUser: () =>
    Promise.reject(Object.assign(new Error('Firebase: Error.'), { code: 'auth/network-request-failed' })),
}));

it('a failed sign-out shows the provider’s message in an alert and an explanation beside the form, and keeps the marker', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  useSession.getState().signedIn({ displayName: 'Ada', email: 'ada@example.com', uid: 'u1' }, 'true');
  render(<AccountPanel countries={null} />);
  await userEvent.click(screen.getByRole('button', { name: signOutCopy.title }));
  expect(await screen.findByRole('group', { name: /^Please correct/ })).toHaveTextContent(
    explainSignInRejection('auth/network-request-failed').message,
  );
  expect(alert).toHaveBeenCalledWith('Firebase: Error.');
  expect(useSession.getState().marker).toBe('true');
});
