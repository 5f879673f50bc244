import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSignedOut, useSession } from '@/store/session';
import { deletionCopy } from './copy';
import { DeleteForm } from './delete-form';

const done: string[] = [];
const step = (what: string) => async () => void done.push(what);
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
jest.mock('@/browser/firebase-auth', () => ({
  reauthenticate: async (password: string) => `a token for ${password}`,
  deleteAccount: () => step('account')(),
  preparePopup: () => step('popup')(),
}));

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
  done.length = 0;
});

/** Mocks the answer to the deletion of saved addresses. */
function answering(status: number, body: object) {
  globalThis.fetch = async (input, init) => {
    done.push(`${String(input)} ${new Headers(init?.headers).get('authorization')}`);
    return { ok: status < 400, status, json: async () => body } as Response;
  };
}

async function remove() {
  render(<DeleteForm hasPassword />);
  await userEvent.click(screen.getByText(deletionCopy.title));
  await userEvent.type(screen.getByLabelText(deletionCopy.password), 'enamel');
  await userEvent.click(screen.getByRole('button', { name: deletionCopy.send }));
}

it('DeleteForm lists the data deleted with the account and the data that stays', () => {
  render(<DeleteForm hasPassword />);
  const warning = screen.getByText(/cannot be restored/);
  expect(warning).toHaveTextContent('Your name, email, sign-in and saved addresses are deleted immediately');
  expect(warning).toHaveTextContent('The shop keeps your orders, messages and newsletter subscription.');
});

it('DeleteForm deletes the saved addresses first, then the account', async () => {
  answering(200, { forgotten: true });
  await remove();
  expect(await screen.findByText(deletionCopy.done)).toBeVisible();
  expect(done).toEqual(['/api/account/addresses/forget Bearer a token for enamel', 'account']);
});

// Verifies docs/product.md 11.11.
it('DeleteForm signs the browser out and leaves cart and wishlist in it, as its warning says', async () => {
  const keepsLists = jest.fn();
  onSignedOut(keepsLists);
  useSession.getState().signedIn({ displayName: 'Ada', email: 'ada@example.com', uid: 'u1' }, 'true');
  answering(200, { forgotten: true });
  await remove();
  expect(await screen.findByText(deletionCopy.done)).toBeVisible();
  expect(useSession.getState()).toMatchObject({ status: 'guest', user: null, marker: null });
  expect(keepsLists.mock.calls).toEqual([[true]]);
});

it('DeleteForm keeps the account and explains it when the addresses cannot be deleted', async () => {
  answering(503, { error: { code: 'records-unreachable', retryAfter: 5 } });
  await remove();
  expect(await screen.findByRole('group', { name: /^Please correct/ })).toHaveTextContent(
    deletionCopy.addressBookNotDeleted,
  );
  expect(done).not.toContain('account');
});

it('DeleteForm of an account without a password asks for none, and signs in again in Google’s window', async () => {
  answering(200, { forgotten: true });
  render(<DeleteForm hasPassword={false} />);
  await userEvent.click(screen.getByText(deletionCopy.title));
  expect(screen.queryByLabelText(deletionCopy.password)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: deletionCopy.send }));
  expect(await screen.findByText(deletionCopy.done)).toBeVisible();
  expect(done).toEqual(['popup', '/api/account/addresses/forget Bearer a token for undefined', 'account']);
});

it('DeleteForm takes a second press with a password only after the first has ended, and in Google’s window at once', async () => {
  globalThis.fetch = () => {
    done.push('asked');
    return new Promise(() => {});
  };
  await remove();
  await userEvent.click(screen.getByRole('button', { name: deletionCopy.send }));
  expect(done).toEqual(['asked']);
  cleanup();
  done.length = 0;
  render(<DeleteForm hasPassword={false} />);
  await userEvent.click(screen.getByText(deletionCopy.title));
  await userEvent.click(screen.getByRole('button', { name: deletionCopy.send }));
  await userEvent.click(screen.getByRole('button', { name: deletionCopy.send }));
  expect(done.filter((step) => step === 'asked')).toHaveLength(2);
});
