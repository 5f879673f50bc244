import 'server-only';
import { type CountryCode, countryCodes } from './country-codes';

const region = new Intl.DisplayNames('en', { type: 'region' });

/** Where CLDR's English name is not the one that a shopper would look for. */
const shorterNames: Readonly<Partial<Record<CountryCode, string>>> = {
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
};

/**
 * The English name of every country and territory, by its code, in the order of the names. The server alone names them:
 * browsers carry other editions of CLDR.
 */
export const countries = Object.fromEntries(
  countryCodes
    .map((code) => [code, shorterNames[code] ?? region.of(code) ?? code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
) as Readonly<Record<CountryCode, string>>;
