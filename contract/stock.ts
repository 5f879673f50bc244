import type { z } from 'zod';
import { defineRoute } from './route';
import type { stockAnswer, stockQuery } from './stock.schema';

/** How many pieces of each watch can be ordered, ten at most; a watch that is not sold is missing. */
export const stockRoute = defineRoute<
  z.input<ReturnType<typeof stockQuery>>,
  z.output<ReturnType<typeof stockAnswer>>
>()({
  method: 'GET',
  path: '/api/stock',
  sender: 'anybody',
  rejections: { 'bad-request': 400 },
  maxAge: 5,
});
