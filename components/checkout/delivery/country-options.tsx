import { countries } from '@/data/countries';

/** Options of every country. A server component, so that no client bundle contains the list. */
export function CountryOptions() {
  return Object.entries(countries).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
