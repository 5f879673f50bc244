import type Stripe from 'stripe';
import { absoluteUrl } from '@/data/site';
import { orderPath, unpaidPath } from '@/domain/paths';
import { type OrderDetails } from '@/server/orders/read';

/**
 * How long before its order a session ends, in ms: clocks differ, Stripe takes no session of more than 24 hours, and
 * whoever pays in the last minute still finds the order waiting.
 */
const EARLIER_MS = 10 * 60_000;

/** Stripe takes no session of less than 30 minutes (docs.stripe.com/api/checkout/sessions/create, expires_at). */
const SHORTEST_MS = 31 * 60_000;

/** Whether too little of an order's time is left for a session of Stripe's. */
export function isTooLate(order: OrderDetails, now: Date): boolean {
  return endOf(order) - now.getTime() < SHORTEST_MS;
}

/**
 * The discount as Stripe has it: a coupon for this order alone. It comes off the line items and never off shipping,
 * as ours does. Undefined where there is no discount.
 */
export function couponOf(order: OrderDetails): (Stripe.CouponCreateParams & { id: string }) | undefined {
  if (order.discount_cents === 0) return undefined;
  return {
    id: `order-${order.number}`,
    name: `Code ${order.promo_code}`,
    amount_off: order.discount_cents,
    currency: order.currency,
    duration: 'once',
    max_redemptions: 1,
  };
}

/**
 * A session of Stripe Checkout that asks for an order's total, itemised: lines − coupon + shipping. The same order gives
 * the same parameters at every try, as Stripe demands of calls with the same idempotency key.
 */
export function sessionParams(order: OrderDetails, coupon: string | undefined): Stripe.Checkout.SessionCreateParams {
  const metadata = { order: order.number };
  const { currency } = order;
  return {
    mode: 'payment',
    client_reference_id: order.number,
    metadata,
    payment_intent_data: { metadata, description: `Order ${order.number}` },
    customer_email: order.email,
    line_items: order.lines.map(({ name, unit_cents, quantity }) => ({
      quantity,
      price_data: { currency, unit_amount: unit_cents, product_data: { name } },
    })),
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: order.shipping_label,
          fixed_amount: { amount: order.shipping_cents, currency },
        },
      },
    ],
    ...(coupon !== undefined && { discounts: [{ coupon }] }),
    // The shopper is asked for the very amount that our button named, not for its like in another currency.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(endOf(order) / 1000),
    success_url: absoluteUrl(orderPath(order.token, { from: 'payment' })),
    cancel_url: absoluteUrl(unpaidPath(order.token, 'cancelled')),
  };
}

function endOf(order: OrderDetails): number {
  return Date.parse(order.expires_at) - EARLIER_MS;
}
