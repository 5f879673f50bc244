import { addressLines } from './address-lines';

it('an address stands in as many lines as it has', () => {
  const address = {
    fullName: 'Ada Lovelace',
    line1: '1 Odd Street',
    line2: '',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'United States',
  };
  expect(addressLines(address)).toEqual(['Ada Lovelace', '1 Odd Street', 'New York NY 10001', 'United States']);
  expect(addressLines({ ...address, line2: 'Floor 3', region: '' })).toEqual([
    'Ada Lovelace',
    '1 Odd Street',
    'Floor 3',
    'New York 10001',
    'United States',
  ]);
});
