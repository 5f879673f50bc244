import { type Selectable } from 'kysely';
import { needsOwnerResponse } from '@/domain/disputes';
import { isCurrency } from '@/domain/currency';
import { decimalOf, formatMoney, formatReported } from '@/domain/money';
import { watchKey } from '@/domain/watch-key';
import { disputeDeadline } from '@/server/alerts/payment-alerts';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { modeOf } from '@/server/orders/orders-csv';
import { type ReturnDetails } from '@/server/orders/claimed-units';
import { deliveryLines } from '@/server/orders/order-view';
import { type ParcelRow } from '@/server/orders/parcels';
import { type OrderDetails } from '@/server/orders/read';
import { utcMinute } from '@/domain/local-date';

/** Lists orders for a terminal, one line each. */
export function listText(orders: readonly OrderRow[]): string {
  if (orders.length === 0) return 'No orders.';
  return orders
    .map((order) => {
      const { number, created_at: at, state, total_cents: total, country, full_name: name } = order;
      const livemode = order.payment_livemode;
      return [
        ...[number, minuteOf(at), state.padEnd(9), formatMoney(total, order.currency).padStart(10), country, name],
        ...(livemode === null ? [] : [modeOf(livemode)]),
        ...refundMarks(order),
      ].join('  ');
    })
    .join('\n');
}

/** Describes how an order is paid. */
function paymentText({
  payment_provider: provider,
  payment_reference: reference,
  payment_livemode: livemode,
}: OrderRow) {
  if (provider === null) return [];
  const mode = livemode === null ? '' : modeOf(livemode);
  const money = livemode === 0 ? 'no money was charged' : '';
  return [`Payment: ${[provider, reference, mode, money].filter(Boolean).join(', ')}`];
}

/** Describes an order in full: items to pack, address, history, and suspicious payment events. */
export function orderText(
  order: OrderDetails,
  history: readonly Selectable<Schema['order_history']>[],
  toReview: readonly Selectable<Schema['payment_events']>[],
  orderRefunds: OrderRefunds = { refunds: [], disputes: [] },
): string {
  return [
    `${order.number}  ${order.state}  ${formatMoney(order.total_cents, order.currency)}`,
    '',
    ...order.lines.map(
      (line, index) =>
        `${index + 1}. ${line.quantity} × ${line.name} (${watchKey({ catalogue: line.catalogue, id: line.watch_id })}), ${formatMoney(line.unit_cents, order.currency)}`,
    ),
    ...(order.discount_cents > 0
      ? [`Code ${order.promo_code}: −${formatMoney(order.discount_cents, order.currency)}`]
      : []),
    `${order.shipping_label}: ${formatMoney(order.shipping_cents, order.currency)}`,
    ...paymentText(order),
    ...refundsText(orderRefunds),
    '',
    ...deliveryLines(order),
    order.email,
    ...(order.phone ? [order.phone] : []),
    '',
    ...history.map(
      ({ at, event, source, to_state: to, note }) =>
        `${minuteOf(at)}  ${event} (${source}): ${to}${note && `, ${note.replaceAll('\n', ', ')}`}`,
    ),
    ...toReview.map(
      ({ received_at: at, event, provider, outcome, amount_cents: cents, currency }) =>
        `${minuteOf(at)}  ${event} (${provider}): check this, ${outcome}, ${isCurrency(currency) ? decimalOf(cents, currency) : cents} ${currency}`,
    ),
  ].join('\n');
}

/** Describes a parcel in one line. */
export function parcelText({ recorded_at: at, carrier, tracking_number: trackingNumber }: ParcelRow): string {
  return `${minuteOf(at)}  sent with ${carrier}, ${trackingNumber}`;
}

/** Describes a withdrawal or return in one line. */
export function returnLine({ number, kind, state, lines, changed_at: at }: ReturnDetails): string {
  const what = lines.map(({ line, units }) => `${units} of line ${line + 1}`).join(', ');
  return `${minuteOf(at)}  ${kind} ${number} of ${what}: ${state}`;
}

/** Formats a time to the minute: `2026-11-20 19:36Z`. */
export function minuteOf(time: string): string {
  return `${utcMinute(time)}Z`;
}

/** Refunds and disputes of one order. */
export type OrderRefunds = {
  refunds: readonly Selectable<Schema['refunds']>[];
  disputes: readonly Selectable<Schema['disputes']>[];
};

/** Returns refund and dispute notes for an order in the list; none if there is nothing to report. */
function refundMarks(order: OrderRow): string[] {
  const {
    state,
    open_dispute: dispute,
    refunded_cents,
    lost_dispute_cents,
    failed_refund_cents,
    total_cents,
    currency,
  } = order;
  return [
    ...(dispute ? [`${dispute}: do not send`] : []),
    ...(refunded_cents > 0 && state !== 'refunded'
      ? [`${formatMoney(refunded_cents, currency)} of ${formatMoney(total_cents, currency)} refunded`]
      : []),
    ...(lost_dispute_cents > 0 ? [`${formatMoney(lost_dispute_cents, currency)} lost in a dispute`] : []),
    ...(failed_refund_cents > 0 ? [`a refund of ${formatMoney(failed_refund_cents, currency)} failed`] : []),
  ];
}

/** Returns a line for each refund and each dispute of an order. */
function refundsText({ refunds, disputes }: OrderRefunds): string[] {
  return [
    ...refunds.map(({ amount_cents: cents, currency, state, provider, id, key, line, units }) => {
      const what = line === null ? '' : ` for ${units} of line ${line + 1}`;
      return `Refund ${id ?? key}: ${formatReported(cents, currency)}${what}, ${provider}, ${refundStateText[state]}`;
    }),
    ...disputes.map((dispute) => {
      const next = needsOwnerResponse(dispute.state) ? `, ${disputeDeadline(dispute)}` : '';
      return `Dispute ${dispute.id}: ${formatReported(dispute.amount_cents, dispute.currency)}, ${dispute.reason}, ${dispute.state}${next}`;
    }),
  ];
}

const refundStateText: Readonly<Record<Selectable<Schema['refunds']>['state'], string>> = {
  asked: 'unfinished: its result is unknown',
  pending: 'on its way',
  succeeded: 'sent',
  failed: 'failed: the shop still has the money',
};
