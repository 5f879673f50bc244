import { type Address, blankAddress } from './address';
import { keysOf } from './records';
import { regionCode } from './regions';
import { normaliseCode } from './typed-text';

/** Compares two addresses field by field, ignoring blanks, equivalent characters and the spelling of a listed region. */
export function isSameAddress(one: Address, other: Address): boolean {
  const textOf = (address: Address, line: keyof Address) =>
    normaliseCode(line === 'region' ? regionCode(address.country, address.region) : address[line]);
  return keysOf(blankAddress).every((line) => textOf(one, line) === textOf(other, line));
}
