// Verifies docs/product.md 13.18.
import { formatAddress } from 'localized-address-format';
import { countryCodes } from './country-names';
import { shippingZoneOf } from './shipping';
import { addressLines } from '@/domain/address-lines';
import { postalCodesOf } from '@/domain/postal-codes';

const served = countryCodes.filter((country) => shippingZoneOf(country) !== 'none');

const typed = (countryCode: string) => ({
  fullName: 'Name',
  line1: 'Street',
  line2: 'Floor',
  city: 'City',
  region: 'Region',
  postalCode: postalCodesOf(countryCode)?.example ?? 'CODE9',
  country: 'Country',
  countryCode,
});

/** Label by libaddressinput's data in Latin script, without name and country, its lines joined by `|`. */
function referenceLabel(country: string): string {
  const { line1, line2, city, region, postalCode } = typed(country);
  const place = { locality: city, administrativeArea: region, postalCode };
  return formatAddress({ postalCountry: country, addressLines: [line1, line2], ...place }, 'latin').join('|');
}

/** The shop's label of an address that has only the fields of the reference, without name and country. */
function shopLabel(country: string): string {
  const reference = referenceLabel(country);
  const kept = (text: string) => (reference.includes(text) ? text : '');
  const { city, region, postalCode, ...rest } = typed(country);
  const place = { city: kept(city), region: kept(region), postalCode: kept(postalCode) };
  return addressLines({ ...rest, ...place })
    .slice(1, -1)
    .join('|');
}

/** Intended differences: the reason, and the shop's label of each country. */
const differences: readonly { reason: string; labels: Readonly<Record<string, string>> }[] = [
  {
    reason: 'no sign before the code, since the country has its own line; the shopper may type the sign',
    labels: {
      AX: 'Street|Floor|CODE9 City',
      AZ: 'Street|Floor|CODE9 City',
      CH: 'Street|Floor|8001 City',
      FI: 'Street|Floor|00100 City',
      FO: 'Street|Floor|CODE9 City',
      HR: 'Street|Floor|10000 City',
      HT: 'Street|Floor|CODE9 City',
      LI: 'Street|Floor|9490 City',
      LT: 'Street|Floor|01100 City Region',
      LU: 'Street|Floor|1009 City',
      MC: 'Street|Floor|98000 City',
      MD: 'Street|Floor|CODE9 City',
      SE: 'Street|Floor|111 22 City',
      SI: 'Street|Floor|1000 City',
    },
  },
  {
    reason: 'the country or city of this name comes from the address, so no fixed line repeats it',
    labels: {
      GG: 'Street|Floor|City|SW1A 1AA',
      GI: 'Street|Floor|CODE9',
      JE: 'Street|Floor|City|SW1A 1AA',
      SG: 'Street|Floor|018956',
    },
  },
  {
    reason: 'US territories have the format of the states, with a comma and their letters (USPS Publication 28)',
    labels: {
      AS: 'Street|Floor|City, Region 10001',
      GU: 'Street|Floor|City, GU 10001',
      MP: 'Street|Floor|City, Region 10001',
      PR: 'Street|Floor|City, PR 10001',
      VI: 'Street|Floor|City, Region 10001',
    },
  },
  {
    reason: 'the street has its own lines, as in every other country',
    labels: { CI: 'Street|Floor|City', GN: 'Street|Floor|CODE9 City' },
  },
  {
    reason: 'the form asks for a city, which stands before the prefecture on one line',
    labels: { JP: 'Street|Floor|Region 100-0001' },
  },
  {
    reason: 'a label starts with the name and goes on from the smallest place to the largest',
    labels: { KZ: 'Street|Floor|City|Region|CODE9' },
  },
  { reason: 'the reference lacks the space before the region', labels: { MZ: 'Street|Floor|CODE9 City Region' } },
  { reason: 'the province is optional and has its own line', labels: { ES: 'Street|Floor|28001 City|Region' } },
];

const noted = Object.assign({}, ...differences.map(({ labels }) => labels)) as Readonly<Record<string, string>>;

it('the shop serves 230 countries', () => {
  expect(served).toHaveLength(230);
});

it.each(served.filter((country) => !(country in noted)))(
  'addressLines formats %s as libaddressinput does',
  (country) => {
    expect(shopLabel(country)).toBe(referenceLabel(country));
  },
);

describe.each(differences)('addressLines differs from libaddressinput: $reason', ({ labels }) => {
  it.each(Object.entries(labels))('%s', (country, label) => {
    expect(shopLabel(country)).toBe(label);
    expect(referenceLabel(country)).not.toBe(label);
  });
});

it.each(served)('addressLines drops no field of an address in %s', (country) => {
  const { city, line1, line2, region, postalCode } = typed(country);
  const label = addressLines(typed(country)).join('|');
  for (const text of [line1, line2, city, region, postalCode]) expect(label.split(text)).toHaveLength(2);
});
