import { countries } from '@/data/countries';
import { blankCheckout } from '@/store/kept-checkout';
import { addressRules, isDeliverable } from './address-rules';

const ada = {
  ...blankCheckout.details,
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  line1: '1 Odd Street',
  city: 'New York',
};

it.each([
  ['US', { region: 'NY', postalCode: '10001' }, true],
  ['US', { region: 'NY' }, false],
  ['US', { postalCode: '10001' }, false],
  ['PR', { postalCode: '00901' }, true],
  ['GB', { postalCode: 'SW1A 1AA' }, true],
  ['GB', {}, false],
  ['HK', {}, true],
  ['IE', { city: ' ' }, false],
])('to %s with %j: deliverable is %s', (country, rest, expected) => {
  expect(isDeliverable({ ...ada, country, ...rest })).toBe(expected);
});

it('every country has its rules, a name from Object.prototype too', () => {
  for (const country of [...Object.keys(countries), 'constructor', '']) {
    expect(addressRules(country).postalCode.label).toMatch(/code/i);
  }
});

it.each([
  ['10001', true],
  ['10001-1234', true],
  ['100011234', true],
  [' 10001 ', true],
  ['1000', false],
  ['SW1A 1AA', false],
])('a ZIP code of %j is good: %s', (zip, isGood) => {
  expect(new RegExp(`^(?:${addressRules('US').postalCode.pattern})$`, 'v').test(zip)).toBe(isGood);
});
