import 'server-only';
import { disputeStatus } from '@/domain/disputes';
import { type OpenDispute, sumRefunds } from '@/domain/refund-totals';
import { type OrderNumber } from '@/domain/order-number';
import { type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow, type HistoryEvent } from '@/server/database/schema';
import { publish } from '@/server/events/registry';
import { issueRefundNotes } from '@/server/invoices/issue';
import { updateEarnedCode } from '@/server/promo-codes/earned-code';
import { applyStateChange } from './apply-state-change';
import { lockKnownOrder } from './history';

/** Cause of a change: a payment provider's name, or `owner`. */
export type ChangeSource = { source: string; now: Date };

/**
 * Sums of an order's refunds and disputes, in cents. `requestedCents`: requested, but not confirmed by the provider.
 */
export type RefundSums = {
  refundedCents: number;
  requestedCents: number;
  returnedCents: number;
  lostCents: number;
  openDispute: OpenDispute | null;
};

/**
 * Recalculates an order's refund sums, state and earned promo code, issues credit notes, and publishes `refunds-updated`
 * (docs/product.md 14.12, 35.3). The result depends on the saved rows only, so the sequence of the provider's events does not matter.
 *
 * @returns the updated order, locked.
 */
export async function updateRefundState(
  records: DatabaseTransaction,
  number: OrderNumber,
  { source, now }: ChangeSource,
): Promise<OrderRow> {
  const order = await lockKnownOrder(records, number);
  const { refundedCents, returnedCents, lostCents, openDispute } = await refundSumsOf(records, order);
  const sums = {
    refunded_cents: refundedCents,
    failed_refund_cents: returnedCents,
    lost_dispute_cents: lostCents,
    open_dispute: openDispute,
  };
  const isAllBack = refundedCents + lostCents >= order.total_cents;
  const isRefunded = order.state === 'refunded';
  const to = isAllBack ? 'refunded' : isRefunded ? (order.state_before_refund ?? 'paid') : order.state;
  const unrefunded = isAllBack && !isRefunded ? order.state : isAllBack ? order.state_before_refund : null;
  const changed = { ...sums, state_before_refund: unrefunded };
  await records.updateTable('orders').set(changed).where('number', '=', number).execute();
  if (to !== order.state) {
    const event = eventOf(order, { refundedCents, isAllBack });
    await applyStateChange(records, { ...order, ...changed }, { event, from: order.state, to, source, now });
  }
  await updateEarnedCode(records, number, now);
  const documents = await issueRefundNotes(records, number, now);
  await publish(records, 'refunds-updated', { order: number, isByHand: source === 'owner', documents }, now);
  return lockKnownOrder(records, number);
}

/** Returns the sums of an order's refunds and disputes, in the order's currency. */
export async function refundSumsOf(records: DatabaseTransaction, order: OrderRow): Promise<RefundSums> {
  const { number, currency, total_cents: totalCents } = order;
  const refunds = await records
    .selectFrom('refunds')
    .selectAll()
    .where('order_number', '=', number)
    .where('currency', '=', currency)
    .execute();
  const counted = refunds.map((refund) => ({
    amountCents: refund.amount_cents,
    state: refund.state,
    isProviders: refund.provider !== 'owner',
    createdAt: refund.created_at,
    changedAt: refund.changed_at,
  }));
  const disputes = await records.selectFrom('disputes').selectAll().where('order_number', '=', number).execute();
  const standings = disputes.map(({ state }) => disputeStatus(state));
  const lost = disputes.filter(({ state }) => disputeStatus(state) === 'lost');
  return {
    ...sumRefunds(counted, { reportedCents: order.provider_refunded_cents, totalCents }),
    lostCents: Math.min(
      totalCents,
      // A dispute in another currency counts as a dispute of the whole order.
      lost.reduce((sum, one) => sum + (one.currency === currency ? one.amount_cents : totalCents), 0),
    ),
    openDispute: standings.includes('open') ? 'dispute' : standings.includes('inquiry') ? 'inquiry' : null,
  };
}

/**
 * Links refunds and disputes of a payment to the order that it pays.
 *
 * @returns true if there were any.
 */
export async function linkRefundsAndDisputes(
  records: DatabaseTransaction,
  number: OrderNumber,
  { provider, payment }: { provider: string; payment: string },
): Promise<boolean> {
  let isAny = false;
  for (const table of ['refunds', 'disputes'] as const) {
    const linked = await records
      .updateTable(table)
      .set({ order_number: number })
      .where('order_number', 'is', null)
      .where('provider', '=', provider)
      .where('payment_reference', '=', payment)
      .returning('provider')
      .execute();
    isAny ||= linked.length > 0;
  }
  return isAny;
}

function eventOf(
  order: OrderRow,
  { refundedCents, isAllBack }: { refundedCents: number; isAllBack: boolean },
): HistoryEvent {
  if (isAllBack) return refundedCents >= order.total_cents ? 'payment-refunded' : 'dispute-lost';
  return refundedCents < order.refunded_cents ? 'refund-failed' : 'dispute-changed';
}
