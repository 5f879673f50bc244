import type { z } from 'zod';
import type { accountOrdersAnswer, orderLinkAnswer, orderLinkRequest } from './orders.schema';
import { defineRoute, signedInRejections, databaseRejections, shopPageRejections } from './route';

/** The orders of whom the ID token in the header `Authorization: Bearer …` names, newest first. */
export const accountOrdersRoute = defineRoute<void, AccountOrders>()({
  method: 'GET',
  path: '/api/account/orders',
  sender: 'anybody',
  rejections: { ...databaseRejections, ...signedInRejections },
});

type AccountOrders = z.output<ReturnType<typeof accountOrdersAnswer>>;

export type AccountOrder = AccountOrders['orders'][number];

/**
 * Asks for the mail that leads back to an order. The answer is the same, and takes as long, whether number and address
 * belong together or not.
 */
export const orderLinkRoute = defineRoute<
  z.input<ReturnType<typeof orderLinkRequest>>,
  z.output<ReturnType<typeof orderLinkAnswer>>
>()({
  method: 'POST',
  path: '/api/order-link',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, 'too-many-requests': 429 },
});
