import { addressRules, lineFault } from './address-rules';

const faultsOf = (country: string, region: string, postalCode: string) => {
  const rules = addressRules(country);
  return [lineFault(rules.region, region), lineFault(rules.postalCode, postalCode)];
};

it.each([
  ['US', 'NY', '10001', undefined, undefined],
  ['US', 'NY', ' 10001-1234 ', undefined, undefined],
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
  ['HK', '', '', undefined, undefined],
  ['constructor', '', '', undefined, undefined],
])('in %s the region %j and the postal code %j have the faults %j, %j', (country, region, code, ...faults) => {
  expect(faultsOf(country, region, code)).toEqual(faults);
});
