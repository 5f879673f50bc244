// Verifies docs/product.md 13.17, 13.20.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from '@/components/forms/form';
import { useCheckout } from '@/store/checkout';
import { useLateRejection } from '@/store/late-rejection';
import { errorCountCopy, fillIn, oneLineRule } from '@/components/forms/copy';
import { DeliveryFields } from './delivery-fields';
import { DeliveryForm } from './delivery-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

const submit = jest.fn(async () => ({ done: '' }));
const filled = { Email: 'ada@example.com', 'Full name': 'Ada', Address: '1 Odd Street', City: 'Toronto' };

beforeEach(() => {
  submit.mockClear();
  useCheckout.getState().clear();
});

async function send(texts: Record<string, string>) {
  useCheckout.getState().setField('country', 'CA');
  render(
    <Form label="Delivery" busyCopy="…" submit={submit}>
      <DeliveryFields countries={<option value="CA">Canada</option>} rejection="" />
      <SubmitButton>Continue</SubmitButton>
    </Form>,
  );
  for (const [label, text] of Object.entries(texts)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

// Verifies docs/product.md 13.17 (form).
it.each(['Full name', 'Address', 'City', 'Province', 'Postal code'])(
  'DeliveryFields rejects a blank %s',
  async (label) => {
    await send({ ...filled, Province: 'ON', 'Postal code': 'M5V 3L9', [label]: ' ' });
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(fillIn(label));
    expect(submit).not.toHaveBeenCalled();
  },
);

it('DeliveryFields accepts the required fields without the optional ones', async () => {
  await send({ ...filled, Province: 'ON', 'Postal code': 'M5V 3L9' });
  expect(submit).toHaveBeenCalledTimes(1);
});

it.each([
  ['AU', 'State', true],
  ['AU', 'Postcode', true],
  ['GB', 'County (optional)', false],
  ['GB', 'Postcode', true],
  ['DE', 'Postal code', true],
  ['HK', 'Postal code (if any)', false],
])('DeliveryFields for %s: %j is required: %s', (country, label, isRequired) => {
  useCheckout.getState().setField('country', country);
  render(<DeliveryFields countries={<option value={country}>Elsewhere</option>} rejection="" />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).required).toBe(isRequired);
});

it('DeliveryForm shows the error that the payment page got, at its field, once', async () => {
  useLateRejection.setState({ rejection: { field: 'line1', rejected: oneLineRule } });
  const form = (
    <DeliveryForm countries={<option value="US">United States</option>} quoting={{ isCurrent: true } as never} />
  );
  const { unmount } = render(form);
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(oneLineRule);
  expect(screen.getByRole('group', { name: errorCountCopy(1) })).toHaveFocus();
  unmount();
  render(form);
  expect(screen.getByLabelText('Address')).not.toHaveAttribute('aria-invalid');
});
