import type { z } from 'zod';
import type { invoiceQuery } from './invoice.schema';
import { databaseRejections, defineRoute } from './route';

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
