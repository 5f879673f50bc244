import { formatPostalCode } from './postal-codes';
import { regionCode } from './regions';

/** An address as an order or a form holds it; `country` is its name, `countryCode` its ISO 3166-1 alpha-2. */
type Address = {
  fullName: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  countryCode: string;
};

/** City, region and postal code of an address, none of them blank around; any may be empty. */
type Place = { city: string; region: string; postalCode: string };

/** How those three stand on a parcel, line by line. */
type PlaceFormat = (place: Place) => string[];

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Sydney NSW 2000 */
const codeLast: PlaceFormat = ({ city, region, postalCode }) => [joined(city, region, postalCode)];

/** Brooklyn, NY 11201 */
const afterComma: PlaceFormat = ({ city, region, postalCode }) => [
  joined(city && region ? `${city},` : city, region, postalCode),
];

/** 10115 Berlin */
const codeFirst: PlaceFormat = ({ city, region, postalCode }) => [joined(postalCode, city), region];

/** 00184 Roma RM */
const codeFirstRegionLast: PlaceFormat = ({ city, region, postalCode }) => [joined(postalCode, city, region)];

/** Bath, and SW1A 1AA under it */
const codeBelow: PlaceFormat = ({ city, region, postalCode }) => [city, region, postalCode];

/** Which countries write which form, by ISO 3166-1 alpha-2 (Universal Postal Union); any other writes the code last. */
const placeFormats: readonly (readonly [PlaceFormat, string])[] = [
  [afterComma, 'US PR GU VI AS MP JP'],
  [codeBelow, 'GB GG IM JE IE IN ZA UA'],
  [codeFirstRegionLast, 'IT SM VA MX'],
  [codeFirst, 'AT BE BG CH CN CY CZ DE DK EE ES FI FR GR HR HU IL IS LI LT LU MC MY NL NO PL PT RO SE SI SK TR'],
];

/** To the USPS their codes are states. */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

const placeFormatOf = (country: string): PlaceFormat =>
  placeFormats.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? codeLast;

/** An address as it stands on a parcel to its country, line by line (docs/product.md 13.18). */
export function addressLines({ fullName, line1, line2, city, country, countryCode, ...place }: Address): string[] {
  const lines = placeFormatOf(countryCode)({
    city: city.trim(),
    region: regionCode(countryCode, place.region) || (territories.has(countryCode) ? countryCode : ''),
    postalCode: formatPostalCode(countryCode, place.postalCode),
  });
  return [fullName, line1, line2, ...lines, country].filter((line) => line.trim());
}
