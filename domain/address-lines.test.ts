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

it.each(['', ' ', '\t \n'])('a shopper who leaves %j in what is optional gets no blank line on the parcel', (blank) => {
  const address = {
    fullName: 'Ada Lovelace',
    line1: '1 Odd Street',
    line2: blank,
    city: 'Singapore',
    region: blank,
    postalCode: blank,
    country: 'Singapore',
  };
  expect(addressLines(address)).toEqual(['Ada Lovelace', '1 Odd Street', 'Singapore', 'Singapore']);
  expect(addressLines({ ...address, postalCode: '018956' })[2]).toBe('Singapore 018956');
});
