import { locale } from './language';
import { normaliseCode } from './typed-text';

/** Names that labels write in full, as their own codes. */
const inFull = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** States, provinces and prefectures by country and by what a label writes. */
const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // USPS Publication 28, appendix B, with the three of the armed forces.
  // prettier-ignore
  US: {
    AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut',
    DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois',
    IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland',
    MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana',
    NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York',
    NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania',
    RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont',
    VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming', PR: 'Puerto Rico', GU: 'Guam',
    VI: 'Virgin Islands', AS: 'American Samoa', MP: 'Northern Mariana Islands', AA: 'Armed Forces Americas',
    AE: 'Armed Forces Europe', AP: 'Armed Forces Pacific',
  },
  // prettier-ignore
  CA: {
    AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick', NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia', NT: 'Northwest Territories', NU: 'Nunavut', ON: 'Ontario', PE: 'Prince Edward Island',
    QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon',
  },
  // prettier-ignore
  AU: {
    ACT: 'Australian Capital Territory', NSW: 'New South Wales', NT: 'Northern Territory', QLD: 'Queensland',
    SA: 'South Australia', TAS: 'Tasmania', VIC: 'Victoria', WA: 'Western Australia',
  },
  // prettier-ignore
  BR: {
    AC: 'Acre', AL: 'Alagoas', AP: 'Amapá', AM: 'Amazonas', BA: 'Bahia', CE: 'Ceará', DF: 'Distrito Federal',
    ES: 'Espírito Santo', GO: 'Goiás', MA: 'Maranhão', MT: 'Mato Grosso', MS: 'Mato Grosso do Sul', MG: 'Minas Gerais',
    PA: 'Pará', PB: 'Paraíba', PR: 'Paraná', PE: 'Pernambuco', PI: 'Piauí', RJ: 'Rio de Janeiro',
    RN: 'Rio Grande do Norte', RS: 'Rio Grande do Sul', RO: 'Rondônia', RR: 'Roraima', SC: 'Santa Catarina',
    SP: 'São Paulo', SE: 'Sergipe', TO: 'Tocantins',
  },
  // prettier-ignore
  IN: inFull([
    'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chhattisgarh', 'Goa', 'Gujarat', 'Haryana',
    'Himachal Pradesh', 'Jharkhand', 'Karnataka', 'Kerala', 'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya',
    'Mizoram', 'Nagaland', 'Odisha', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura',
    'Uttar Pradesh', 'Uttarakhand', 'West Bengal', 'Andaman and Nicobar Islands', 'Chandigarh',
    'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Jammu and Kashmir', 'Ladakh', 'Lakshadweep', 'Puducherry',
  ]),
  // prettier-ignore
  JP: inFull([
    'Hokkaido', 'Aomori', 'Iwate', 'Miyagi', 'Akita', 'Yamagata', 'Fukushima', 'Ibaraki', 'Tochigi', 'Gunma',
    'Saitama', 'Chiba', 'Tokyo', 'Kanagawa', 'Niigata', 'Toyama', 'Ishikawa', 'Fukui', 'Yamanashi', 'Nagano', 'Gifu',
    'Shizuoka', 'Aichi', 'Mie', 'Shiga', 'Kyoto', 'Osaka', 'Hyogo', 'Nara', 'Wakayama', 'Tottori', 'Shimane',
    'Okayama', 'Hiroshima', 'Yamaguchi', 'Tokushima', 'Kagawa', 'Ehime', 'Kochi', 'Fukuoka', 'Saga', 'Nagasaki',
    'Kumamoto', 'Oita', 'Miyazaki', 'Kagoshima', 'Okinawa',
  ]),
};

/** HTML pattern of a country's regions by code or name, ignoring case; undefined without a list. */
export function regionPattern(country: string): string | undefined {
  const known = regionsOf(country);
  return (
    known &&
    `\\s*(?:${[...new Set([...Object.keys(known), ...Object.values(known)])].map(caseInsensitivePattern).join('|')})\\s*`
  );
}

/** HTML patterns have no case-insensitive flag. Accepts letters with and without their accents: Québec, Sao Paulo. */
function caseInsensitivePattern(text: string): string {
  return [...text].map((letter) => (letter === ' ' ? '\\s+' : `[${spellings(letter)}]`)).join('');
}

const accented: Readonly<Record<string, string>> = {
  A: 'ÁÂÃáâã',
  C: 'Çç',
  E: 'ÉÊéê',
  I: 'Íí',
  O: 'ÓÔÕŌóôõō',
  U: 'ÚŪúū',
};

function spellings(letter: string): string {
  const upper = withoutAccents(letter).toUpperCase();
  return `${upper}${upper.toLowerCase()}${accented[upper] ?? ''}`;
}

/** Converts a region to its postal code: New York, NY or "new york" is NY. Unknown regions stay unchanged. */
export function regionCode(country: string, region: string): string {
  const known = regionsOf(country);
  const wanted = normalise(region);
  const found = Object.entries(known ?? {}).find(([code, name]) => code === wanted || normalise(name) === wanted);
  return found ? found[0] : region.trim();
}

function regionsOf(country: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(regions, country) ? regions[country] : undefined;
}

/** Upper-cases and removes accents and repeated spaces: Québec is QUEBEC. */
const normalise = (text: string) => withoutAccents(normaliseCode(text)).toUpperCase();

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Regions of a country with their codes, in alphabetical order of the names; none without a list. */
export function regionOptions(country: string): readonly (readonly [code: string, name: string])[] {
  return Object.entries(regionsOf(country) ?? {}).sort(([, one], [, other]) => one.localeCompare(other, locale));
}
