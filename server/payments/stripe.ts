import 'server-only';
import Stripe from 'stripe';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { log } from '@/server/platform/log';
import { type OrderDetails } from '@/server/orders/read';
import { type StripeSettings } from './mode';
import { orderOver } from './open';
import { type PaidAmount, type PaymentProvider, type PaymentSession } from './provider';
import { idOf } from './stripe-events';
import { type Clock, hasCode, withIdempotencyKey } from './stripe-idempotency';
import { refundByStripe } from './stripe-refund';
import { couponOf, isTooLate, sessionParams } from './stripe-session';

/** How long one call may take, in ms, and how often it is tried again. */
type CallLimits = { timeout: number; maxNetworkRetries: number };

/** A shopper waits for it. */
const CALL: CallLimits = { timeout: 10_000, maxNetworkRetries: 2 };

/** It is put again soon. */
const QUESTION: CallLimits = { timeout: 5000, maxNetworkRetries: 0 };

/**
 * Stripe Checkout. What is made there carries an idempotency key of the order's number, so that one order has one
 * session and one refund (docs.stripe.com/api/idempotent_requests).
 */
export function stripePayment(
  settings: StripeSettings,
  clock: Clock = () => new Date(),
  limits: CallLimits = CALL,
): PaymentProvider {
  const stripe = stripeClient(settings, limits);
  return {
    name: 'stripe',
    open: async (order) => {
      if (isTooLate(order, clock())) return orderOver;
      try {
        return await callStripe(() => openSession(stripe, order, clock));
      } catch (error) {
        if (!hasCode(error, 'email_invalid')) throw error;
        return reject({ code: 'email-refused', field: 'contact.email' });
      }
    },
    find: (session) => callStripe(() => findSession(stripe, session)),
    end: (session) => callStripe(() => endSession(stripe, session)),
    refund: (order, wanted) => refundByStripe(stripe, order, wanted, clock),
  };
}

/** What has become of a session of Stripe's, in five seconds at most. */
export function stripePolling(settings: StripeSettings): Pick<PaymentProvider, 'name' | 'find'> {
  const stripe = stripeClient(settings, QUESTION);
  return { name: 'stripe', find: (session) => callStripe(() => findSession(stripe, session)) };
}

/** Stripe's own package, set up for these keys. */
export function stripeClient({ secretKey, apiBase }: StripeSettings, limits = CALL): Stripe {
  return new Stripe(secretKey, { ...limits, telemetry: false, ...(apiBase && addressIn(apiBase)) });
}

function addressIn(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

/** The coupon's id is the order's own: where it is there already, an earlier try has made it. */
async function makeCoupon(stripe: Stripe, coupon: Stripe.CouponCreateParams, number: OrderNumber, clock: Clock) {
  try {
    await withIdempotencyKey(`coupon:${number}`, clock, (idempotencyKey) =>
      stripe.coupons.create(coupon, { idempotencyKey }),
    );
  } catch (error) {
    if (!hasCode(error, 'resource_already_exists')) throw error;
  }
}

async function openSession(stripe: Stripe, order: OrderDetails, clock: Clock): Promise<PaymentSession> {
  const coupon = couponOf(order);
  if (coupon) await makeCoupon(stripe, coupon, order.number, clock);
  const params = sessionParams(order, coupon?.id);
  const make = (idempotencyKey: string) => stripe.checkout.sessions.create(params, { idempotencyKey });
  return sessionOf(await withIdempotencyKey(`session:${order.number}`, clock, make));
}

/** A session that the account does not know, after a change of accounts or from test mode to live, is nobody's to pay in. */
async function findSession(stripe: Stripe, session: string): Promise<PaymentSession> {
  try {
    return sessionOf(await stripe.checkout.sessions.retrieve(session));
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error;
    return { id: session, next: undefined };
  }
}

/** Stripe ends open sessions only: the others tell whether they have ended by themselves. One of no account has. */
async function endSession(stripe: Stripe, session: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(session);
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (hasCode(error, 'resource_missing')) return true;
    return (await stripe.checkout.sessions.retrieve(session)).status === 'expired';
  }
}

function sessionOf(session: Stripe.Checkout.Session): PaymentSession {
  const { status, url } = session;
  const named = { id: session.id, order: session.client_reference_id ?? undefined };
  if (status === 'complete') return { ...named, next: { kind: 'done' }, paid: paidIn(session) };
  return { ...named, next: status === 'open' && url ? { kind: 'redirect', url } : undefined };
}

function paidIn(session: Stripe.Checkout.Session): PaidAmount | undefined {
  const { payment_status, amount_total, currency, payment_intent, livemode } = session;
  if (payment_status === 'unpaid') return undefined;
  return {
    amountCents: amount_total ?? 0,
    currency: currency ?? '',
    reference: idOf(payment_intent),
    isLive: livemode,
  };
}

/** Turns what keeps Stripe from answering into a refusal. A request that Stripe rejects is a fault of ours. */
export async function callStripe<T>(call: () => Promise<T>): Promise<Result<T, 'payment-unreachable'>> {
  try {
    return accept(await call());
  } catch (error) {
    // It takes no session of this length by its own clock: the shop's is wrong, and a later try may find it right.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'expires_at') {
      log('error', 'stripe has another time: set the clock of this machine', { status: error.statusCode ?? 0 });
      return reject({ code: 'payment-unreachable' });
    }
    if (!(error instanceof Stripe.errors.StripeError) || error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw error;
    }
    // Stripe names an address that it does not take by any kind of error.
    if (hasCode(error, 'email_invalid')) throw error;
    log('error', 'stripe', { fault: error.type, code: error.code ?? '', status: error.statusCode ?? 0 });
    return reject({ code: 'payment-unreachable' });
  }
}
