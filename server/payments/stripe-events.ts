import type Stripe from 'stripe';
import { isOrderNumber, type OrderNumber } from '@/domain/order-number';
import { type PaymentEvent } from '@/server/orders/change';
import { type DisputeUpdate } from '@/server/orders/record-dispute';
import { type RefundUpdate } from '@/server/orders/record-refund';

/**
 * A Stripe event about an order. `processing`: paid by a delayed method, not yet settled. `refund-failed`: the
 * refunded money has returned to the shop. `disputed`: a dispute was opened or changed.
 */
export type StripePaymentEvent = {
  type: PaymentEvent['event'] | 'processing' | 'payment-refunded' | 'refund-failed' | 'disputed';
  /** Order number in the object's metadata, if any. */
  order: OrderNumber | undefined;
  /** Stripe's payment intent id. */
  payment: string | undefined;
  /** Checkout session id; refunds and disputes have none. */
  session: string | undefined;
  amountCents: number;
  currency: string;
  /** The refund; without one, `amountCents` of `payment-refunded` is the refunded total. */
  refund?: Pick<RefundUpdate, 'id' | 'key' | 'state' | 'createdAt' | 'reportedAt'>;
  dispute?: Pick<DisputeUpdate, 'id' | 'state' | 'reason' | 'evidenceDueBy' | 'createdAt' | 'reportedAt'>;
};

/** Event types that {@link parseStripeEvent} supports and the webhook endpoint subscribes to (docs/deploy.md). */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.Event['type'][];

/** Parses an event; undefined for types that do not concern an order (docs.stripe.com/api/events/types). */
export function parseStripeEvent(event: Stripe.Event): StripePaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      // A delayed method completes the session first and pays later (docs.stripe.com/payments/checkout/fulfill-orders).
      return ofSession(
        event.data.object,
        event.data.object.payment_status === 'unpaid' ? 'processing' : 'payment-succeeded',
      );
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object, 'payment-succeeded');
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'payment-failed');
    case 'checkout.session.expired':
      return ofSession(event.data.object, 'expire');
    case 'charge.refunded':
      return ofCharge(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object, event.created);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return ofDispute(event.data.object, event.created);
  }
  return undefined;
}

function ofSession(session: Stripe.Checkout.Session, type: StripePaymentEvent['type']): StripePaymentEvent {
  return {
    type,
    order: orderNumberIn(session.client_reference_id),
    payment: idOf(session.payment_intent),
    session: session.id,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

/** Reads the refunded total of a payment. */
function ofCharge({ metadata, payment_intent, amount_refunded, currency }: Stripe.Charge): StripePaymentEvent {
  return {
    type: 'payment-refunded',
    order: orderNumberIn(metadata.order),
    payment: idOf(payment_intent),
    session: undefined,
    amountCents: amount_refunded,
    currency,
  };
}

/**
 * Reads a refund. Pending ones, including `requires_action`, count as refunded (docs.stripe.com/api/refunds/object).
 */
function ofRefund(refund: Stripe.Refund, reportedAt: number): StripePaymentEvent {
  const state = refundStateOf(refund.status);
  return {
    type: state === 'failed' ? 'refund-failed' : 'payment-refunded',
    order: orderNumberIn(refund.metadata?.order),
    payment: idOf(refund.payment_intent),
    session: undefined,
    amountCents: refund.amount,
    currency: refund.currency,
    refund: { id: refund.id, key: refund.metadata?.refund, state, ...timesOf(refund.created, reportedAt) },
  };
}

/** Maps Stripe's refund status to the shop's refund state. */
export function refundStateOf(status: string | null): RefundUpdate['state'] {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
}

function ofDispute(dispute: Stripe.Dispute, reportedAt: number): StripePaymentEvent {
  const { id, status, reason, amount, currency, evidence_details: evidence, created } = dispute;
  const due = evidence.due_by;
  return {
    type: 'disputed',
    order: undefined,
    payment: idOf(dispute.payment_intent),
    session: undefined,
    amountCents: amount,
    currency,
    dispute: { id, state: status, reason, evidenceDueBy: due ? isoOf(due) : null, ...timesOf(created, reportedAt) },
  };
}

function timesOf(created: number, reportedAt: number): { createdAt: string; reportedAt: string } {
  return { createdAt: isoOf(created), reportedAt: isoOf(reportedAt) };
}

/** Converts a Stripe timestamp, in seconds, to ISO 8601. */
function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** Parses an order number of this shop: another business may use the same Stripe account. */
const orderNumberIn = (text: string | null | undefined) => (text && isOrderNumber(text) ? text : undefined);

/** Returns the id of an object that Stripe references or expands. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference;
}
