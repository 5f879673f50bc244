import type { z } from 'zod';
import type { orderLinkAnswer, orderLinkRequest } from './order-link.schema';
import { defineRoute, shopPageRefusals } from './route';

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
  refusals: { ...shopPageRefusals, 'too-many-requests': 429 },
});

/** Longest number as it may be typed, in characters: with a blank or hyphen after each. */
export const longestOrderNumber = 24;
