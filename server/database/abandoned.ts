import 'server-only';
import { type ExpressionBuilder } from 'kysely';
import { type Schema } from '@/server/database/schema';
import { type OrderRow } from './schema';

/** How long an unpaid order keeps its promo code reserved, in ms (docs/product.md 14.13). Units: `stock/reservation-bounds.ts`. */
const RESERVED_MS = 30 * 60_000;

/** True if an order is unpaid after that time. A submitted payment by a delayed method counts as paid. */
export function isAbandoned({ state, payment_submitted_at: submitted, created_at: at }: OrderRow, now: Date): boolean {
  return state === 'pending' && submitted === null && Date.parse(at) + RESERVED_MS <= now.getTime();
}

/**
 * True if an order is one of the shopper's own.
 * @param own names orders by token or by idempotency key, separated by commas.
 */
export const isOwnOrder = (own: string | undefined, { token, key }: { token: string | null; key: string | null }) =>
  own?.split(',').some((name) => name === token || name.toLowerCase() === key) ?? false;

/** SQL condition for the orders that {@link isAbandoned} accepts. */
export function whereAbandoned(now: Date) {
  const latest = new Date(now.getTime() - RESERVED_MS).toISOString();
  return (row: ExpressionBuilder<Schema, 'orders'>) =>
    row.and([
      row('orders.state', '=', 'pending'),
      row('orders.payment_submitted_at', 'is', null),
      row('orders.created_at', '<=', latest),
    ]);
}
