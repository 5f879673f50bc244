import {
  addressBookRoute,
  forgetAddressesRoute,
  removeAddressRoute,
  type SaveAddress,
  saveAddressRoute,
} from '@/contract/account-addresses';
import { requestApi, bearer } from './ask-shop';

/** The address book of whom the token names. */
export const fetchAddressBook = (idToken: string) => requestApi(addressBookRoute, { headers: bearer(idToken) });

/** Keeps an address or changes one, and gives the book as it is then. @param timeoutMs as `askShop` has it. */
export const saveAddress = (address: SaveAddress, idToken: string, timeoutMs?: number) =>
  requestApi(saveAddressRoute, { send: address, headers: bearer(idToken), timeoutMs });

/** Removes an address, and gives the book as it is then. */
export const removeAddress = (id: string, idToken: string) =>
  requestApi(removeAddressRoute, { send: { id }, headers: bearer(idToken) });

/** Removes the whole book, before its account is deleted. */
export const forgetAddresses = (idToken: string) => requestApi(forgetAddressesRoute, { headers: bearer(idToken) });
