import 'server-only';
import { type ExpressionBuilder } from 'kysely';
import { type Schema } from '@/server/database/schema';
import { type OrderRow } from './schema';

/** How long an unpaid order keeps its code and its pieces from other checkouts, in ms (docs/product.md 14.13, 25.5). */
const HELD_MS = 30 * 60_000;

/** Money that is on its way is a payment, however old its order is. */
export function isAbandoned({ state, payment_submitted_at: submitted, created_at: at }: OrderRow, now: Date): boolean {
  return state === 'pending' && submitted === null && Date.parse(at) + HELD_MS <= now.getTime();
}

/** The same as a condition. */
export function whereAbandoned(now: Date) {
  const latest = new Date(now.getTime() - HELD_MS).toISOString();
  return (row: ExpressionBuilder<Schema, 'orders'>) =>
    row.and([
      row('orders.state', '=', 'pending'),
      row('orders.payment_submitted_at', 'is', null),
      row('orders.created_at', '<=', latest),
    ]);
}
