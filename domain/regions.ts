import { normaliseCode } from './typed-text';

/** States and provinces by country and postal code abbreviation. */
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
};

/** HTML pattern of a country's regions by code or name, ignoring case; undefined without a list. */
export function regionPattern(country: string): string | undefined {
  const known = regionsOf(country);
  return (
    known && `\\s*(?:${[...Object.keys(known), ...Object.values(known)].map(caseInsensitivePattern).join('|')})\\s*`
  );
}

/** HTML patterns have no case-insensitive flag. Accepts É for E: Québec. */
function caseInsensitivePattern(text: string): string {
  return [...text].map((letter) => (letter === ' ' ? '\\s+' : `[${spellings(letter)}]`)).join('');
}

const spellings = (letter: string) => `${letter.toUpperCase()}${letter.toLowerCase()}${/e/i.test(letter) ? 'Éé' : ''}`;

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
const normalise = (text: string) => normaliseCode(text).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
