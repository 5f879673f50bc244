import type { z } from 'zod';
import type { accountOrdersResponse, orderLinkResponse, orderLinkRequest, invoiceQuery } from './orders.schema';
import { defineRoute, signedInRejections, databaseRejections, shopPageRejections } from './route';

/** Orders of the shopper named by the ID token (`Authorization: Bearer …`), newest first. */
export const accountOrdersRoute = defineRoute<void, AccountOrders>()({
  method: 'GET',
  path: '/api/account/orders',
  sender: 'any-client',
  rejections: { ...databaseRejections, ...signedInRejections },
});

type AccountOrders = z.output<ReturnType<typeof accountOrdersResponse>>;

/** An order in the account's list. */
export type AccountOrder = AccountOrders['orders'][number];

/**
 * Requests the email with the link to an order. The response and its timing do not reveal whether number and address
 * match.
 */
export const orderLinkRoute = defineRoute<
  z.input<ReturnType<typeof orderLinkRequest>>,
  z.output<ReturnType<typeof orderLinkResponse>>
>()({
  method: 'POST',
  path: '/api/order-link',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 },
});

/**
 * The PDF of a document of an order, by the token of the order's page. An unknown token, and the number of another order's
 * document, get the same rejection.
 */
export const invoiceRoute = defineRoute<z.input<ReturnType<typeof invoiceQuery>>, never>()({
  method: 'GET',
  path: '/api/invoice',
  sender: 'any-client',
  rejections: { ...databaseRejections, 'bad-request': 400, 'unknown-invoice': 404, 'too-many-requests': 429 },
});
