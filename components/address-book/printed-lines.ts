import type { SavedAddress } from '@/contract/account-addresses';
import { addressLines } from '@/domain/address-lines';

/** A saved address line by line, as its country writes it; whose it is stands first. */
export const printedLines = ({ country, countryName, ...address }: SavedAddress) =>
  addressLines({ ...address, country: countryName, countryCode: country });
