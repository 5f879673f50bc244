// Verifies docs/product.md 13.17.
import fc from 'fast-check';
import { type Address, addressOf, blankAddress } from './address';
import { isSameAddress } from './same-address';

const lines = Object.keys(blankAddress) as (keyof Address)[];
const text = fc.string({ maxLength: 8 });
const addresses: fc.Arbitrary<Address> = fc.record({
  fullName: text,
  line1: text,
  line2: text,
  city: text,
  region: text,
  postalCode: text,
  country: text,
});
const blanks = fc.constantFrom('', ' ', '  ', '\t');

it('isSameAddress ignores surrounding blanks and additional fields', () => {
  fc.assert(
    fc.property(addresses, blanks, fc.constantFrom(...lines), (address, blank, line) => {
      const other = { ...address, [line]: `${blank}${address[line]}${blank}`, id: 'another' };
      expect(isSameAddress(address, other)).toBe(true);
      expect(addressOf(other)).toEqual({ ...address, [line]: other[line] });
    }),
  );
});

it('isSameAddress is false if one line differs', () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom(...lines), (address, line) => {
      expect(isSameAddress(address, { ...address, [line]: `${address[line]}x` })).toBe(false);
    }),
  );
});

it('blankAddress has the country of the shop and otherwise empty fields', () => {
  const { country, ...rest } = blankAddress;
  expect(country).toBe('US');
  expect(Object.values(rest).join('')).toBe('');
});
