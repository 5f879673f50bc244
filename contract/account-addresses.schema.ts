import { z } from 'zod';
import { addressLinesShape, withPlace, addressResponse } from './address.schema';
import { requiredText } from './fields.schema';
import { deliveryLimits } from './limits';

/** Id of a saved address. */
const id = () => z.uuid().toLowerCase();

/** Updates the address with this id, or adds a new one without an id. `isFirst` makes it the default address. */
export const saveAddressRequest = () =>
  withPlace(
    z.strictObject({
      id: id().optional(),
      isFirst: z.boolean(),
      fullName: requiredText(deliveryLimits.fullName),
      ...addressLinesShape(),
    }),
  );

/** The id of the saved address to delete. */
export const removeAddressRequest = () => z.strictObject({ id: id() });

/** The whole address book: the default address first, then the others by name. */
export const addressBookResponse = () => z.strictObject({ addresses: z.array(savedAddress()).readonly() });

const savedAddress = () => addressResponse().extend({ id: z.string(), isFirst: z.boolean(), countryName: z.string() });

/** Confirms that the address book, cart and wishlist of the account are deleted. */
export const forgetAddressesResponse = () => z.strictObject({ forgotten: z.literal(true) });
