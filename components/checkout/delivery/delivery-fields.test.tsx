// Verifies docs/product.md 13.17, 13.20, 13.23 (Japan, Germany, Ireland, Hong Kong, change of country).
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressFields } from '@/components/address-book/address-inputs';
import { Form, SubmitButton } from '@/components/forms/form';
import { type PlaceLine, usesLine } from '@/domain/address-form';
import { useCheckout, useLateRejection } from '@/store/checkout';
import { errorCountCopy, fillIn, oneLineRule } from '@/components/forms/copy';
import { deliveryFormCopy } from '@/components/checkout/copy';
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
  ['IE', 'Eircode (optional)', false],
  ['JP', 'Prefecture', true],
  ['IN', 'State', true],
])('DeliveryFields for %s: %j is required: %s', (country, label, isRequired) => {
  useCheckout.getState().setField('country', country);
  render(<DeliveryFields countries={<option value={country}>Elsewhere</option>} rejection="" />);
  expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(isRequired);
});

const street = ['Address', 'Apartment, suite or company (optional)'];

it.each([
  ['US', [...street, 'City', 'State', 'ZIP code']],
  ['JP', ['Postal code', 'Prefecture', 'City', ...street]],
  ['DE', [...street, 'Postal code', 'City']],
  ['IE', [...street, 'City', 'County (optional)', 'Eircode (optional)']],
  ['HK', [...street, 'City']],
  ['BR', [...street, 'City', 'State', 'Postal code']],
  ['SG', [...street, 'City', 'Postal code']],
])('DeliveryFields for %s has the fields of its addresses in their order', (country, labels) => {
  useCheckout.getState().setField('country', country);
  const { container } = render(<DeliveryFields countries={<option value={country}>Elsewhere</option>} rejection="" />);
  const found = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(found.slice(found.indexOf('Country') + 1, -1)).toEqual(labels);
});

it('DeliveryFields clears a line that the new country does not have, and offers the states of one that does', async () => {
  useCheckout.getState().setField('country', 'US');
  const countries = ['US', 'DE', 'JP'].map((code) => <option key={code}>{code}</option>);
  const { container } = render(<DeliveryFields countries={countries} rejection="" />);
  await userEvent.type(screen.getByLabelText('State'), 'NY');
  expect(container.querySelectorAll('datalist option')).toHaveLength(59);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
  expect(useCheckout.getState().details).toMatchObject({ country: 'DE', region: '' });
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'JP');
  expect(container.querySelectorAll('datalist option')).toHaveLength(47);
});

it.each(['DE', 'HK', 'SG', 'IE', 'US'])('an order to %s keeps no line that its addresses do not have', async (code) => {
  const typed = { country: 'BR', city: 'Rio', region: 'RJ', postalCode: '20000-000' } as const;
  useCheckout.setState(({ details }) => ({ details: { ...details, ...typed } }));
  const countries = ['BR', code].map((each) => <option key={each}>{each}</option>);
  render(<DeliveryFields countries={countries} rejection="" />);
  await userEvent.selectOptions(screen.getByLabelText('Country'), code);
  const { city, region, postalCode } = typed;
  const used = Object.entries({ city, region, postalCode }).map(([line, text]) => [
    line,
    usesLine(code, line as PlaceLine) ? text : '',
  ]);
  expect(useCheckout.getState().details).toMatchObject({ country: code, ...Object.fromEntries(used) });
});

it('DeliveryFields shows a line that the country does not have while it has a text, so that nothing invisible is sent', async () => {
  useCheckout.setState(({ details }) => ({ details: { ...details, country: 'DE', region: 'Bayern' } }));
  render(<DeliveryFields countries={<option>DE</option>} rejection="" />);
  const region = screen.getByDisplayValue('Bayern');
  await userEvent.clear(region);
  expect(region).not.toBeInTheDocument();
});

it('DeliveryForm shows an error from the payment page at its field exactly once', async () => {
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

it.each([
  ['DE', 'numeric'],
  ['US', 'numeric'],
  ['NL', 'text'],
  ['PL', 'text'],
  ['GB', 'text'],
])('the postal code of %s has the %s keyboard', (country, keyboard) => {
  expect(addressFields(country).postalCode.inputMode).toBe(keyboard);
});

// Verifies docs/product.md 13.20 (delivery form).
it.each([
  ['email', deliveryFormCopy.email],
  ['phone', /^Phone/],
  ['fullName', deliveryFormCopy.fullName],
  ['line1', deliveryFormCopy.line1],
  ['line2', deliveryFormCopy.line2],
  ['city', deliveryFormCopy.city],
  ['region', 'State'],
  ['postalCode', 'ZIP code'],
  ['country', deliveryFormCopy.country],
])('DeliveryForm shows an error of the payment page at the field %s', (field, label) => {
  useLateRejection.setState({ rejection: { field, rejected: oneLineRule } });
  render(<DeliveryForm countries={<option value="US">United States</option>} quoting={{ isCurrent: true } as never} />);
  const control = screen.getByLabelText(label);
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription(expect.stringContaining(oneLineRule));
});
