import { type CountryCode, countryCodes } from './country-codes';

/** Where CLDR's English name is not the one that a shopper would look for. */
const shorterNames: Readonly<Partial<Record<CountryCode, string>>> = {
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
};

/**
 * The English name of every country and territory with its code, in the order of the names, by the CLDR of whoever asks:
 * browsers carry other editions than the server, so what is in the HTML comes from `countries.ts`.
 */
export function nameCountries(): [code: CountryCode, name: string][] {
  const region = new Intl.DisplayNames('en', { type: 'region' });
  return countryCodes
    .map((code): [CountryCode, string] => [code, shorterNames[code] ?? region.of(code) ?? code])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
}
