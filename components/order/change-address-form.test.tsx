// Verifies docs/product.md 20.7.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { typedAddress } from '@/components/testing/address-book-mock';
import { hydrateAfter } from '@/components/testing/hydrate';
import { accept, reject } from '@/domain/result';
import { ChangeAddressForm } from './change-address-form';
import { changeAddressCopy as copy } from './copy';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch: jest.fn() }) }));

const changed = jest.fn();
let answer: unknown = { ok: true, value: undefined };
jest.mock('@/browser/shop-client', () => ({
  changeAddress: async (change: unknown) => {
    changed(change);
    return answer;
  },
}));

beforeEach(() => changed.mockClear());

const address = typedAddress();
const form = (
  <ChangeAddressForm order="token" address={address} phone="" country={<option value="US">United States</option>} />
);

it('a street and a phone number that were typed before hydration stay in the form and are saved', async () => {
  await hydrateAfter(form, (html) => {
    for (const [name, text] of [
      ['line1', '3 Late Street'],
      ['phone', '+1 212 555 0142'],
    ] as const) {
      const field = html.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = text;
    }
  });
  await userEvent.type(screen.getByLabelText(deliveryFormCopy.line2), 'Flat 2');
  expect(screen.getByLabelText(deliveryFormCopy.line1)).toHaveValue('3 Late Street');
  await userEvent.click(screen.getByRole('button', { name: copy.save }));
  expect(changed.mock.calls).toEqual([
    [{ order: 'token', ...address, line1: '3 Late Street', line2: 'Flat 2', phone: '+1 212 555 0142' }],
  ]);
});

it('a form that was not used before hydration saves the address of the order', async () => {
  await hydrateAfter(form, () => {});
  await userEvent.type(screen.getByLabelText(deliveryFormCopy.line2), 'Flat 2');
  await userEvent.click(screen.getByRole('button', { name: copy.save }));
  expect(changed.mock.calls).toEqual([[{ order: 'token', ...address, line2: 'Flat 2', phone: '' }]]);
});

it('a saved address leads to the order, a rejected one stays with its reason at the field', async () => {
  push.mockClear();
  answer = reject({ code: 'bad-request', field: 'city', reason: 'no-letter' });
  await hydrateAfter(form, () => {});
  await userEvent.click(screen.getByRole('button', { name: copy.save }));
  expect(screen.getByLabelText(deliveryFormCopy.city)).toBeInvalid();
  expect(push).not.toHaveBeenCalled();
  answer = accept(undefined);
  await userEvent.click(screen.getByRole('button', { name: copy.save }));
  expect(push).toHaveBeenCalledWith('/thanks?order=token');
});
