import type { SavedAddress } from '@/contract/account-addresses';
import { addressLines } from '@/domain/address-lines';

/** Short name of an address, for sentences and accessible names. */
export const addressName = ({ fullName, line1 }: { fullName: string; line1: string }) => `${fullName}, ${line1}`;

/** Lines of a saved address in its country's format; the name comes first. */
export const formattedLines = ({ country, countryName, ...address }: SavedAddress) =>
  addressLines({ ...address, country: countryName, countryCode: country });
