import { formatPostalCode } from './postal-codes';
import { regionCode } from './regions';

/** An address of an order or a form. `country` is the name, `countryCode` ISO 3166-1 alpha-2. */
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

/** City, region and postal code, trimmed; any may be empty. */
type Place = { city: string; region: string; postalCode: string };

/** Formats city, region and postal code as lines of a label. */
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

/** Bath, with SW1A 1AA on the next line */
const codeBelow: PlaceFormat = ({ city, region, postalCode }) => [city, region, postalCode];

/** Formats by country, ISO 3166-1 alpha-2 (Universal Postal Union). All other countries use `codeLast`. */
const placeFormats: readonly (readonly [PlaceFormat, string])[] = [
  [afterComma, 'US PR GU VI AS MP JP'],
  [codeBelow, 'GB GG IM JE IE IN ZA UA'],
  [codeFirstRegionLast, 'IT SM VA MX'],
  [codeFirst, 'AT BE BG CH CN CY CZ DE DK EE ES FI FR GR HR HU IL IS LI LT LU MC MY NL NO PL PT RO SE SI SK TR'],
];

/** The USPS treats their country codes as states. */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

const placeFormatOf = (country: string): PlaceFormat =>
  placeFormats.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? codeLast;

/** Formats an address as the lines of a shipping label (docs/product.md 13.18). */
export function addressLines({ fullName, line1, line2, city, country, countryCode, ...place }: Address): string[] {
  const lines = placeFormatOf(countryCode)({
    city: city.trim(),
    region: regionCode(countryCode, place.region) || (territories.has(countryCode) ? countryCode : ''),
    postalCode: formatPostalCode(countryCode, place.postalCode),
  });
  return [fullName, line1, line2, ...lines, country].filter((line) => line.trim());
}
