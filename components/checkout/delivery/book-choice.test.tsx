import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AddressBookMock, mockAddressBook, signInAda, typedAddress } from '@/components/testing/address-book-mock';
import { bookChoiceCopy as copy } from '@/components/address-book/copy';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { errorCountCopy } from '@/components/forms/copy';
import { formRejectionCopy, rejectionCopy } from '@/components/forms/copy-rejections';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { DeliveryForm } from './delivery-form';

const push = jest.fn();
const idToken = jest.fn<Promise<string>, []>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/browser/firebase-auth', () => ({ idToken: () => idToken() }));

const original = globalThis.fetch;
beforeEach(() => {
  push.mockReset();
  idToken.mockReset().mockResolvedValue('ada’s token');
  useSession.setState({ status: 'guest', user: null, marker: null });
  useCheckout.getState().clear();
});
afterEach(() => void (globalThis.fetch = original));

const home = typedAddress();
const work = typedAddress({ line1: '2 Odd Street', city: 'Albany', postalCode: '12201' });
const user = userEvent.setup();
const quoting = { quote: undefined, rejection: undefined, isCurrent: false, lostCode: '', retry: () => {} };

/** Renders the delivery form of a member with the mock's saved addresses, or of a guest. */
async function open(shop: AddressBookMock | 'as a guest'): Promise<void> {
  if (shop !== 'as a guest') signInAda();
  const countries = ['US', 'DE'].map((code) => (
    <option key={code} value={code}>
      {code}
    </option>
  ));
  await act(async () => render(<DeliveryForm countries={countries} quoting={quoting as never} />));
}

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: copy.label });
const chosen = () => list().selectedOptions[0]?.textContent;
/** The checkbox that saves an address; null while it is inert and only reserves its space. */
const box = () => {
  const found = screen.queryByRole('checkbox', { name: copy.keep });
  return found?.closest('[inert]') ? null : found;
};
const street = () => screen.getByLabelText(deliveryFormCopy.line1);
const proceed = () => user.click(screen.getByRole('button', { name: deliveryFormCopy.submit }));
const formattedHome = 'Ada Lovelace, 1 Odd Street, Brooklyn, NY 11201, United States';

/** Types an address that is not in the address book. */
async function typeNewAddress() {
  if (!useCheckout.getState().details.fullName)
    await user.type(screen.getByLabelText(deliveryFormCopy.fullName), 'Ada');
  await user.type(screen.getByLabelText(deliveryFormCopy.email), 'ada@example.com');
  await user.type(street(), '3 Odd Street');
  await user.type(screen.getByLabelText(deliveryFormCopy.city), 'Buffalo');
  await user.type(screen.getByLabelText('State'), 'NY');
  await user.type(screen.getByLabelText('ZIP code'), '14201');
}

// Verifies docs/product.md 29.13 (guest).
it('DeliveryForm offers no address book and sends no request when the shopper is a guest', async () => {
  const shop = mockAddressBook(home);
  await open('as a guest');
  expect(screen.queryByLabelText(copy.label)).toBeNull();
  expect(screen.queryByLabelText(copy.keep)).toBeNull();
  expect(shop.requests).toEqual([]);
});

// Verifies docs/product.md 29.13 (signed-in shopper).
it('DeliveryForm fills in the default address of an empty form, and another one when it is selected', async () => {
  await open(mockAddressBook(home, work));
  expect(chosen()).toBe(formattedHome);
  expect(street()).toHaveValue(home.line1);
  expect(box()).toBeNull();
  await user.selectOptions(list(), '2');
  expect(useCheckout.getState().details).toMatchObject(work);
  await user.selectOptions(list(), copy.another);
  expect(useCheckout.getState().details).toMatchObject({ fullName: 'Ada Lovelace', line1: '', city: '' });
  expect(box()).not.toBeChecked();
});

// Verifies docs/product.md 29.13 (phone number and email address).
it('DeliveryForm keeps phone number and email address whatever address is selected', async () => {
  useCheckout.getState().setField('phone', '+1 212 555 0142');
  useCheckout.getState().setField('email', 'work@example.com');
  await open(mockAddressBook(home, work));
  const contact = () => (({ phone, email, line1 }) => [phone, email, line1])(useCheckout.getState().details);
  const kept = ['+1 212 555 0142', 'work@example.com'];
  expect(contact()).toEqual([...kept, home.line1]);
  await user.selectOptions(list(), '2');
  expect(contact()).toEqual([...kept, work.line1]);
  await user.selectOptions(list(), copy.another);
  expect(contact()).toEqual([...kept, '']);
});

it('DeliveryForm keeps a typed address and restores it after a saved one was selected', async () => {
  useCheckout.getState().setField('city', 'Bath');
  await open(mockAddressBook(home, work));
  expect(chosen()).toBe(copy.another);
  expect(street()).toHaveValue('');
  await user.type(street(), '9 Typed Street');
  await user.selectOptions(list(), formattedHome);
  expect(street()).toHaveValue(home.line1);
  await user.selectOptions(list(), '2');
  expect(street()).toHaveValue(work.line1);
  await user.selectOptions(list(), copy.another);
  expect(street()).toHaveValue('9 Typed Street');
  expect(screen.getByLabelText(deliveryFormCopy.city)).toHaveValue('Bath');
});

it('DeliveryForm selects "another address" when a saved address is edited for this order', async () => {
  await open(mockAddressBook(home));
  await user.type(street(), ', rear');
  expect(chosen()).toBe(copy.another);
  expect(box()).not.toBeChecked();
});

it('DeliveryForm does not save a typed address unless the checkbox is ticked', async () => {
  const shop = mockAddressBook(home);
  await open(shop);
  await user.selectOptions(list(), copy.another);
  await typeNewAddress();
  await proceed();
  expect(push).toHaveBeenCalledWith('/pay');
  expect(shop.requests).toHaveLength(1);
});

it('DeliveryForm saves no address that is saved already, although the checkbox was ticked before', async () => {
  const shop = mockAddressBook(home);
  await open(shop);
  await user.selectOptions(list(), copy.another);
  await user.click(screen.getByRole('checkbox', { name: copy.keep }));
  await user.selectOptions(list(), formattedHome);
  await user.type(screen.getByLabelText(deliveryFormCopy.email), 'ada@example.com');
  await proceed();
  expect(push).toHaveBeenCalledWith('/pay');
  expect(shop.requests).toHaveLength(1);
});

it('DeliveryForm saves nothing and stays on the page with the reason while the browser is offline', async () => {
  const shop = mockAddressBook();
  await open(shop);
  await typeNewAddress();
  await user.click(screen.getByRole('checkbox', { name: copy.keep }));
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await proceed();
  offline.mockRestore();
  expect(screen.getByRole('group', { name: errorCountCopy(1) })).toHaveTextContent(
    formRejectionCopy({ code: 'unreachable' }),
  );
  expect(push).not.toHaveBeenCalled();
  expect(shop.requests).toHaveLength(1);
});

it('DeliveryForm saves the typed address and continues when the checkbox is ticked', async () => {
  const shop = mockAddressBook();
  await open(shop);
  expect(screen.getByText(copy.none)).toBeVisible();
  await typeNewAddress();
  await user.click(screen.getByRole('checkbox', { name: copy.keep }));
  await proceed();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/pay'));
  expect(shop.addresses).toMatchObject([{ line1: '3 Odd Street', city: 'Buffalo' }]);
  expect(useCheckout.getState().keepsAddress).toBe(false);
});

it('DeliveryForm shows the rejection of a save, keeps the input, and continues once the checkbox is unticked', async () => {
  const shop = mockAddressBook();
  await open(shop);
  await typeNewAddress();
  await user.click(screen.getByRole('checkbox', { name: copy.keep }));
  shop.rejects = { code: 'too-many-addresses' };
  await proceed();
  const rejection = `${rejectionCopy({ code: 'too-many-addresses' })} ${copy.orUntick}`;
  expect(screen.getByRole('checkbox', { name: copy.keep })).toHaveAccessibleDescription(rejection);
  expect(push).not.toHaveBeenCalled();
  expect(street()).toHaveValue('3 Odd Street');
  await user.click(screen.getByRole('checkbox', { name: copy.keep }));
  await proceed();
  expect(push).toHaveBeenCalledWith('/pay');
  expect(shop.addresses).toEqual([]);
});

it('DeliveryForm shows the rejection at the field that the shop names', async () => {
  const shop = mockAddressBook();
  await open(shop);
  await typeNewAddress();
  await user.click(screen.getByRole('checkbox', { name: copy.keep }));
  shop.rejects = { code: 'bad-request', field: 'line1', reason: 'no-letter' };
  await proceed();
  expect(street()).toHaveAccessibleDescription(/at least one letter/);
});

it('DeliveryForm offers no checkbox and explains it when the address book is full', async () => {
  await open(
    mockAddressBook(...Array.from({ length: 10 }, (_, index) => typedAddress({ line1: `${index} Odd Street` }))),
  );
  await user.selectOptions(list(), copy.another);
  expect(box()).toBeNull();
  expect(screen.getByText(copy.full)).toBeVisible();
  // Ticked before another tab filled the address book: the shopper can still untick it.
  act(() => useCheckout.getState().setKeepsAddress(true));
  expect(box()).toBeChecked();
});

it('DeliveryForm keeps the form and offers a retry when the address book does not load', async () => {
  const shop = mockAddressBook(home);
  idToken.mockRejectedValueOnce(new Error('offline'));
  await open(shop);
  await user.type(street(), '3 Odd Street');
  expect(screen.getByText(copy.unreachable, { exact: false })).toBeVisible();
  expect(box()).toBeNull();
  await user.click(screen.getByRole('button', { name: copy.again }));
  expect(await screen.findByRole('combobox', { name: copy.label })).toHaveDisplayValue(copy.another);
  expect(street()).toHaveValue('3 Odd Street');
});

it('DeliveryForm keeps the filled-in address when another tab removes it from the address book', async () => {
  const shop = mockAddressBook(home);
  await open(shop);
  shop.addresses = [];
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText(copy.none)).toBeVisible();
  expect(useCheckout.getState().details).toMatchObject(home);
});

it.each([
  ['unreachable', false],
  ['country-not-served', true],
] as const)('DeliveryForm after a quote that was rejected as "%s" has a disabled button: %s', (code, isDisabled) => {
  const rejection = { code, field: 'country' } as never;
  render(<DeliveryForm countries={[]} quoting={{ ...quoting, rejection } as never} />);
  expect((screen.getByRole('button', { name: deliveryFormCopy.submit }) as HTMLButtonElement).disabled).toBe(
    isDisabled,
  );
});
