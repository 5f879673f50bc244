// Verifies docs/product.md 13.17, 13.20 (form and server).
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { setTypedValue } from '@/browser/replaced-elements';
import { DeliveryFields } from '@/components/checkout/delivery/delivery-fields';
import { fieldRejection } from '@/components/forms/field-rejection';
import { checkoutRequest } from '@/contract/checkout.schema';
import { useCheckout } from '@/store/checkout';

const texts = fc.string({
  unit: fc.constantFrom(
    'a',
    '7',
    '-',
    '.',
    ' ',
    '\t',
    '\u000B',
    '\u2028',
    '\u0007',
    '\u200B',
    '\u00A0',
    '\u202E',
    '\n',
    '@',
    '，',
  ),
  maxLength: 8,
});

it('DeliveryFields accepts exactly the texts that the checkout schema accepts', () => {
  useCheckout.getState().setField('country', 'CA');
  render(<DeliveryFields countries={<option value="CA">Canada</option>} rejection="" />);
  const valid = {
    line1: '1 Odd Street',
    line2: '',
    city: 'Toronto',
    region: 'ON',
    postalCode: 'M5V 3L9',
    country: 'CA',
  };
  const { shape } = checkoutRequest();
  fc.assert(
    fc.property(
      fc.constantFrom('fullName', 'line1', 'line2', 'city', 'region', 'postalCode', 'email', 'phone'),
      texts,
      (name, text) => {
        const control = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
        if (!control) throw new Error(`The form has no ${name}.`);
        act(() => setTypedValue(control, text));
        // An input drops line feeds.
        const typed = control.value;
        const parsed =
          name === 'email' || name === 'fullName' || name === 'phone'
            ? shape.contact.shape[name].safeParse(typed)
            : shape.address.safeParse({ ...valid, [name]: typed });
        expect([typed, fieldRejection(control) === '']).toEqual([typed, parsed.success]);
      },
    ),
    {
      numRuns: 300,
      examples: [
        ['line1', '12 Main St\tApt 4'],
        ['line1', 'x'.repeat(121)],
        ['email', 'ada@example.com'],
        ['phone', '123'],
        ['phone', '+1 (212) 555-0142'],
        ['phone', '1234567'],
        ['phone', '123456789012345'],
        ['phone', '1234567890123456'],
        ['phone', '１２３４５６７'],
        ['phone', '212–555–0142'],
        ['phone', '212\u00A0555\u00A00142'],
      ],
    },
  );
});
