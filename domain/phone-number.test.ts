// Verifies docs/product.md 13.24.
import { isPhoneNumber } from './phone-number';

it.each(['+1 212 555 0142', '(212) 555-0142', '030/1234567', '+81-3-1234-5678', '2125550142'])(
  'isPhoneNumber accepts %j',
  (phone) => expect(isPhoneNumber(phone)).toBe(true),
);

it.each(['', '555', '+', 'call me', '1'.repeat(16), '212 555 0142 ext. 3'])('isPhoneNumber rejects %j', (phone) =>
  expect(isPhoneNumber(phone)).toBe(false),
);
