import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AddressBookMock, mockAddressBook, signInAda, typedAddress } from '@/components/testing/address-book-mock';
import { addressBookCopy as copy } from './copy';
import { addressName } from './copy-address';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { addressBookRejectionCopy, formRejectionCopy, rejectionCopy } from '@/components/forms/copy-rejections';
import type { Address } from '@/domain/address';
import { useSession } from '@/store/session';
import { AddressBook } from './address-book';

jest.mock('@/browser/firebase-auth', () => ({ idToken: async () => 'ada’s token' }));

const original = globalThis.fetch;
afterEach(() => void (globalThis.fetch = original));

const ada = typedAddress();
const bob = typedAddress({ fullName: 'Bob', line1: '2 Odd Street' });
const user = userEvent.setup();
const notifyKnown = jest.fn();

async function open(...kept: Address[]): Promise<AddressBookMock> {
  const shop = mockAddressBook(...kept);
  return show(shop);
}

async function show(shop: AddressBookMock): Promise<AddressBookMock> {
  signInAda();
  await act(async () =>
    render(<AddressBook countries={<option value="US">United States</option>} onKnown={notifyKnown} />),
  );
  return shop;
}

const section = () => screen.getByRole('region', { name: copy.title });
const cards = () => within(screen.getByRole('list', { name: copy.list })).queryAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

// Verifies docs/product.md 29.12.
it('AddressBook shows each address in its country’s format and marks the default', async () => {
  await open(ada, bob);
  expect(notifyKnown).toHaveBeenCalled();
  const [first, second] = cards();
  expect(first).toHaveTextContent(/Ada Lovelace1 Odd StreetBrooklyn, NY 11201United States/);
  expect(first).toHaveTextContent(copy.isFirst);
  expect(second).not.toHaveTextContent(copy.isFirst);
  expect(button(`${copy.sendFirst} ${addressName(bob)}`)).toBeVisible();
});

it('AddressBook shows an empty state and focuses an address after adding it', async () => {
  const shop = await open();
  expect(section()).toHaveTextContent(copy.none);
  await user.click(button(copy.add));
  expect(field(deliveryFormCopy.fullName)).toHaveFocus();
  expect(field(deliveryFormCopy.fullName)).toHaveValue('Ada Lovelace');
  await user.type(field(deliveryFormCopy.line1), ada.line1);
  await user.type(field(deliveryFormCopy.city), ada.city);
  await user.type(field('State'), ada.region);
  await user.type(field('ZIP code'), ada.postalCode);
  await user.click(button(copy.keep));
  expect(cards()).toHaveLength(1);
  expect(shop.requests.at(-1)?.sent).toEqual({ ...ada, isFirst: false });
  expect(status()).toContain(copy.kept(addressName(ada)));
  await waitFor(() => expect(button(`${copy.change} ${addressName(ada)}`)).toHaveFocus());
});

it('AddressBook keeps rejected input and shows the rejection at the field', async () => {
  const shop = await open(bob);
  await user.click(button(`${copy.change} ${addressName(bob)}`));
  await user.clear(field(deliveryFormCopy.city));
  await user.type(field(deliveryFormCopy.city), 'Albany');
  shop.rejects = { code: 'bad-request', field: 'city', reason: 'no-letter' };
  await user.click(button(copy.keep));
  const rejection = rejectionCopy({ code: 'bad-request', field: 'city', reason: 'no-letter' });
  expect(field(deliveryFormCopy.city)).toHaveAccessibleDescription(rejection);
  expect(field(deliveryFormCopy.city)).toHaveValue('Albany');
  shop.rejects = { code: 'unreachable' };
  await user.click(button(copy.keep));
  expect(section()).toHaveTextContent(formRejectionCopy({ code: 'unreachable' }));
  await user.click(button(copy.keep));
  expect(shop.requests.at(-1)?.sent).toEqual({ ...bob, city: 'Albany', id: '1', isFirst: false });
  expect(shop.addresses).toMatchObject([{ id: '1', fullName: 'Bob', city: 'Albany' }]);
});

it('AddressBook cancels an edit and focuses its address', async () => {
  const shop = await open(bob);
  await user.click(button(`${copy.change} ${addressName(bob)}`));
  await user.type(field(deliveryFormCopy.city), 'x');
  await user.click(button(copy.leave));
  await waitFor(() => expect(button(`${copy.change} ${addressName(bob)}`)).toHaveFocus());
  expect(shop.requests).toHaveLength(1);
});

it('AddressBook restores a removed address on Undo', async () => {
  const shop = await open(ada, bob);
  await user.click(button(`${copy.remove} ${addressName(ada)}`));
  expect(shop.addresses).toMatchObject([{ fullName: 'Bob' }]);
  await waitFor(() => expect(button(copy.undoOf(addressName(ada)))).toHaveFocus());
  expect(status()).toContain(copy.removed(addressName(ada)));
  await user.click(button(copy.undoOf(addressName(ada))));
  expect(shop.requests.at(-1)?.sent).toEqual({ ...ada, isFirst: true });
  await waitFor(() => expect(button(`${copy.change} ${addressName(ada)}`)).toHaveFocus());
  expect(screen.queryByRole('button', { name: copy.undoOf(addressName(ada)) })).toBeNull();
});

it('AddressBook makes another address the default', async () => {
  await open(ada, bob);
  await user.click(button(`${copy.sendFirst} ${addressName(bob)}`));
  expect(status()).toContain(copy.madeFirst(addressName(bob)));
  await waitFor(() => expect(button(`${copy.change} ${addressName(bob)}`)).toHaveFocus());
  expect(button(`${copy.sendFirst} ${addressName(ada)}`)).toBeVisible();
});

it('AddressBook explains a rejected removal and keeps the address', async () => {
  const shop = await open(ada, bob);
  shop.rejects = { code: 'records-unreachable' };
  await user.click(button(`${copy.remove} ${addressName(bob)}`));
  expect(screen.getByRole('alert')).toHaveTextContent(
    formRejectionCopy({ code: 'records-unreachable', retryAfter: 5 }),
  );
  expect(cards()).toHaveLength(2);
});

it('AddressBook replaces the Add button with a note when it is full', async () => {
  const streets = Array.from({ length: 10 }, (_, index) => typedAddress({ line1: `${index} Odd Street` }));
  await open(...streets);
  expect(cards()).toHaveLength(10);
  expect(section()).toHaveTextContent(copy.full);
  expect(screen.queryByRole('button', { name: copy.add })).toBeNull();
});

it('AddressBook explains a failed load and retries on request', async () => {
  const shop = mockAddressBook(ada);
  shop.rejects = { code: 'unreachable' };
  await show(shop);
  expect(section()).toHaveTextContent(addressBookRejectionCopy({ code: 'unreachable' }));
  shop.rejects = { code: 'bad-token' };
  await user.click(button(copy.again));
  expect(section()).toHaveTextContent(addressBookRejectionCopy({ code: 'bad-token' }));
  await user.click(button(copy.again));
  expect(cards()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: copy.title })).toHaveFocus();
});

it.each([
  ['the window gets the focus', 'focus'],
  ['the browser goes back to the page', 'pageshow'],
])('AddressBook reloads when %s and keeps its addresses when that fails', async (_, event) => {
  const shop = await open(ada);
  shop.addresses = [];
  await act(async () => void window.dispatchEvent(new Event(event)));
  expect(section()).toHaveTextContent(copy.none);
  shop.rejects = { code: 'unreachable' };
  await act(async () => void window.dispatchEvent(new Event(event)));
  expect(section()).toHaveTextContent(copy.none);
});

it('AddressBook gives the focus back to Add when a new address is cancelled', async () => {
  await open(bob);
  await user.click(button(copy.add));
  await user.click(button(copy.leave));
  await waitFor(() => expect(button(copy.add)).toHaveFocus());
  expect(screen.queryByLabelText(deliveryFormCopy.line1)).toBeNull();
});

it('AddressBook shows the address of the last press, not what was typed for another', async () => {
  await open(ada, bob);
  await user.click(button(`${copy.change} ${addressName(bob)}`));
  await user.type(field(deliveryFormCopy.line1), ' and more');
  await user.click(button(`${copy.change} ${addressName(ada)}`));
  expect(field(deliveryFormCopy.line1)).toHaveValue(ada.line1);
  expect(field(deliveryFormCopy.fullName)).toHaveFocus();
  expect(button(`${copy.change} ${addressName(bob)}`)).toBeVisible();
});

it('AddressBook offers Undo in the place of the last removed address until the next change succeeds', async () => {
  const cam = typedAddress({ fullName: 'Cam', line1: '3 Odd Street' });
  const shop = await open(ada, bob, cam);
  await user.click(button(`${copy.remove} ${addressName(bob)}`));
  expect(cards()[1]).toHaveTextContent(copy.removed(addressName(bob)));
  shop.rejects = { code: 'unreachable' };
  await user.click(button(`${copy.sendFirst} ${addressName(cam)}`));
  expect(screen.getByRole('alert')).toHaveTextContent(formRejectionCopy({ code: 'unreachable' }));
  expect(button(copy.undoOf(addressName(bob)))).toBeVisible();
  await user.click(button(`${copy.change} ${addressName(cam)}`));
  await user.click(button(copy.leave));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button(copy.undoOf(addressName(bob)))).toBeVisible();
  await user.click(button(`${copy.remove} ${addressName(ada)}`));
  await waitFor(() => expect(button(copy.undoOf(addressName(ada)))).toHaveFocus());
  expect(screen.queryByRole('button', { name: copy.undoOf(addressName(bob)) })).toBeNull();
  await user.click(button(copy.add));
  await user.click(button(copy.leave));
  await user.click(button(copy.undoOf(addressName(ada))));
  expect(cards()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: copy.undoOf(addressName(ada)) })).toBeNull();
});

it('AddressBook sends one request at a time', async () => {
  const shop = await open(ada, bob);
  await act(async () => {
    button(`${copy.remove} ${addressName(ada)}`).click();
    button(`${copy.remove} ${addressName(bob)}`).click();
  });
  expect(shop.addresses).toMatchObject([{ fullName: 'Bob' }]);
  expect(shop.requests).toHaveLength(2);
});

it('AddressBook keeps a change when the answer to an older load arrives after it', async () => {
  const shop = await open(ada, bob);
  const answer = globalThis.fetch;
  let release: () => void = () => {};
  globalThis.fetch = async (...request) => {
    const response = await answer(...request);
    const body = await response.json();
    await new Promise<void>((resolve) => (release = resolve));
    return { ok: true, json: async () => body } as Response;
  };
  await act(async () => void window.dispatchEvent(new Event('focus')));
  globalThis.fetch = answer;
  await user.click(button(`${copy.remove} ${addressName(bob)}`));
  await act(async () => release());
  expect(screen.queryByRole('button', { name: `${copy.remove} ${addressName(bob)}` })).toBeNull();
  expect(shop.addresses).toHaveLength(1);
});

it('AddressBook of another member never shows the addresses of the one before, nor loads after the page was left', async () => {
  const shop = await open(ada);
  const answer = globalThis.fetch;
  globalThis.fetch = () => new Promise(() => {});
  const grace = { displayName: 'Grace', email: 'grace@example.com', uid: 'grace' };
  await act(async () => useSession.setState({ user: grace }));
  expect(section()).not.toHaveTextContent(ada.line1);
  globalThis.fetch = answer;
  cleanup();
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(shop.requests).toHaveLength(1);
});
