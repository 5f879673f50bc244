import 'server-only';
import { recordOf } from '@/domain/records';
import { type CountryCode, nameCountries } from './country-names';

const named = new Map(nameCountries());

/** The English name of every country and territory, by its code, in the order of the names, as pages are made with it. */
export const countries: Readonly<Record<CountryCode, string>> = recordOf(
  [...named.keys()],
  (code) => named.get(code) ?? code,
);
