import { z } from 'zod';
import { addressLinesShape, validatePlace, addressAnswer } from './address.schema';
import { requiredText } from './fields.schema';
import { deliveryLimits } from './limits';

/** Which address of the book is meant. */
const id = () => z.uuid().toLowerCase();

/** Changes the address of that id, or keeps another one where there is none. `isFirst` makes it the one to send to first. */
export const saveAddressRequest = () =>
  z
    .strictObject({
      id: id().optional(),
      isFirst: z.boolean(),
      fullName: requiredText(deliveryLimits.fullName),
      ...addressLinesShape(),
    })
    .superRefine(validatePlace);

export const removeAddressRequest = () => z.strictObject({ id: id() });

/** The whole book: the one to send to first, then the others by name. */
export const addressBookAnswer = () => z.strictObject({ addresses: z.array(savedAddress()).readonly() });

const savedAddress = () => addressAnswer().extend({ id: z.string(), isFirst: z.boolean(), countryName: z.string() });

export const forgetAddressesAnswer = () => z.strictObject({ forgotten: z.literal(true) });
