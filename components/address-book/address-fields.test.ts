import { countries } from '@/data/countries';
import { blankCheckout } from '@/store/saved-checkout';
import { addressRules, isDeliverable } from '@/domain/address-rules';
import { addressFields } from './address-inputs';

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
  ['CA', { region: 'ON', postalCode: 'M5V 3L9' }, true],
  ['CA', { postalCode: 'M5V 3L9' }, false],
  ['CA', { region: 'ON' }, false],
  ['AU', { region: 'NSW', postalCode: '2000' }, true],
  ['AU', { postalCode: '2000' }, false],
  ['AU', { region: 'NSW' }, false],
  ['PR', {}, false],
  ['HK', {}, true],
  ['IE', { city: ' ' }, false],
])('isDeliverable for %s with %j returns %s', (country, rest, expected) => {
  expect(isDeliverable({ ...ada, country, ...rest })).toBe(expected);
});

it('addressFields returns rules for every country and for keys of Object.prototype', () => {
  for (const country of [...Object.keys(countries), 'constructor', '']) {
    expect(addressFields(country).postalCode.label).toMatch(/code/i);
  }
});

it.each([
  ['10001', true],
  ['10001-1234', true],
  ['100011234', true],
  [' 10001 ', true],
  ['1000', false],
  ['SW1A 1AA', false],
])('addressRules for US: ZIP code %j matches: %s', (zip, isGood) => {
  expect(new RegExp(`^(?:${addressRules('US').postalCode.pattern})$`, 'v').test(zip)).toBe(isGood);
});

it.each([
  ['US', 'State', 'ZIP code'],
  ['PR', 'Region (if any)', 'ZIP code'],
  ['CA', 'Province', 'Postal code'],
  ['AU', 'State', 'Postcode'],
  ['GB', 'County (optional)', 'Postcode'],
  ['DE', 'Region (if any)', 'Postal code'],
  ['HK', 'Region (if any)', 'Postal code (if any)'],
])('addressFields for %s labels region %j and postal code %j', (country, region, postalCode) => {
  const fields = addressFields(country);
  expect([fields.region.label, fields.postalCode.label]).toEqual([region, postalCode]);
});

it.each(['email', 'fullName', 'line1', 'city', 'region', 'postalCode', 'country'] as const)(
  'isDeliverable returns false when %s is blank',
  (field) => {
    const whole = { ...ada, country: 'US', region: 'NY', postalCode: '10001' };
    expect(isDeliverable(whole)).toBe(true);
    expect(isDeliverable({ ...whole, [field]: ' ' })).toBe(false);
  },
);
