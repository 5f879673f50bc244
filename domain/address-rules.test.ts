import { addressForm, usesLine } from './address-form';
import { addressRules, isDeliverable, isPhoneNumber, lineError } from './address-rules';
import { postalCodesOf, formatPostalCode } from './postal-codes';
import { regionCode, regionPattern } from './regions';

const errorsOf = (country: string, region: string, postalCode: string) => {
  const rules = addressRules(country);
  return [lineError(rules.region, region), lineError(rules.postalCode, postalCode)];
};

// Verifies docs/product.md 13.2 (American state, Australian state, Canadian province, British county, US territory, other country).
it.each([
  ['US', 'NY', '10001', undefined, undefined],
  ['US', 'NY', ' 10001-1234 ', undefined, undefined],
  // Verifies docs/product.md 13.26.
  ['US', 'NY', '10001 1234', undefined, undefined],
  ['US', 'NY', '10001  1234 5', undefined, 'postal-code'],
  ['GB', '', 'SW1A-1AA', undefined, undefined],
  ['NL', '', '1012-AB', undefined, undefined],
  ['IN', 'KL', '682 001', undefined, undefined],
  ['IN', 'KL', '6820 01', undefined, 'postal-code'],
  ['US', '', '10001', 'required', undefined],
  ['US', ' ', '', 'required', 'required'],
  ['US', 'NY', '1000', undefined, 'postal-code'],
  ['US', 'NY', '10001\n', undefined, undefined],
  ['US', 'NY', 'SW1A 1AA', undefined, 'postal-code'],
  ['PR', '', '00901', undefined, undefined],
  ['PR', '', '', undefined, 'required'],
  ['CA', 'ON', 'M5V 3L9', undefined, undefined],
  ['CA', '', '', 'required', 'required'],
  ['AU', '', '2000', 'required', undefined],
  ['GB', '', '', undefined, 'required'],
  ['US', 'ZZ', '10001', 'region', undefined],
  ['US', 'sr', '10001', 'region', undefined],
  ['US', 'newyork', '10001', 'region', undefined],
  ['US', ' new  york ', '10001', undefined, undefined],
  ['US', 'Bavaria', '10001', 'region', undefined],
  ['CA', 'Québec', 'h2y1c6', undefined, undefined],
  ['CA', 'NY', 'D5V 3L9', 'region', 'postal-code'],
  ['AU', 'vic', '200', undefined, 'postal-code'],
  ['GB', 'Somerset', 'BA1 1LT', undefined, undefined],
  ['GB', '', 'ba11lt', undefined, undefined],
  ['GB', '', '12345', undefined, 'postal-code'],
  ['DE', '', '10115', undefined, undefined],
  ['DE', '', 'D-10115', undefined, undefined],
  ['DE', 'Bayern', '12', undefined, 'postal-code'],
  ['DE', '', '', undefined, 'required'],
  ['NL', '', '1012 AB', undefined, undefined],
  ['NL', '', '1012', undefined, 'postal-code'],
  ['NL', '', '0123 AB', undefined, 'postal-code'],
  ['TW', '', '100', undefined, undefined],
  ['TW', '', '100-01', undefined, undefined],
  ['TW', '', '100012', undefined, undefined],
  ['TW', '', '1000', undefined, 'postal-code'],
  ['IL', '', '96143', undefined, undefined],
  ['IL', '', '9614303', undefined, undefined],
  ['IL', '', '961430', undefined, 'postal-code'],
  ['PL', '', '00-001', undefined, undefined],
  ['JP', 'Tokyo', '1000001', undefined, undefined],
  ['CZ', '', '110\u00A000', undefined, undefined],
  ['GB', '', 'SW1A  1AA', undefined, undefined],
  ['PL', '', '00\u2013001', undefined, undefined],
  ['US', 'Ｎew\u00A0York', '10001\u20131234', undefined, undefined],
  ['JP', 'Tokyo', '１００－０００１', undefined, undefined],
  ['JP', '', '\u200B', 'required', 'required'],
  ['JP', 'Bavaria', '100-0001', 'region', undefined],
  ['BR', 'Sao Paulo', '01310-100', undefined, undefined],
  ['BR', 'são paulo', '01310-100', undefined, undefined],
  ['BR', 'sp', '01310-100', undefined, undefined],
  ['BR', '', '01310-100', 'required', undefined],
  ['IN', 'kerala', '682001', undefined, undefined],
  ['IN', 'KL', '682001', undefined, undefined],
  ['HK', '', '', undefined, undefined],
  ['IE', 'Co. Cork', 'anything', undefined, undefined],
  ['constructor', '', '', undefined, undefined],
  ['SE', '', 'S-111 22', undefined, undefined],
  ['JP', 'Tokyo', '〒100-0005', undefined, undefined],
  ['JP', 'Tokyo', '〒 1000005', undefined, undefined],
  ['JP', 'Tokyo', '〒100-000', undefined, 'postal-code'],
])('lineError in %s returns for region %j and postal code %j the errors %j, %j', (country, region, code, ...errors) => {
  expect(errorsOf(country, region, code)).toEqual(errors);
});

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const withCodes = letters.flatMap((a) => letters.map((b) => a + b)).filter(postalCodesOf);

it.each(withCodes)('the example postal code of %s is valid, also without its space or hyphen', (country) => {
  const { example } = postalCodesOf(country) ?? { example: '' };
  const withoutSeparator = example.replace(/[ -]/, '').toLowerCase();
  for (const code of [example, ` ${example} `, withoutSeparator])
    expect(errorsOf(country, 'NY', code)[1]).toBeUndefined();
  expect(formatPostalCode(country, withoutSeparator)).toBe(example);
  expect(errorsOf(country, 'NY', `${example}00000`)[1]).toBe('postal-code');
});

describe('isDeliverable', () => {
  const details = {
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    line1: '1 Odd Street',
    city: 'Bath',
    region: '',
    postalCode: '',
    country: 'HK',
  };

  it('is true for an address with all required lines', () => {
    expect(isDeliverable(details)).toBe(true);
  });

  it.each(['email', 'fullName', 'line1', 'city', 'country'])('is false without %s', (field) => {
    expect(isDeliverable({ ...details, [field]: '' })).toBe(false);
    expect(isDeliverable({ ...details, [field]: ' \t' })).toBe(false);
    expect(isDeliverable({ ...details, [field]: '\u200B' })).toBe(false);
  });

  it.each([
    ['US', 'NY', '10001', true],
    ['US', '', '10001', false],
    ['US', 'NY', '', false],
    ['GB', '', 'SW1A 1AA', true],
    ['GB', '', ' ', false],
    ['AU', ' ', '2000', false],
  ])('in %s with region %j and postal code %j is %j', (country, region, postalCode, isAccepted) => {
    expect(isDeliverable({ ...details, country, region, postalCode })).toBe(isAccepted);
  });
});

it.each([
  ['CA', ' m5v3l9 ', 'M5V 3L9'],
  ['CA', 'm5v', 'M5V'],
  ['CA', 'm-5', 'M-5'],
  ['PL', '00 001', '00-001'],
  ['PL', '００–００１', '00-001'],
  ['CZ', '110\u00A000', '110 00'],
  ['IE', 'a long eircode', 'A LONG EIRCODE'],
  ['DE', 'd-10115', 'D-10115'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['GB', 'sw1a-1aa', 'SW1A 1AA'],
  ['US', '10001 1234', '10001-1234'],
  ['US', '100011234', '10001-1234'],
  ['IN', '682 001', '682 001'],
  ['GB', 'bs18qt', 'BS1 8QT'],
  ['SE', 's-111 22', 'S-111 22'],
  ['SE', 'SE 11122', 'SE 111 22'],
  ['PL', 'PL-00001', 'PL-00-001'],
  ['JP', '〒１００－０００５', '100-0005'],
  ['JP', '〒 1000005', '100-0005'],
])('formatPostalCode for %s turns %j into %s', (country, typed, formatted) => {
  expect(formatPostalCode(country, typed)).toBe(formatted);
});

it.each([
  ['US', ' new  york ', 'NY'],
  ['US', 'ny', 'NY'],
  ['US', 'newyork', 'newyork'],
  ['CA', 'Québec', 'QC'],
  ['CA', ' que\u0301bec', 'QC'],
  ['DE', ' Bayern ', 'Bayern'],
  ['US', 'Ｎ\u200Bew\u00A0York', 'NY'],
])('regionCode in %s returns for %j the code %s', (country, typed, code) => {
  expect(regionCode(country, typed)).toBe(code);
});

it('the region patterns match their snapshots', () => {
  expect(['US', 'CA', 'AU'].map(regionPattern)).toMatchSnapshot();
});

// Verifies docs/product.md 13.24.
it.each(['+1 212 555 0142', '(212) 555-0142', '030/1234567', '+81-3-1234-5678', '2125550142'])(
  'isPhoneNumber accepts %j',
  (phone) => expect(isPhoneNumber(phone)).toBe(true),
);

it.each(['5550142', '+1234567', '(123) 456-7', '1'.repeat(15), '+1.2.3.4.5.6.7.8.9.0.1.2.3.4.5'])(
  'isPhoneNumber accepts 7 to 15 digits: %s',
  (phone) => expect(isPhoneNumber(phone)).toBe(true),
);

it.each(['555014', '', '555', '+', 'call me', '1'.repeat(16), '212 555 0142 ext. 3'])(
  'isPhoneNumber rejects %j',
  (phone) => expect(isPhoneNumber(phone)).toBe(false),
);

// Verifies docs/product.md 13.23 (Japan, Germany, Hong Kong).
it.each([
  ['US', ['city', 'region', 'postalCode'], false],
  ['DE', ['postalCode', 'city'], false],
  ['ES', ['postalCode', 'city', 'region'], false],
  ['JP', ['postalCode', 'region', 'city'], true],
  ['GB', ['city', 'region', 'postalCode'], false],
  ['HK', ['city'], false],
  ['HU', ['city', 'postalCode'], false],
  ['AE', ['city', 'region'], false],
  ['XX', ['city', 'postalCode'], false],
])('addressForm of %s has the lines %j, the street last: %s', (country, place, isStreetLast) => {
  expect(addressForm(country)).toEqual({ place, isStreetLast });
  expect((['city', 'region', 'postalCode'] as const).filter((line) => usesLine(country, line)).length).toBe(
    place.length,
  );
});
