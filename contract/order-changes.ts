import type { z } from 'zod';
import type {
  cancelOrderForm,
  changeAddressRequest,
  orderChangeResponse,
  payOrderQuery,
  testPayOrderForm,
} from './order-changes.schema';
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
export const cancelOrderRoute = defineRoute<z.input<ReturnType<typeof cancelOrderForm>>, OrderChangeResponse>()({
  method: 'POST',
  path: '/api/order/cancel',
  sender: 'shop-page',
  rejections: { ...changeRejections, 'payment-processing': 409, 'payment-unreachable': 503 },
});

/** Changes the delivery address of an order that is not packed. */
export const changeAddressRoute = defineRoute<z.input<ReturnType<typeof changeAddressRequest>>, OrderChangeResponse>()({
  method: 'POST',
  path: '/api/order/address',
  sender: 'shop-page',
  rejections: { ...changeRejections, 'country-fixed': 422 },
});

type OrderChangeResponse = z.output<ReturnType<typeof orderChangeResponse>>;

const payRejections = {
  ...databaseRejections,
  'bad-request': 400,
  'unknown-order': 404,
  'too-many-requests': 429,
  'payment-off': 503,
  'payment-unreachable': 503,
  'email-refused': 422,
  'order-over': 409,
} as const;

/**
 * Redirects to the payment of an order by phone. It is a GET, because `form-action` of the Content-Security-Policy blocks a
 * form that is redirected to another origin.
 */
export const payOrderRoute = defineRoute<z.input<ReturnType<typeof payOrderQuery>>, never>()({
  method: 'GET',
  path: '/api/order/pay',
  sender: 'any-client',
  rejections: payRejections,
});

/** Pays an order by phone with a test card. The browser posts the form itself. */
export const testPayOrderRoute = defineRoute<z.input<ReturnType<typeof testPayOrderForm>>, OrderChangeResponse>()({
  method: 'POST',
  path: '/api/order/pay',
  sender: 'shop-page',
  rejections: {
    ...payRejections,
    ...shopPageRejections,
    'unknown-payment': 404,
    'card-declined': 402,
    'insufficient-funds': 402,
    'authentication-failed': 402,
  },
});
