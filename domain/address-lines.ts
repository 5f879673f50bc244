import { formatPostalCode } from './postal-codes';
import { prefectureInJapanese, regionCode } from './regions';

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

/**
 * Label formats of countries, ISO 3166-1 alpha-2 (libaddressinput, Universal Postal Union). S is the street, C the city, R the
 * region, Z the postal code and `|` a line break; other characters separate two filled fields. The street comes first
 * unless the format has an S. All other countries use `defaultFormat`.
 */
const formats: Readonly<Record<string, string>> = {
  'Z C|R':
    'AD AR AT AX AZ BA BE BG BL CH CL CV CY CZ DE DK DO DZ EH ES ET FI FO FR GE GF GL GN GP GR GW HR HT IS KG KW LA LI LR LU ' +
    'MA MC MD ME MF MG MK MQ MY NC NE NL NO PL PM PT PY RE RS SE SI SJ SK SN TJ TM TN TZ UZ WF XK YT ZM',
  'Z C R': 'EE IT LT MZ PF SM UY VA',
  'Z C, R': 'MX',
  'Z C/R': 'TR',
  'Z R C': 'RO',
  'Z-C|R': 'SV',
  'Z- C|R': 'GT',
  'Z|C|R': 'AL AM EC MU OM',
  'Z|C, R': 'NI',
  'C, R Z': 'AS BB BS GU JP KN MP PR TW US VI',
  'C, R|Z': 'HN IQ',
  'C, R, Z': 'CO',
  'C-R|Z': 'BR',
  'C Z|R': 'IN NG PE',
  'C Z R': 'PG',
  'C Z, R': 'VE',
  'C, Z|R': 'MM',
  'C - Z|R': 'BD',
  'C-Z|R': 'PK',
  'C|R Z': 'ID KY MN TH VN',
  'C|R, Z': 'CN',
  'C|Z R': 'PH',
  'C|R|Z': 'AE AI EG FK GB GG GI HK IE IM JE JM KE KR KZ LK MO NA NR PA PN SC SH SR SZ TC TV UA VG ZA',
  'C|S|R|Z': 'HU',
  'R|C|Z': 'KI',
  'R|C, Z': 'LV',
  'R, C|Z': 'CR',
};

const defaultFormat = 'C R Z';

/** Label format of a country, ISO 3166-1 alpha-2. */
export const formatOf = (country: string) =>
  Object.entries(formats).find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? defaultFormat;

type Place = Readonly<Record<'C' | 'R' | 'Z', string>>;

/** Fills in one line of a format. A separator is kept between two filled fields only. */
function lineOf(format: string, place: Place): string {
  return [...format.matchAll(/([^CRZ]*)([CRZ])/g)].reduce((line, [, separator = '', field = '']) => {
    const text = isPlaceField(field) ? place[field] : '';
    return line && text ? line + separator + text : line || text;
  }, '');
}

const isPlaceField = (field: string): field is keyof Place => field === 'C' || field === 'R' || field === 'Z';

/** The USPS treats their country codes as states. */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/** Letters that only an address in Japanese has, of those that ship to Japan. */
const japaneseLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Label of an address in Japanese: from the prefecture to the street (libaddressinput). */
const japaneseFormat = 'Z|RC|S';

/** Formats an address as the lines of a shipping label (docs/product.md 13.18). */
export function addressLines({ fullName, line1, line2, city, country, countryCode, ...place }: Address): string[] {
  const postalCode = formatPostalCode(countryCode, place.postalCode);
  const isJapanese = countryCode === 'JP' && japaneseLetters.test(city);
  const filled: Place = {
    C: city.trim(),
    R: isJapanese
      ? prefectureInJapanese(place.region)
      : regionCode(countryCode, place.region) || (territories.has(countryCode) ? countryCode : ''),
    Z: isJapanese && postalCode ? `〒${postalCode}` : postalCode,
  };
  const format = (isJapanese ? japaneseFormat : formatOf(countryCode)).split('|');
  const parts = format.includes('S') ? format : ['S', ...format];
  const lines = parts.flatMap((part) => (part === 'S' ? [line1, line2] : lineOf(part, filled)));
  return [fullName, ...lines, country].filter((line) => line.trim());
}
