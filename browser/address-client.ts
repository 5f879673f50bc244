import {
  addressBookRoute,
  forgetAddressesRoute,
  removeAddressRoute,
  type SaveAddress,
  saveAddressRoute,
} from '@/contract/account-addresses';
import { askShop, bearer } from './ask-shop';

/** The address book of whom the token names. */
export const fetchAddressBook = (idToken: string) => askShop(addressBookRoute, { headers: bearer(idToken) });

/** Keeps an address or changes one, and gives the book as it is then. @param patienceMs as `askShop` has it. */
export const saveAddress = (address: SaveAddress, idToken: string, patienceMs?: number) =>
  askShop(saveAddressRoute, { send: address, headers: bearer(idToken), patienceMs });

/** Removes an address, and gives the book as it is then. */
export const removeAddress = (id: string, idToken: string) =>
  askShop(removeAddressRoute, { send: { id }, headers: bearer(idToken) });

/** Removes the whole book, before its account is deleted. */
export const forgetAddresses = (idToken: string) => askShop(forgetAddressesRoute, { headers: bearer(idToken) });
