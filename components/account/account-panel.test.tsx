// Verifies docs/product.md 11.8 (sign-out).
import { useEffect } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchOf } from '@/domain/testing/watches';
import { useArrival } from '@/store/account-state';
import { cartKey, useCart, useWishlist, wishlistKey } from '@/store/lines-store';
import { accountListsKey, newExchange } from '@/store/list-exchange';
import { markerKey, useSession } from '@/store/session';
import { AccountPanel } from './account-panel';
import { ownerCopy, registrationCopy, renameCopy, signOutCopy, verificationCopy } from './copy';
import { explainSignInRejection } from './copy-rejections';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
const loadOrders = jest.fn();
jest.mock('./orders', () => ({
  Orders: function MockOrders() {
    useEffect(loadOrders, []);
    return null;
  },
}));
jest.mock('@/components/address-book/address-book', () => ({ AddressBook: () => null }));
let isVerified = true;
const sendVerification = jest.fn(async () => {});
jest.mock('./use-account', () => ({
  useAccount: () => ({ uid: 'u1', emailVerified: isVerified, hasPassword: true }),
}));
const signOutUser = jest.fn<Promise<void>, []>();
const ada = { displayName: 'Ada', email: 'ada@example.com', uid: 'u1' };
jest.mock('@/browser/firebase-auth', () => ({
  signOutUser: () => signOutUser(),
  sendVerification: () => sendVerification(),
  updateDisplayName: async (displayName: string) => ({ ...ada, displayName }),
}));

beforeEach(() => signOutUser.mockReset().mockResolvedValue(undefined));
afterEach(() => jest.restoreAllMocks());

it('a failed sign-out shows the provider’s message in an alert and an explanation beside the form, and keeps the marker', async () => {
  signOutUser.mockRejectedValue(Object.assign(new Error('Firebase: Error.'), { code: 'auth/network-request-failed' }));
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  useSession.getState().signedIn(ada, 'true');
  render(<AccountPanel countries={null} />);
  await userEvent.click(screen.getByRole('button', { name: signOutCopy.title }));
  expect(await screen.findByRole('group', { name: /^Please correct/ })).toHaveTextContent(
    explainSignInRejection('auth/network-request-failed').message,
  );
  expect(alert).toHaveBeenCalledWith('Firebase: Error.');
  expect(useSession.getState().marker).toBe('true');
});

describe('sign-out', () => {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]').length;

  /** Stores whether the account has the two lines. */
  function storeExchange(isSent: boolean) {
    const line = { key: 'xerix/1', quantity: 1, added: ['b:1'] };
    const base = isSent ? { cart: [line], wishlist: [line] } : { cart: [], wishlist: [] };
    localStorage.setItem(accountListsKey, JSON.stringify({ ...newExchange('u1'), isJoined: true, version: 1, base }));
  }

  /** Shows the account of a browser that has one line of the account in its cart and one on its wishlist. */
  function open({ isSent, isOnline = isSent }: { isSent: boolean; isOnline?: boolean }) {
    const watch = watchOf('xerix', 1);
    localStorage.clear();
    localStorage.setItem(cartKey, JSON.stringify([watch]));
    localStorage.setItem(wishlistKey, JSON.stringify([watch]));
    storeExchange(isSent);
    for (const list of [useCart, useWishlist]) list.rehydrate();
    useSession.getState().signedIn(ada, 'true');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    render(<AccountPanel countries={null} />);
  }
  const signOut = () => userEvent.click(screen.getByRole('button', { name: signOutCopy.title }));

  // Verifies docs/product.md 11.6, 40.5.
  it.each([
    ['ticked', 1],
    ['not ticked', 0],
  ] as const)('with the box %s a sign-out leaves %s line in the cart and on the wishlist', async (box, left) => {
    open({ isSent: true });
    if (box === 'ticked') await userEvent.click(screen.getByRole('checkbox', { name: signOutCopy.keepLists }));
    await signOut();
    expect(await screen.findByText(signOutCopy.done)).toBeVisible();
    expect(useArrival.getState().message).toBe(signOutCopy.done);
    expect(localStorage.getItem(markerKey)).toBeNull();
    await waitFor(() => expect(localStorage.getItem(accountListsKey)).toBeNull());
    expect([stored(cartKey), stored(wishlistKey)]).toEqual([left, left]);
  });

  // Verifies docs/product.md 40.6.
  it('a sign-out says how many changes are not in the account yet', async () => {
    open({ isSent: false });
    await signOut();
    expect(await screen.findByText(signOutCopy.unsent(2))).toBeVisible();
    expect(useArrival.getState().message).toBe(signOutCopy.unsent(2));
  });

  // Verifies docs/product.md 40.6.
  it('a sign-out waits until the account has the last changes', async () => {
    open({ isSent: false, isOnline: true });
    await signOut();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(signOutUser).not.toHaveBeenCalled();
    storeExchange(true);
    expect(await screen.findByText(signOutCopy.done)).toBeVisible();
    expect(signOutUser).toHaveBeenCalledTimes(1);
  });
});

// Verifies docs/product.md 11.7.
it.each(['true', 'u1'])('a new name keeps the marker %s of the sign-in', async (marker) => {
  useSession.getState().signedIn(ada, marker);
  render(<AccountPanel countries={null} />);
  const field = screen.getByRole('textbox', { name: registrationCopy.name });
  expect(field).toHaveValue('Ada');
  await userEvent.clear(field);
  await userEvent.type(field, ' Grace ');
  await userEvent.click(screen.getByRole('button', { name: renameCopy.send }));
  expect(await screen.findByText(renameCopy.saved('Grace'))).toBeVisible();
  expect(useSession.getState()).toMatchObject({ marker, user: { displayName: 'Grace', uid: 'u1' } });
  expect(localStorage.getItem(markerKey)).toBe(marker);
});

it('an unconfirmed email address is named, and its email can be sent again', async () => {
  isVerified = false;
  useSession.getState().signedIn({ ...ada, displayName: '' }, 'true');
  render(<AccountPanel countries={null} />);
  isVerified = true;
  const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(rows).toEqual([ownerCopy.noName, 'ada@example.com', ownerCopy.unconfirmed]);
  await userEvent.click(screen.getByRole('button', { name: verificationCopy.send }));
  expect(await screen.findByText(verificationCopy.sent)).toBeVisible();
  expect(sendVerification).toHaveBeenCalledTimes(1);
});

it('the orders load again once the email address is confirmed, and not at another change', () => {
  isVerified = false;
  useSession.getState().signedIn(ada, 'true');
  loadOrders.mockClear();
  const { rerender } = render(<AccountPanel countries={null} />);
  const loaded = [];
  for (const now of [false, true, true]) {
    isVerified = now;
    rerender(<AccountPanel countries={null} />);
    loaded.push(loadOrders.mock.calls.length);
  }
  expect(loaded).toEqual([1, 2, 2]);
});

it('a confirmed email address is named, and no email is offered', () => {
  useSession.getState().signedIn(ada, 'true');
  render(<AccountPanel countries={null} />);
  const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Ada', 'ada@example.com', ownerCopy.confirmed]);
  expect(screen.queryByRole('button', { name: verificationCopy.send })).toBeNull();
});
