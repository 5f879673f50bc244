import 'server-only';
import { recordOf } from '@/domain/records';
import { type CountryCode, nameCountries } from './country-names';

const named = new Map(nameCountries());

/** English country names by code, sorted by name, for server-rendered pages. */
export const countries: Readonly<Record<CountryCode, string>> = recordOf(
  [...named.keys()],
  (code) => named.get(code) ?? code,
);
