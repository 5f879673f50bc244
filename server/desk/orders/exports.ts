import 'server-only';
import { z } from 'zod';
import { accept } from '@/domain/result';
import { listOrders } from '@/server/orders/read';
import { ordersCsv } from '@/server/orders/orders-csv';
import { defineUseCase } from '../use-case';

/** Exports every order as CSV. It has personal data, so it requires the passkey. */
export const exportOrders = defineUseCase({
  name: 'export-orders',
  needsPasskey: true,
  schema: z.strictObject({}),
  audit: () => ({ subject: 'orders' }),
  run: async (records) => accept(ordersCsv(await listOrders(records))),
  successMessage: () => 'The orders are exported.',
  rejectionMessage: () => 'The orders were not exported.',
});
