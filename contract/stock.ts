import type { z } from 'zod';
import { defineRoute } from './route';
import type { stockResponse, stockQuery } from './stock.schema';

/** Available units of each watch, at most ten. Omits watches that are not sold. */
export const stockRoute = defineRoute<
  z.input<ReturnType<typeof stockQuery>>,
  z.output<ReturnType<typeof stockResponse>>
>()({
  method: 'GET',
  path: '/api/stock',
  sender: 'any-client',
  rejections: { 'bad-request': 400 },
  maxAge: 5,
});
