import type { z } from 'zod';
import type { backInStockResponse, backInStockRequest } from './back-in-stock.schema';
import { defineRoute, shopPageRejections } from './route';

/** Subscribes an address to one email when a watch is back in stock. The response does not reveal known addresses. */
export const backInStockRoute = defineRoute<
  z.input<ReturnType<typeof backInStockRequest>>,
  z.output<ReturnType<typeof backInStockResponse>>
>()({
  method: 'POST',
  path: '/api/back-in-stock',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, 'unknown-watch': 422, 'too-many-requests': 429 },
});

/** Unsubscribes an address. The browser posts the form itself. */
export const backInStockUnsubscribeRoute = defineRoute<
  { email: string },
  z.output<ReturnType<typeof backInStockResponse>>
>()({
  method: 'POST',
  path: '/api/back-in-stock/leave',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, 'too-many-requests': 429 },
});
