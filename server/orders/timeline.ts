import 'server-only';
import { isClosedUnpaid } from '@/domain/order-states';
import { orderTimeline, type TimelineStep } from '@/domain/order-timeline';
import { type Database } from '@/server/database/database';
import { type HistoryEvent, type OrderRow } from '@/server/database/schema';
import { historyOf, refundsOf } from './read';

/** Reads the steps of an order for its page. */
export async function readTimeline(db: Database, order: OrderRow): Promise<TimelineStep[]> {
  const history = await historyOf(db, order.number);
  const refunds = await refundsOf(db, order.number);
  const first = (event: HistoryEvent) => history.find((entry) => entry.event === event)?.at;
  const last = (event: HistoryEvent) => history.findLast((entry) => entry.event === event)?.at;
  const sent = refunds
    .filter(({ state }) => state === 'succeeded' || state === 'pending')
    .map(({ created_at: at, amount_cents: cents }) => ({ kind: 'refunded' as const, at, cents }));
  const lostAt = last('dispute-lost') ?? order.changed_at;
  const lost = order.lost_dispute_cents;
  return orderTimeline({
    state: order.state,
    placedAt: order.created_at,
    paidAt: first('payment-succeeded'),
    cancelledAt: order.cancel_requested_at ?? undefined,
    packedAt: order.packed_at ?? undefined,
    shippedAt: first('fulfil'),
    deliveredOn: order.delivered_on ?? undefined,
    refunds: [...sent, ...(lost > 0 ? [{ kind: 'returned' as const, at: lostAt, cents: lost }] : [])],
    closedAt: isClosedUnpaid(order.state) ? history.at(-1)?.at : undefined,
  });
}

/** Returns why the shopper can no longer cancel a paid order or change its address; undefined while both are possible. */
export function lateChange(order: OrderRow): 'order-packed' | 'order-closed' | 'order-disputed' | undefined {
  if (order.packed_at !== null || order.state === 'fulfilled') return 'order-packed';
  if (order.state !== 'paid' || order.cancel_requested_at !== null) return 'order-closed';
  // The bank holds the money, so no refund is possible. An inquiry takes no money.
  return order.open_dispute === 'dispute' ? 'order-disputed' : undefined;
}
