// Verifies docs/product.md 15.2, 15.3.
import { parseParcel } from '@/domain/parcel';
import { shippingOptions } from '@/domain/shipping';
import { countries } from './countries';
import { carriers, freeShippingOver, shippingServices, shippingServicesIn, shippingZoneOf } from './shipping';

const costs = (country: string, subtotal: number) =>
  Object.fromEntries(
    shippingOptions(shippingServices, shippingZoneOf(country), subtotal).map(({ id, cents }) => [id, cents]),
  );

it('countries lists the 249 countries of ISO 3166-1, sorted by name', () => {
  const names = Object.values(countries);
  expect(names).toHaveLength(249);
  expect(new Set(names).size).toBe(249);
  expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  expect(Object.keys(countries).every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

it.each([
  ['US', 'United States'],
  ['GB', 'United Kingdom'],
  ['TR', 'Türkiye'],
  ['CI', 'Côte d’Ivoire'],
  ['BA', 'Bosnia & Herzegovina'],
  ['HK', 'Hong Kong'],
  ['MM', 'Myanmar'],
  ['MO', 'Macao'],
  ['PS', 'Palestine'],
] as const)('countries names %s as %s', (code, name) => {
  expect(countries[code]).toBe(name);
});

// Verifies docs/product.md 15.2 (domestic, exactly $99), 15.4 (USPS First Class, USPS Priority Mail, USPS Priority Mail Express).
it('shippingOptions makes First Class free over $99 within the United States, not at $99', () => {
  expect(costs('US', 99_00)).toEqual({ 'first-class': 495, priority: 995, express: 2995 });
  expect(costs('US', 99_01)).toEqual({ 'first-class': 0, priority: 995, express: 2995 });
  expect(costs('PR', 99_01)).toEqual(costs('US', 99_01));
});

// Verifies docs/product.md 15.2 (international, exactly $249, country that is not eligible), 15.4 (Standard International Mail, Express International Mail).
it('shippingOptions makes Standard International free over $249 to eligible countries, not at $249', () => {
  expect(costs('DE', 249_00)).toEqual({ 'standard-international': 1995, 'express-international': 4995 });
  expect(costs('DE', 249_01)).toEqual({ 'standard-international': 0, 'express-international': 4995 });
  expect(costs('BR', 900_00)).toEqual({ 'standard-international': 1995, 'express-international': 4995 });
});

// Verifies docs/product.md 15.3 (domestic).
it.each(['US', 'PR', 'GU', 'VI', 'AS', 'MP'])('shippingZoneOf(%s) is domestic', (country) => {
  expect(shippingZoneOf(country)).toBe('domestic');
});

// oxfmt-ignore
// Verifies docs/product.md 15.3 (eligible country).
it.each([
  'AT', 'AU', 'CA', 'CH', 'DE', 'ES', 'FR', 'GB', 'HK', 'IE', 'IL', 'IT', 'JP', 'KR', 'MX', 'NL', 'NO', 'NZ', 'SE', 'SG', 'VA',
])('shippingZoneOf(%s) is international, with free shipping over $249', (country) => {
  expect(shippingZoneOf(country)).toBe('international');
});

// Verifies docs/product.md 15.3 (country that is not eligible).
it.each(['AR', 'BR', 'CN', 'IN', 'TR', 'ZA'])(
  'shippingZoneOf(%s) is international-paid, without free shipping',
  (country) => {
    expect(shippingZoneOf(country)).toBe('international-paid');
  },
);

// oxfmt-ignore
// Verifies docs/product.md 15.3 (country that is not served).
it.each([
  'AF', 'AQ', 'BV', 'BY', 'CU', 'GS', 'HM', 'IO', 'IR', 'KP', 'LY', 'RU', 'SD', 'SO', 'SS', 'SY', 'TF', 'UM', 'YE',
])('shippingZoneOf(%s) is none', (country) => {
  expect(shippingZoneOf(country)).toBe('none');
});

// Verifies docs/product.md 15.5 (domestic, international).
it('shippingServices state delivery days and the policy’s delay', () => {
  expect(shippingServices.map(({ id, days, delayDays }) => [id, ...days, delayDays])).toEqual([
    ['first-class', 3, 5, 3],
    ['priority', 2, 3, 3],
    ['express', 1, 2, 3],
    ['standard-international', 10, 20, 21],
    ['express-international', 4, 7, 21],
  ]);
});

it.each(['KP', 'AQ', 'XX', 'us', '', '__proto__', 'toString'])('shippingOptions offers nothing for %j', (country) => {
  expect(shippingZoneOf(country)).toBe('none');
  expect(costs(country, 500_00)).toEqual({});
});

it('shippingServices have unique ids, whole cents and days in order', () => {
  expect(new Set(shippingServices.map(({ id }) => id)).size).toBe(shippingServices.length);
  for (const { cents, days } of shippingServices) {
    expect(Number.isSafeInteger(cents) && cents > 0).toBe(true);
    expect(days[0]).toBeLessThanOrEqual(days[1]);
  }
  expect(freeShippingOver).toEqual({ domestic: 9900, international: 24900 });
});

const isAccepted = (trackingNumber: string) => parseParcel({ carrier: 'usps', trackingNumber }, carriers).ok;

// Examples from tools.usps.com for each service, and formats of USPS labels.
it.each([
  '9400 1000 0000 0000 0000 00',
  '9205 5000 0000 0000 0000 00',
  '9407 3000 0000 0000 0000 00',
  '9303 3000 0000 0000 0000 00',
  '9270 1000 0000 0000 0000 00',
  '9208 8000 0000 0000 0000 00',
  '7016 0910 0001 0831 0009',
  '420 10001 9400 1000 0000 0000 0000 00',
  '420 10001 1234 9400 1000 0000 0000 0000 00',
  '82 000 000 00',
  'EA 000 000 000 US',
  'ec000000000us',
  'LZ 123 456 789 US',
])('the USPS pattern accepts %s', (number) => {
  expect(isAccepted(number)).toBe(true);
});

it.each(['', '9400', '9400 1000 0000 0000 000', 'EA000000000', '1Z999AA10123456784', 'OH-7K3M9QX2', 'none'])(
  'the USPS pattern rejects %s',
  (number) => {
    expect(isAccepted(number)).toBe(false);
  },
);

it('trackingUrl returns an https URL with the encoded tracking number', () => {
  for (const { trackingUrl } of carriers) {
    expect(new URL(trackingUrl('9400A&b')).protocol).toBe('https:');
    expect(trackingUrl('9400A&b')).toContain('9400A%26b');
  }
});

it.each([
  [
    'eur',
    { 'first-class': 495, priority: 950, express: 2750 },
    90_00,
    { 'standard-international': 1850, 'express-international': 4595 },
    229_00,
  ],
  [
    'gbp',
    { 'first-class': 395, priority: 795, express: 2395 },
    79_00,
    { 'standard-international': 1595, 'express-international': 3995 },
    199_00,
  ],
  [
    'jpy',
    { 'first-class': 750, priority: 1500, express: 4500 },
    15_000,
    { 'standard-international': 3000, 'express-international': 7500 },
    38_000,
  ],
] as const)(
  'shipping in %s costs %j up to %d, and abroad %j up to %d',
  (currency, domestic, over, abroad, overAbroad) => {
    const pricesOf = (country: string, subtotal: number) =>
      Object.fromEntries(
        shippingOptions(shippingServicesIn(currency), shippingZoneOf(country), subtotal).map(({ id, cents }) => [
          id,
          cents,
        ]),
      );
    expect(pricesOf('US', over)).toEqual(domestic);
    expect(pricesOf('US', over + 1)).toEqual({ ...domestic, 'first-class': 0 });
    expect(pricesOf('DE', overAbroad)).toEqual(abroad);
    expect(pricesOf('DE', overAbroad + 1)).toEqual({ ...abroad, 'standard-international': 0 });
    expect(pricesOf('BR', overAbroad + 1)).toEqual(abroad);
  },
);
