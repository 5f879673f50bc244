import { normaliseCode } from './typed-text';

/** Pattern and example of a country's postal codes. */
type PostalCodes = { pattern: string; example: string };

/** Digits as in the example; the space or hyphen is optional. A country sign (D-10115) or Japan's 〒 may precede them. */
function digits(example: string): PostalCodes {
  const groups = example.split(/[ -]/).map(({ length }) => `[0-9]{${length}}`);
  return { pattern: `(?:[A-Za-z]{1,2}[\\- ]|〒 ?)?${groups.join('[\\- ]?')}`, example };
}

/** Five digits, or nine. */
const zipCodes: PostalCodes = { pattern: '[0-9]{5}(?:[ \\-]?[0-9]{4})?', example: '10001' };

const britishCodes: PostalCodes = {
  pattern: '[A-Za-z]{1,2}[0-9][0-9A-Za-z]?[\\s\\-]?[0-9][A-Za-z]{2}',
  example: 'SW1A 1AA',
};

/**
 * Formats of countries whose addresses all have postal codes, by ISO 3166-1 alpha-2 (Universal Postal Union, CLDR).
 */
const postalCodes: Readonly<Record<string, PostalCodes>> = {
  US: zipCodes,
  PR: zipCodes,
  GU: zipCodes,
  VI: zipCodes,
  AS: zipCodes,
  MP: zipCodes,
  CA: {
    pattern: '[A-CEGHJ-NPR-TV-Ya-ceghj-npr-tv-y][0-9][A-Za-z]\\s?-?[0-9][A-Za-z][0-9]',
    example: 'M5V 3L9',
  },
  GB: britishCodes,
  GG: britishCodes,
  IM: britishCodes,
  JE: britishCodes,
  NL: { pattern: '[1-9][0-9]{3}[\\s\\-]?[A-Za-z]{2}', example: '1012 AB' },
  MT: { pattern: '[A-Za-z]{3}\\s?[0-9]{4}', example: 'VLT 1117' },
  TW: { pattern: '[0-9]{3}(?:-?[0-9]{2,3})?', example: '100' },
  IL: { pattern: '[0-9]{5}(?:[0-9]{2})?', example: '9614303' },
  AT: digits('1010'),
  AU: digits('2000'),
  BE: digits('1000'),
  BG: digits('1000'),
  BR: digits('01310-100'),
  CH: digits('8001'),
  CN: digits('100000'),
  CY: digits('1010'),
  CZ: digits('110 00'),
  DE: digits('10115'),
  DK: digits('1050'),
  EE: digits('10111'),
  ES: digits('28001'),
  FI: digits('00100'),
  FR: digits('75001'),
  GR: digits('105 57'),
  HR: digits('10000'),
  HU: digits('1051'),
  // India Post writes both 110001 and 110 001.
  IN: { pattern: '[0-9]{3}[ \\-]?[0-9]{3}', example: '110001' },
  IS: digits('101'),
  IT: digits('00184'),
  JP: digits('100-0001'),
  KR: digits('04524'),
  LI: digits('9490'),
  LT: digits('01100'),
  LU: digits('1009'),
  LV: digits('1050'),
  MC: digits('98000'),
  MX: digits('06000'),
  MY: digits('50000'),
  NO: digits('0150'),
  NZ: digits('1010'),
  PL: digits('00-001'),
  PT: digits('1000-001'),
  RO: digits('010011'),
  SE: digits('111 22'),
  SG: digits('018956'),
  SI: digits('1000'),
  SK: digits('811 01'),
  SM: digits('47890'),
  TH: digits('10200'),
  TR: digits('34000'),
  UA: digits('01001'),
  VA: digits('00120'),
  ZA: digits('8001'),
};

/** Postal code format of a country, by ISO 3166-1 alpha-2; undefined without one. */
export function postalCodesOf(country: string): PostalCodes | undefined {
  return Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
}

/**
 * Normalises a typed postal code: capitals, with the country's space or hyphen, without Japan's 〒. `m5v3l9` is M5V 3L9,
 * S-11122 is S-111 22, and 100011234 is 10001-1234.
 */
export function formatPostalCode(country: string, typed: string): string {
  const code = normaliseCode(typed).toUpperCase().replace(/^〒 ?/, '');
  if (postalCodesOf(country) === zipCodes) return code.replace(/^([0-9]{5})[ -]?([0-9]{4})$/, '$1-$2');
  const example = postalCodesOf(country)?.example ?? '';
  const [separator] = /[ -]/.exec(example) ?? [];
  if (!separator) return code;
  const [countrySign = ''] = (/[A-Z]/.test(example) ? undefined : /^[A-Z]{1,2}[ -]/.exec(code)) ?? [];
  const tail = example.length - example.indexOf(separator) - 1;
  const bare = code.slice(countrySign.length).replace(/[ -]/g, '');
  return bare.length > tail ? `${countrySign}${bare.slice(0, -tail)}${separator}${bare.slice(-tail)}` : code;
}
