import type { z } from 'zod';
import type { backInStockAnswer, backInStockRequest } from './back-in-stock.schema';
import { defineRoute, shopPageRejections } from './route';

/** Asks for one mail when a watch is back. The answer is the same whether the address is known or not. */
export const backInStockRoute = defineRoute<
  z.input<ReturnType<typeof backInStockRequest>>,
  z.output<ReturnType<typeof backInStockAnswer>>
>()({
  method: 'POST',
  path: '/api/back-in-stock',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, 'unknown-watch': 422, 'too-many-requests': 429 },
});

/** Takes an address off: a form that the browser itself posts. */
export const backInStockUnsubscribeRoute = defineRoute<
  { email: string },
  z.output<ReturnType<typeof backInStockAnswer>>
>()({
  method: 'POST',
  path: '/api/back-in-stock/leave',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, 'too-many-requests': 429 },
});
