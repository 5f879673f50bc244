import { formatOf } from './address-lines';
import { postalCodesOf } from './postal-codes';

/** Address lines that locate the street. */
export type PlaceLine = 'city' | 'region' | 'postalCode';

/**
 * Countries whose addresses have a region (libaddressinput), with two intended differences: Great Britain's county is
 * optional, and Hong Kong has no region: its district or area goes on the city line.
 */
// oxfmt-ignore
const withRegion = new Set([
  'AE', 'AM', 'AR', 'AS', 'AU', 'BB', 'BR', 'BS', 'BY', 'CA', 'CC', 'CL', 'CN', 'CO', 'CR', 'CU', 'CV', 'CX', 'EE', 'EG', 'ES',
  'FM', 'GB', 'HM', 'HN', 'ID', 'IE', 'IN', 'IQ', 'IR', 'IT', 'JM', 'JP', 'KI', 'KN', 'KP', 'KR', 'KY', 'KZ', 'LT', 'LV',
  'MH', 'MN', 'MP', 'MX', 'MY', 'MZ', 'NF', 'NG', 'NI', 'NR', 'PA', 'PE', 'PF', 'PG', 'PH', 'PW', 'RO', 'RU', 'SC', 'SO', 'SR',
  'SV', 'TH', 'TR', 'TV', 'TW', 'UA', 'UM', 'US', 'UY', 'UZ', 'VE', 'VI', 'VN',
]);

/** Countries without postal codes (libaddressinput). */
// oxfmt-ignore
const withoutPostalCode = new Set([
  'AE', 'AG', 'AO', 'AQ', 'AW', 'BF', 'BI', 'BJ', 'BO', 'BQ', 'BS', 'BV', 'BW', 'BZ', 'CD', 'CF', 'CG', 'CI', 'CK', 'CM', 'CW',
  'DJ', 'DM', 'ER', 'FJ', 'GA', 'GD', 'GH', 'GM', 'GQ', 'GY', 'HK', 'JM', 'KI', 'KM', 'KN', 'LC', 'LY', 'ML', 'MO', 'MR', 'MS',
  'MW', 'NR', 'NU', 'PA', 'PS', 'QA', 'RW', 'SB', 'SC', 'SL', 'SR', 'SS', 'ST', 'SX', 'SY', 'TD', 'TF', 'TG', 'TK', 'TL', 'TO',
  'TT', 'TV', 'UG', 'VU', 'WS', 'YE', 'ZW',
]);

const lineOf: Readonly<Record<string, PlaceLine>> = { C: 'city', R: 'region', Z: 'postalCode' };

/**
 * Order of a country's address form (docs/product.md 13.23): the order of its labels, with the street first. A Japanese
 * address starts with the postal code and the prefecture and ends with the street. `isStreetLast` is true if the street
 * follows the place.
 */
export function addressForm(country: string): { place: readonly PlaceLine[]; isStreetLast: boolean } {
  const format = country === 'JP' ? 'ZRCS' : formatOf(country);
  const place = [...format].flatMap((letter) => lineOf[letter] ?? []);
  return { place: place.filter((line) => usesLine(country, line)), isStreetLast: country === 'JP' };
}

/** True if addresses of the country can have the line. Of an unknown country they can have all. */
export function usesLine(country: string, line: PlaceLine): boolean {
  if (line === 'region') return withRegion.has(country);
  return line === 'city' || postalCodesOf(country) !== undefined || !withoutPostalCode.has(country);
}
