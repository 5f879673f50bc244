import 'server-only';
import { z } from 'zod';
import { addressLinesShape, withPlace } from '@/contract/address.schema';
import { phoneNumber, requiredText } from '@/contract/fields.schema';
import { deliveryLimits } from '@/contract/limits';
import { changeAddress } from '@/server/orders/shopper-changes';
import { defineUseCase } from '../use-case';
import { aboutOrder, orderNumberField } from './changes';

export const correctAddress = defineUseCase({
  ...aboutOrder,
  name: 'correct-address',
  schema: withPlace(
    z.strictObject({
      number: orderNumberField(),
      fullName: requiredText(deliveryLimits.fullName),
      phone: phoneNumber(),
      ...addressLinesShape(),
    }),
  ),
  run: (records, { number, ...address }, { now }) => changeAddress(records, number, address, now, 'owner'),
  successMessage: (done, { number }) =>
    done === 'same'
      ? `Order ${number} has this address already.`
      : `Order ${number} goes to the new address. The shopper gets an email. Print a new packing slip.`,
  next: (_, { number }) => `/desk/orders/${number}`,
  rejectionMessage: (rejection, { number }) => {
    if (rejection.code === 'unknown-order') return `There is no order ${number}.`;
    if (rejection.code === 'country-fixed')
      return 'The country cannot change, because shipping may cost something else there. Refund the order and enter a new one.';
    return `The address of order ${number} can no longer change: it was sent, canceled or never paid, or is in dispute.`;
  },
});
