import { z } from 'zod';
import { orderStates } from '@/domain/order-states';
import { defineRoute } from './route';

/** The orders of whom the ID token in the header `Authorization: Bearer …` names, newest first. */
export const accountOrdersRoute = defineRoute<void, AccountOrders>()({
  method: 'GET',
  path: '/api/account/orders',
  sender: 'anybody',
  refusals: { 'no-token': 401, 'bad-token': 401, 'sign-in-unreachable': 503 },
});

export const accountOrdersAnswer = () => z.strictObject({ orders: z.array(accountOrder()).readonly() });

/**
 * `token` opens the order's page, `createdAt` is UTC as ISO 8601, `awaitsMoney` says of a pending order that its money is
 * on its way, `watches` are names in the order of the cart.
 */
const accountOrder = () =>
  z.strictObject({
    number: z.string(),
    token: z.string(),
    state: z.enum(orderStates),
    createdAt: z.string(),
    awaitsMoney: z.boolean(),
    totalCents: z.int(),
    watches: z.array(z.string()).readonly(),
  });

type AccountOrders = z.output<ReturnType<typeof accountOrdersAnswer>>;
export type AccountOrder = AccountOrders['orders'][number];
