import { type Address, blankAddress } from '@/domain/address';

/**
 * Whether nothing of an address has been typed: neither a street nor a place, no other name than the account's, and no
 * country that the saved one is not in. A country may have been chosen on a watch's page.
 */
export function isUntyped(typed: Address, displayName: string | null, saved: Address): boolean {
  const isBlank = (['line1', 'line2', 'city', 'region', 'postalCode'] as const).every((line) => !typed[line].trim());
  const isName = ['', displayName ?? ''].includes(typed.fullName);
  return isBlank && isName && [blankAddress.country, saved.country].includes(typed.country);
}
