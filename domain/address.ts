import { keysOf, recordOf } from './records';

/** Whose parcel it is and where it goes. `country` is ISO 3166-1 alpha-2. */
export type Address = {
  fullName: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
};

/** An address of which nothing is typed. */
export const blankAddress: Address = {
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
};

const lines = keysOf(blankAddress);

/** The address alone, of whatever holds one. */
export function addressOf(more: Address): Address {
  return recordOf(lines, (line) => more[line]);
}

/** Whether two addresses say the same, line by line; blanks around do not count. */
export function isSameAddress(one: Address, other: Address): boolean {
  return lines.every((line) => one[line].trim() === other[line].trim());
}
