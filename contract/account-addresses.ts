import type { z } from 'zod';
import type {
  addressBookAnswer,
  forgetAddressesAnswer,
  removeAddressRequest,
  saveAddressRequest,
} from './account-addresses.schema';
import { defineRoute, signedInRejections, databaseRejections, shopPageRejections } from './route';

/** The address book of whom the ID token in the header `Authorization: Bearer …` names, as the routes below have theirs. */
export const addressBookRoute = defineRoute<void, AddressBook>()({
  method: 'GET',
  path: '/api/account/addresses',
  sender: 'anybody',
  rejections: { ...databaseRejections, ...signedInRejections },
});

/** Keeps an address, or changes one; answers with the book as it is then. The same address again is kept once. */
export const saveAddressRoute = defineRoute<SaveAddress, AddressBook>()({
  method: 'POST',
  path: '/api/account/addresses',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    ...signedInRejections,
    'country-not-served': 422,
    'too-many-addresses': 409,
    'too-many-requests': 429,
  },
});

/** Removes an address; answers with the book as it is then. One that is not there is removed already. */
export const removeAddressRoute = defineRoute<RemoveAddress, AddressBook>()({
  method: 'POST',
  path: '/api/account/addresses/remove',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, ...signedInRejections, 'too-many-requests': 429 },
});

/** Removes the whole book, before its account is deleted. */
export const forgetAddressesRoute = defineRoute<void, Forgotten>()({
  method: 'POST',
  path: '/api/account/addresses/forget',
  sender: 'shop-page',
  rejections: { 'wrong-origin': 403, 'too-large': 413, ...databaseRejections, ...signedInRejections },
});

export type SaveAddress = z.input<ReturnType<typeof saveAddressRequest>>;

/** The same as the server has read it. */
export type CheckedAddress = z.output<ReturnType<typeof saveAddressRequest>>;

type RemoveAddress = z.input<ReturnType<typeof removeAddressRequest>>;

type AddressBook = z.output<ReturnType<typeof addressBookAnswer>>;

export type SavedAddress = AddressBook['addresses'][number];

type Forgotten = z.output<ReturnType<typeof forgetAddressesAnswer>>;
