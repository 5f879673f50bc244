// Verifies docs/product.md 13.18.
import { addressLines } from './address-lines';

const address = {
  fullName: 'Ada Lovelace',
  line1: '1 Odd Street',
  line2: '',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11201',
  country: 'United States',
  countryCode: 'US',
};

it('addressLines returns only filled lines', () => {
  expect(addressLines(address)).toEqual(['Ada Lovelace', '1 Odd Street', 'Brooklyn, NY 11201', 'United States']);
  expect(addressLines({ ...address, line2: 'Floor 3', region: '' })).toEqual([
    'Ada Lovelace',
    '1 Odd Street',
    'Floor 3',
    'Brooklyn 11201',
    'United States',
  ]);
});

it.each(['', ' ', '\t \n'])('addressLines omits optional lines that contain %j', (blank) => {
  const empty = { ...address, countryCode: 'SG', country: 'Singapore', line2: blank, region: blank, postalCode: blank };
  expect(addressLines({ ...empty, city: 'Singapore' })).toEqual([
    'Ada Lovelace',
    '1 Odd Street',
    'Singapore',
    'Singapore',
  ]);
  expect(addressLines({ ...empty, city: 'Singapore', postalCode: '018956' })[2]).toBe('Singapore 018956');
});

it.each([
  ['US', 'Brooklyn', 'new  york', ' 11201 ', ['Brooklyn, NY 11201']],
  ['US', 'Brooklyn', 'NY', '11201-1234', ['Brooklyn, NY 11201-1234']],
  ['PR', 'San Juan', '', '00901', ['San Juan, PR 00901']],
  ['GU', 'Hagåtña', '', '96910', ['Hagåtña, GU 96910']],
  ['VI', 'Charlotte Amalie', '', '00802', ['Charlotte Amalie, VI 00802']],
  ['AS', 'Pago Pago', '', '96799', ['Pago Pago, AS 96799']],
  ['MP', 'Saipan', '', '96950', ['Saipan, MP 96950']],
  ['CA', 'Montréal', 'Québec', 'h2y1c6', ['Montréal QC H2Y 1C6']],
  ['AU', 'Sydney', 'nsw', '2000', ['Sydney NSW 2000']],
  ['GB', 'London', '', 'sw1a1aa', ['London', 'SW1A 1AA']],
  ['GB', 'Bath', 'Somerset', 'BA1 1LT', ['Bath', 'Somerset', 'BA1 1LT']],
  ['DE', 'Berlin', '', '10115', ['10115 Berlin']],
  ['DE', ' Berlin ', '', '10115', ['10115 Berlin']],
  ['DE', 'Berlin', '', 'D-10115', ['D-10115 Berlin']],
  ['FR', 'Paris', ' ', '75001', ['75001 Paris']],
  ['ES', 'Getafe', 'Madrid', '28901', ['28901 Getafe', 'Madrid']],
  ['IT', 'Roma', 'RM', '00184', ['00184 Roma RM']],
  ['NL', 'Amsterdam', '', '1012ab', ['1012 AB Amsterdam']],
  ['SE', 'Stockholm', '', '11122', ['111 22 Stockholm']],
  ['PL', 'Warszawa', '', '00001', ['00-001 Warszawa']],
  ['JP', 'Chiyoda-ku', 'Tokyo', '1000001', ['Chiyoda-ku, Tokyo 100-0001']],
  ['RE', 'Saint-Denis', '', '97400', ['97400 Saint-Denis']],
  ['RS', 'Beograd', '', '11000', ['11000 Beograd']],
  ['HK', 'Central', '', '', ['Central']],
  ['constructor', 'Nowhere', 'R', '1', ['Nowhere R 1']],
])(
  'addressLines formats for %s the city %j, region %j and postal code %j',
  (countryCode, city, region, postalCode, place) => {
    const lines = addressLines({ ...address, countryCode, city, region, postalCode, country: 'There' });
    expect(lines).toEqual(['Ada Lovelace', '1 Odd Street', ...place, 'There']);
  },
);

it.each([
  ['東京都', '1000005'],
  ['Tokyo', '100-0005'],
  ['東京', '１００－０００５'],
])(
  'addressLines writes an address in Japanese with the prefecture %s and the postal code %s from the prefecture to the street',
  (region, postalCode) => {
    const japanese = {
      fullName: '山田 太郎',
      line1: '丸の内1-1',
      line2: '101号室',
      city: '千代田区',
      region,
      postalCode,
    };
    expect(addressLines({ ...japanese, country: '日本', countryCode: 'JP' })).toEqual([
      '山田 太郎',
      '〒100-0005',
      '東京都千代田区',
      '丸の内1-1',
      '101号室',
      '日本',
    ]);
  },
);

it('addressLines keeps the format of the country for an address in Japanese letters elsewhere', () => {
  const other = { ...address, city: '台北市', region: '', postalCode: '100', country: 'Taiwan', countryCode: 'TW' };
  expect(addressLines(other).slice(0, 2)).toEqual(['Ada Lovelace', '1 Odd Street']);
});
