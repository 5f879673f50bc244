import { z } from 'zod';
import { addressLinesShape, judgePlace } from './address.schema';
import { deliveryLimits } from './checkout-orders';
import { requiredText } from './fields.schema';

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
    .superRefine(judgePlace);

export const removeAddressRequest = () => z.strictObject({ id: id() });

/** The whole book: the one to send to first, then the others by name. `country` is ISO 3166-1 alpha-2. */
export const addressBookAnswer = () => z.strictObject({ addresses: z.array(savedAddress()).readonly() });

const savedAddress = () =>
  z.strictObject({
    id: z.string(),
    isFirst: z.boolean(),
    fullName: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
    countryName: z.string(),
  });

export const forgetAddressesAnswer = () => z.strictObject({ forgotten: z.literal(true) });
