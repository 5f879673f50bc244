import 'server-only';
import { recordOf } from '@/domain/records';
import { type CountryCode, isCountryCode, nameCountries } from './country-names';

const named = new Map(nameCountries());

/** English country names by code, sorted by name, for server-rendered pages. */
export const countries: Readonly<Record<CountryCode, string>> = recordOf(
  [...named.keys()],
  (code) => named.get(code) ?? code,
);

/** Returns the name of a country in the language of this build; an unknown code is returned unchanged. */
export const countryNameOf = (code: string): string => (isCountryCode(code) ? countries[code] : code);
