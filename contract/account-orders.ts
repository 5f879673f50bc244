import type { z } from 'zod';
import type { accountOrdersAnswer } from './account-orders.schema';
import { defineRoute, memberRefusals, recordsRefusals } from './route';

/** The orders of whom the ID token in the header `Authorization: Bearer …` names, newest first. */
export const accountOrdersRoute = defineRoute<void, AccountOrders>()({
  method: 'GET',
  path: '/api/account/orders',
  sender: 'anybody',
  refusals: { ...recordsRefusals, ...memberRefusals },
});

type AccountOrders = z.output<ReturnType<typeof accountOrdersAnswer>>;

export type AccountOrder = AccountOrders['orders'][number];
