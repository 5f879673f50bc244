import 'server-only';
import Stripe from 'stripe';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { inLanguage } from '@/server/platform/in-language';
import { log } from '@/server/platform/log';
import { type OrderDetails } from '@/server/orders/read';
import { shopDate } from '@/domain/shop-date';
import { type StripeSettings } from './mode';
import { orderOver } from './open';
import { type PaidAmount, type PaymentProgress, type PaymentProvider, type PaymentSession } from './provider';
import { idOf } from './stripe-events';
import { type Clock, hasCode, withIdempotencyKey } from './stripe-idempotency';
import { refundByStripe } from './stripe-refund';
import { isTooLate, stripeSession } from './stripe-session';

/** Timeout of one call, in ms, and number of retries. */
type CallLimits = { timeout: number; maxNetworkRetries: number };

/** For calls that a shopper waits for. */
const CALL: CallLimits = { timeout: 10_000, maxNetworkRetries: 2 };

/** For polls, which repeat soon anyway. */
const POLL: CallLimits = { timeout: 5000, maxNetworkRetries: 0 };

/**
 * Returns the Stripe Checkout provider. Idempotency keys contain the order number, so that an order has one session
 * (docs.stripe.com/api/idempotent_requests).
 */
export function stripePayment(
  settings: StripeSettings,
  clock: Clock = () => shopDate(),
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
    progress: (session) => callStripe(() => progressOf(stripe, session)),
    end: (session) => callStripe(() => endSession(stripe, session)),
    refund: (order, params) => refundByStripe(stripe, order, params, clock),
  };
}

/** Returns Stripe's session look-up for polling, with a timeout of 5 s. */
export function stripePolling(settings: StripeSettings): Pick<PaymentProvider, 'name' | 'find'> {
  const stripe = stripeClient(settings, POLL);
  return { name: 'stripe', find: (session) => callStripe(() => findSession(stripe, session)) };
}

/** Returns Stripe's client for these settings. */
export function stripeClient({ secretKey, apiBase }: StripeSettings, limits = CALL): Stripe {
  return new Stripe(secretKey, { ...limits, telemetry: false, ...(apiBase && addressOf(apiBase)) });
}

function addressOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

/** Creates the order's coupon, unless an earlier attempt has: the coupon's id contains the order number. */
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
  const { couponOf, sessionParams } = inLanguage(order.language, 'stripeSession', stripeSession);
  const coupon = couponOf(order);
  if (coupon) await makeCoupon(stripe, coupon, order.number, clock);
  const params = sessionParams(order, coupon?.id);
  const make = (idempotencyKey: string) => stripe.checkout.sessions.create(params, { idempotencyKey });
  return sessionOf(await withIdempotencyKey(`session:${order.number}`, clock, make));
}

/**
 * Finds a session. One that this account does not have (other account, or test instead of live mode) counts as ended.
 */
async function findSession(stripe: Stripe, session: string): Promise<PaymentSession> {
  try {
    return sessionOf(await stripe.checkout.sessions.retrieve(session));
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error;
    return { id: session, next: undefined };
  }
}

/** States of a payment that its shopper or their bank is about to finish (docs.stripe.com/payments/paymentintents/lifecycle). */
const underWay: readonly Stripe.PaymentIntent.Status[] = [
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
];

/** A session has no payment before the shopper's first attempt (docs.stripe.com/upgrades, 2022-08-01). */
async function progressOf(stripe: Stripe, id: string): Promise<PaymentProgress> {
  try {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    if (session.status === 'complete') return 'under-way';
    const payment = session.payment_intent;
    if (session.status !== 'open' || payment === null) return 'none';
    return typeof payment === 'object' && underWay.includes(payment.status) ? 'under-way' : 'tried';
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error;
    return 'none';
  }
}

/**
 * Ends a session. Stripe expires open sessions only, so look a completed or expired one up; a missing one counts as
 * ended.
 */
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
  const ids = { id: session.id, order: session.client_reference_id ?? undefined };
  if (status === 'complete') return { ...ids, next: { kind: 'done' }, paid: paidIn(session) };
  return { ...ids, next: status === 'open' && url ? { kind: 'redirect', url } : undefined };
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

/**
 * Calls Stripe, and turns an outage into `payment-unreachable`. A request that Stripe rejects as invalid is a bug and
 * throws.
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<Result<T, 'payment-unreachable'>> {
  try {
    return accept(await call());
  } catch (error) {
    // Stripe's clock disagrees about the session's duration, so the shop's clock is wrong; a later call may succeed.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'expires_at') {
      log('error', 'stripe rejected the session duration: set the clock of this machine', {
        status: error.statusCode ?? 0,
      });
      return reject({ code: 'payment-unreachable' });
    }
    if (!(error instanceof Stripe.errors.StripeError) || error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw error;
    }
    // Stripe reports an invalid email address under several error types.
    if (hasCode(error, 'email_invalid')) throw error;
    log('error', 'stripe', { error: error.type, code: error.code ?? '', status: error.statusCode ?? 0 });
    return reject({ code: 'payment-unreachable' });
  }
}
