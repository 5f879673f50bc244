import { z } from 'zod';
import { testOutcomes } from '@/domain/test-cards';
import { addressLinesShape, withPlace } from './address.schema';
import { phoneNumber, requiredText } from './fields.schema';
import { deliveryLimits } from './limits';

/** The token in the URL of an order's page, unvalidated. */
const orderToken = () => z.string().max(64);

/** The token of the order's page. */
export const cancelOrderForm = () => z.strictObject({ order: orderToken() });

/** A new address in the country of the order, validated like that of a checkout. */
export const changeAddressRequest = () =>
  withPlace(
    z.strictObject({
      order: orderToken(),
      fullName: requiredText(deliveryLimits.fullName),
      phone: phoneNumber(),
      ...addressLinesShape(),
    }),
  );

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const orderChangeResponse = () => z.strictObject({ received: z.literal(true) });

/** The token of the order to pay. Other parameters are ignored. */
export const payOrderQuery = () => z.object({ order: orderToken() });

/** The token of the order, and the test card by its outcome. */
export const testPayOrderForm = () => z.strictObject({ order: orderToken(), card: z.enum(testOutcomes) });
