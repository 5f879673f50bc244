import type Stripe from 'stripe';
import { isOrderNumber, type OrderNumber } from '@/domain/order-number';
import { type PaymentEvent } from '@/server/orders/change';
import { type DisputeUpdate } from '@/server/orders/record-dispute';
import { type RefundUpdate } from '@/server/orders/record-refund';

/**
 * What an event of Stripe's says of one of our orders. `processing`: the shopper has paid by a delayed method, and the
 * money is on its way. `refund-failed`: money that we had sent back has come back to us. `disputed`: the
 * shopper's bank asks for it.
 */
export type StripePaymentEvent = {
  type: PaymentEvent['event'] | 'processing' | 'payment-refunded' | 'refund-failed' | 'disputed';
  /** The order's number, where the object carries it. */
  order: OrderNumber | undefined;
  /** What Stripe calls the payment. */
  payment: string | undefined;
  /** The session it is about; refunds know none. */
  session: string | undefined;
  amountCents: number;
  currency: string;
  /** The refund it is about; without one, what has been refunded is a sum over all. */
  refund?: Pick<RefundUpdate, 'id' | 'key' | 'state' | 'createdAt' | 'reportedAt'>;
  /** The dispute it is about. */
  dispute?: Pick<DisputeUpdate, 'id' | 'state' | 'reason' | 'evidenceDueBy' | 'createdAt' | 'reportedAt'>;
};

/** The events that {@link readStripeEvent} understands: the endpoint subscribes to them (docs/deploy.md). */
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

/** Reads an event; undefined for one that says nothing of an order (docs.stripe.com/api/events/types). */
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
    order: numberIn(session.client_reference_id),
    payment: idOf(session.payment_intent),
    session: session.id,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

/** What has gone back so far of a payment, over all its refunds. */
function ofCharge({ metadata, payment_intent, amount_refunded, currency }: Stripe.Charge): StripePaymentEvent {
  return {
    type: 'payment-refunded',
    order: numberIn(metadata.order),
    payment: idOf(payment_intent),
    session: undefined,
    amountCents: amount_refunded,
    currency,
  };
}

/** A refund that waits, also for the shopper's bank details, is one that goes back (docs.stripe.com/api/refunds/object). */
function ofRefund(refund: Stripe.Refund, reportedAt: number): StripePaymentEvent {
  const state = refundStateOf(refund.status);
  return {
    type: state === 'failed' ? 'refund-failed' : 'payment-refunded',
    order: numberIn(refund.metadata?.order),
    payment: idOf(refund.payment_intent),
    session: undefined,
    amountCents: refund.amount,
    currency: refund.currency,
    refund: { id: refund.id, key: refund.metadata?.refund, state, ...timesOf(refund.created, reportedAt) },
  };
}

/** How far a refund has come, by Stripe's word for it. */
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

/** A time of Stripe's, in seconds, as the records keep it. */
function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** An order's number as this shop writes them; another business may have sold something on the same account. */
const numberIn = (text: string | null | undefined) => (text && isOrderNumber(text) ? text : undefined);

/** The id of an object that Stripe names or includes. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference;
}
