import {
  addressBookRoute,
  forgetAddressesRoute,
  removeAddressRoute,
  type SaveAddress,
  saveAddressRoute,
} from '@/contract/account-addresses';
import { requestApi, bearer } from './request-api';

/** Loads the address book of the ID token's shopper. */
export const fetchAddressBook = (idToken: string) => requestApi(addressBookRoute, { headers: bearer(idToken) });

/** Adds or updates an address and returns the address book. @param timeoutMs as in `requestApi`. */
export const saveAddress = (address: SaveAddress, idToken: string, timeoutMs?: number) =>
  requestApi(saveAddressRoute, { send: address, headers: bearer(idToken), timeoutMs });

/** Deletes an address and returns the address book. */
export const removeAddress = (id: string, idToken: string) =>
  requestApi(removeAddressRoute, { send: { id }, headers: bearer(idToken) });

/** Deletes the whole address book, before its account is deleted. */
export const forgetAddresses = (idToken: string) => requestApi(forgetAddressesRoute, { headers: bearer(idToken) });
