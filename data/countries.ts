import 'server-only';
import { type CountryCode, nameCountries } from './country-names';

/** The English name of every country and territory, by its code, in the order of the names, as pages are made with it. */
export const countries = Object.fromEntries(nameCountries()) as Readonly<Record<CountryCode, string>>;
