import { countries } from '@/data/countries';

/** Every country, for a select: rendered by the server, so that no script carries the list. */
export function CountryOptions() {
  return Object.entries(countries).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
