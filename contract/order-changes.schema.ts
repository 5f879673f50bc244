import { z } from 'zod';
import { testOutcomes } from '@/domain/test-cards';
import { addressLinesShape, validatePlace } from './address.schema';
import { phoneNumber, requiredText } from './fields.schema';
import { deliveryLimits } from './limits';

/** The token in the URL of an order's page, unvalidated. */
const orderToken = () => z.string().max(64);

export const cancelOrderForm = () => z.strictObject({ order: orderToken() });

/** A new address in the country of the order, validated like that of a checkout. */
export const changeAddressRequest = () =>
  z
    .strictObject({
      order: orderToken(),
      fullName: requiredText(deliveryLimits.fullName),
      phone: phoneNumber(),
      ...addressLinesShape(),
    })
    .superRefine(validatePlace);

export const orderChangeResponse = () => z.strictObject({ received: z.literal(true) });

export const payOrderQuery = () => z.object({ order: orderToken() });

export const testPayOrderForm = () => z.strictObject({ order: orderToken(), card: z.enum(testOutcomes) });
