import 'server-only';
import { needsOwnerResponse, disputeStatus } from '@/domain/disputes';
import { formatMoney, formatReported } from '@/domain/money';
import { type Database } from '@/server/database/database';
import { type DomainEvents } from '@/server/events/domain-events';
import { eventsToReview } from '@/server/orders/read';
import { type DisputeRow } from '@/server/orders/record-dispute';
import { takesRealMoney } from '@/server/payments/mode';
import { type StripePaymentEvent } from '@/server/payments/stripe-events';
import { type AlertSource } from './alert';
import { utcMinute } from '@/domain/local-date';

/** Payment events that contradict their order. Failed refunds are alerts of their own. */
export const paymentAlerts: AlertSource = async (db) =>
  (await eventsToReview(db))
    .filter(({ event }) => event !== 'refund-failed')
    .map(({ provider, id, order_number: order, received_at: since, ...event }) => ({
      cause: `payment-event:${provider}:${id}`,
      since,
      text: `Order ${order}: ${event.event} of ${formatReported(event.amount_cents, event.currency)} (${event.currency}, ${provider}) is ${event.outcome}.`,
    }));

/** Failed refunds that no later refund replaces, and refunds of unknown outcome. */
export const refundAlerts: AlertSource = async (db) => {
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.number', 'refunds.order_number')
    .selectAll('refunds')
    .select('orders.number')
    .where((row) =>
      row.or([
        row('refunds.state', '=', 'asked'),
        row.and([row('refunds.state', '=', 'failed'), row('orders.failed_refund_cents', '>', 0)]),
      ]),
    )
    .execute();
  return refunds.map(({ key, id, state, number, amount_cents: cents, currency, request, changed_at: since }) => ({
    cause: state === 'failed' ? `refund-failed:${id ?? key}` : `refund-unfinished:${key}`,
    since,
    text:
      state === 'failed'
        ? `Order ${number}: a refund of ${formatReported(cents, currency)} failed, so the shop still has the money. Refund it by other means.`
        : `Order ${number}: the result of a refund of ${formatReported(cents, currency)} is unknown. Finish it: npm run orders -- refund ${number} ${request}`.trimEnd(),
  }));
};

/** Orders that their shoppers cancelled more than an hour ago and that are not refunded. In a dispute the bank decides. */
export const cancellationAlerts: AlertSource = async (db, now) => {
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'total_cents', 'refunded_cents', 'lost_dispute_cents', 'currency', 'cancel_requested_at'])
    .where('cancel_requested_at', '<=', new Date(now.getTime() - 60 * 60_000).toISOString())
    .where('state', '=', 'paid')
    .where((row) => row.or([row('open_dispute', 'is', null), row('open_dispute', '=', 'inquiry')]))
    .execute();
  return orders.map(({ number, currency, cancel_requested_at: since, ...order }) => {
    const left = order.total_cents - order.refunded_cents - order.lost_dispute_cents;
    return {
      cause: `cancellation:${number}`,
      since: since ?? '',
      text: `Order ${number} was canceled by its shopper, who still waits for ${formatMoney(left, currency)}: npm run orders -- refund ${number}`,
    };
  });
};

/** Open disputes and inquiries, with the deadline for evidence. */
export const disputeAlerts: AlertSource = async (db) =>
  (await db.selectFrom('disputes').selectAll().execute()).flatMap((dispute) => {
    const { id, state, reason, order_number: order, amount_cents: cents, currency, created_at: since } = dispute;
    const standing = disputeStatus(state);
    if (standing !== 'open' && standing !== 'inquiry') return [];
    const kind = standing === 'inquiry' ? 'inquiry' : 'dispute';
    const whose = order === null ? 'A payment without an order' : `Order ${order}`;
    const next = needsOwnerResponse(state) ? disputeDeadline(dispute) : 'the bank decides';
    return [
      {
        cause: `${kind}:${id}`,
        since,
        text: `${whose}: ${kind} of ${formatReported(cents, currency)} (${reason}), ${state}: ${next}.`,
      },
    ];
  });

/** Formats a dispute's deadline: `answer by 2026-12-01 23:59 UTC`. */
export function disputeDeadline({ evidence_due_by: due }: Pick<DisputeRow, 'evidence_due_by'>): string {
  return due === null ? 'no answer is possible' : `answer by ${utcMinute(due)} UTC`;
}

/** Paid orders whose payment was made in Stripe's test mode, in a shop with a live key. */
export const testModeAlerts: AlertSource = async (db) => {
  if (!takesRealMoney()) return [];
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'total_cents', 'currency', 'changed_at'])
    .where('state', '=', 'paid')
    .where('payment_livemode', '=', 0)
    .execute();
  return orders.map(({ number, total_cents: total, currency, changed_at: since }) => ({
    cause: `test-mode:${number}`,
    since,
    text: `Order ${number}: ${formatMoney(total, currency)} was paid in Stripe’s test mode. No money was charged: do not send it.`,
  }));
};

/** Unmatched payments that are not refunded in full, one alert per payment. */
export const unmatchedPaymentAlerts: AlertSource = async (db) => {
  const rows = await readUnmatched(db);
  return [...new Set(rows.map(({ payment }) => payment))].flatMap((payment) => {
    const events = rows.filter((one) => one.payment === payment);
    const [first] = events;
    if (!first || isRefunded(events.map(({ event }) => event))) return [];
    const { isLive, since, event } = first;
    return [
      { cause: `unmatched-payment:${payment}`, since, text: unmatchedPaymentLine({ ...event, payment, isLive }) },
    ];
  });
};

/** Describes an unmatched payment in one line. */
export function unmatchedPaymentLine({
  payment,
  isLive,
  type,
  order,
  amountCents,
  currency,
}: DomainEvents['payment-unmatched']): string {
  const sum = `${formatReported(amountCents, currency)} (${currency}, Stripe${isLive ? '' : '’s test mode'})`;
  const named = order === undefined ? 'an unnamed order' : `order ${order}`;
  return `${payment}: ${type} of ${sum} for ${named} matches no order of this shop.`;
}

function isRefunded(events: readonly StripePaymentEvent[]): boolean {
  const most = (type: StripePaymentEvent['type']) =>
    Math.max(0, ...events.filter((event) => event.type === type).map(({ amountCents }) => amountCents));
  const paid = most('payment-succeeded');
  return paid > 0 && most('payment-refunded') >= paid && most('refund-failed') === 0;
}

async function readUnmatched(db: Database) {
  const rows = await db
    .selectFrom('unmatched_payments')
    .select(['payment', 'livemode', 'event', 'received_at as since'])
    .where('matched_at', 'is', null)
    .orderBy('received_at')
    .execute();
  return rows.map(({ payment, livemode, event, since }) => ({
    payment,
    isLive: livemode === 1,
    event: JSON.parse(event) as StripePaymentEvent, // only recordUnmatchedPayment writes this column
    since,
  }));
}
