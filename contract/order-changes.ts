import type { z } from 'zod';
import type { cancelOrderForm, changeAddressRequest, orderChangeAnswer } from './order-changes.schema';
import { databaseRejections, defineRoute, shopPageRejections } from './route';

const changeRejections = {
  ...shopPageRejections,
  ...databaseRejections,
  'too-many-requests': 429,
  'unknown-order': 404,
  'order-packed': 409,
  'order-closed': 409,
  'order-disputed': 409,
} as const;

/** The button on `/order/cancel`. The browser posts the form itself. */
export const cancelOrderRoute = defineRoute<z.input<ReturnType<typeof cancelOrderForm>>, OrderChangeAnswer>()({
  method: 'POST',
  path: '/api/order/cancel',
  sender: 'shop-page',
  rejections: { ...changeRejections, 'payment-processing': 409, 'payment-unreachable': 503 },
});

/** Changes the delivery address of an order that is not packed. */
export const changeAddressRoute = defineRoute<z.input<ReturnType<typeof changeAddressRequest>>, OrderChangeAnswer>()({
  method: 'POST',
  path: '/api/order/address',
  sender: 'shop-page',
  rejections: { ...changeRejections, 'country-fixed': 422 },
});

type OrderChangeAnswer = z.output<ReturnType<typeof orderChangeAnswer>>;
