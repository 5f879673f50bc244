import { forgetAddressesRoute } from '@/contract/account-addresses';
import { askShop } from './ask-shop';
import { bearer } from './bearer';

/** Removes the whole address book of whom the token names, before its account is deleted. */
export const forgetAddresses = (idToken: string) => askShop(forgetAddressesRoute, { headers: bearer(idToken) });
