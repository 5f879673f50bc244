import type { z } from 'zod';
import type {
  addressBookResponse,
  forgetAddressesResponse,
  removeAddressRequest,
  saveAddressRequest,
} from './account-addresses.schema';
import { defineRoute, signedInRejections, databaseRejections, shopPageRejections } from './route';

/**
 * Returns the address book of the shopper named by the ID token (`Authorization: Bearer …`). The routes below
 * authenticate the same way.
 */
export const addressBookRoute = defineRoute<void, AddressBook>()({
  method: 'GET',
  path: '/api/account/addresses',
  sender: 'any-client',
  rejections: { ...databaseRejections, ...signedInRejections },
});

/**
 * Adds or updates an address and returns the whole address book. Saving an identical address again adds no duplicate.
 */
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

/** Deletes an address and returns the whole address book. Deleting an unknown address succeeds. */
export const removeAddressRoute = defineRoute<RemoveAddress, AddressBook>()({
  method: 'POST',
  path: '/api/account/addresses/remove',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, ...signedInRejections, 'too-many-requests': 429 },
});

/** Deletes the whole address book, cart and wishlist of an account, before the account is deleted. */
export const forgetAddressesRoute = defineRoute<void, Forgotten>()({
  method: 'POST',
  path: '/api/account/addresses/forget',
  sender: 'shop-page',
  rejections: { 'wrong-origin': 403, 'too-large': 413, ...databaseRejections, ...signedInRejections },
});

/** An address as the form sends it, with its id if it replaces a saved address. */
export type SaveAddress = z.input<ReturnType<typeof saveAddressRequest>>;

/** The request after server-side parsing. */
export type CheckedAddress = z.output<ReturnType<typeof saveAddressRequest>>;

type RemoveAddress = z.input<ReturnType<typeof removeAddressRequest>>;

type AddressBook = z.output<ReturnType<typeof addressBookResponse>>;

/** A saved address with its id and the name of its country. */
export type SavedAddress = AddressBook['addresses'][number];

type Forgotten = z.output<ReturnType<typeof forgetAddressesResponse>>;
