import { homeCountry } from './language';
import { keysOf, recordOf } from './records';

/** Recipient and destination. `country` is ISO 3166-1 alpha-2. */
export type Address = {
  fullName: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
};

/** An empty address, in the country of the page's language. */
export const blankAddress: Address = {
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: homeCountry,
};

const lines = keysOf(blankAddress);

/** Picks the address fields of a larger object. */
export function addressOf(more: Address): Address {
  return recordOf(lines, (line) => more[line]);
}
