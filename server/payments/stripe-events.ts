import type Stripe from 'stripe';
import { type PaymentEvent } from '@/server/orders/change';

/**
 * What an event of Stripe's says of one of our orders. `processing`: the shopper has paid by a delayed method, and the
 * money is on its way. `refund-failed`: money that we had sent back has come back to us.
 */
export type StripeWord = {
  says: PaymentEvent['event'] | 'processing' | 'refund-failed';
  /** The order's number, where the object carries it. */
  order: string | undefined;
  /** What Stripe calls the payment. */
  payment: string | undefined;
  /** The session it is about; refunds know none. */
  session: string | undefined;
  amountCents: number;
  currency: string;
};

/** The events that {@link readStripeEvent} understands: the endpoint subscribes to them (docs/deploy.md). */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
] as const satisfies readonly Stripe.Event['type'][];

/** Reads an event; undefined for one that says nothing of an order (docs.stripe.com/api/events/types). */
export function readStripeEvent(event: Stripe.Event): StripeWord | undefined {
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
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object);
    default:
      return undefined;
  }
}

function ofSession(session: Stripe.Checkout.Session, says: StripeWord['says']): StripeWord {
  return {
    says,
    order: session.client_reference_id ?? undefined,
    payment: idOf(session.payment_intent),
    session: session.id,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

/** What has gone back so far: less than the order's total is another amount, and changes nothing. */
function ofCharge({ metadata, payment_intent, amount_refunded, currency }: Stripe.Charge): StripeWord {
  return {
    says: 'payment-refunded',
    order: metadata.order,
    payment: idOf(payment_intent),
    session: undefined,
    amountCents: amount_refunded,
    currency,
  };
}

function ofRefund(refund: Stripe.Refund): StripeWord | undefined {
  const says = { succeeded: 'payment-refunded', failed: 'refund-failed', canceled: 'refund-failed' } as const;
  const status = refund.status ?? '';
  if (!(status in says)) return undefined;
  return {
    says: says[status as keyof typeof says],
    order: refund.metadata?.order,
    payment: idOf(refund.payment_intent),
    session: undefined,
    amountCents: refund.amount,
    currency: refund.currency,
  };
}

/** The id of an object that Stripe names or includes. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference;
}
