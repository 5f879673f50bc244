import type Stripe from 'stripe';
import { absoluteUrl } from '@/data/site';
import { language } from '@/domain/language';
import { orderPath, unpaidPath } from '@/domain/paths';
import { type OrderDetails } from '@/server/orders/read';
import { providerCopy } from './provider-copy';

/**
 * How long before its order a session ends, in ms. It allows for clock differences under Stripe's 24-hour maximum, and
 * for a payment in the session's last minute.
 */
const MARGIN_MS = 10 * 60_000;

/**
 * Minimum time left for a session, in ms: Stripe's minimum is 30 minutes (docs.stripe.com/api/checkout/sessions/create,
 * expires_at).
 */
const MIN_SESSION_MS = 31 * 60_000;

/**
 * Language of Stripe's page by that of the order (docs/product.md 45.18). Of an English order it is that of the browser: Stripe has
 * more languages than the shop.
 */
const pageLanguages: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
  de: 'de',
  fr: 'fr',
  es: 'es',
  ja: 'ja',
};

/** True if an order expires too soon for a Stripe session. */
export function isTooLate(order: OrderDetails, now: Date): boolean {
  return sessionEnd(order) - now.getTime() < MIN_SESSION_MS;
}

/**
 * Returns the discount as a single-use Stripe coupon, which applies to line items only, not to shipping. Undefined
 * without a discount.
 */
function couponOf(order: OrderDetails): (Stripe.CouponCreateParams & { id: string }) | undefined {
  if (order.discount_cents === 0) return undefined;
  return {
    id: `order-${order.number}`,
    name: providerCopy.code(order.promo_code),
    amount_off: order.discount_cents,
    currency: order.currency,
    duration: 'once',
    max_redemptions: 1,
  };
}

/**
 * Returns the parameters of a Stripe Checkout session: lines − coupon + shipping = total. They depend on the order and the
 * language of this build.
 */
function sessionParams(order: OrderDetails, coupon: string | undefined): Stripe.Checkout.SessionCreateParams {
  const metadata = { order: order.number };
  const { currency } = order;
  return {
    mode: 'payment',
    locale: pageLanguages[language] ?? 'auto',
    client_reference_id: order.number,
    metadata,
    payment_intent_data: { metadata, description: providerCopy.order(order.number) },
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
    // Charge the amount on the button, not its equivalent in another currency.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(sessionEnd(order) / 1000),
    success_url: absoluteUrl(orderPath(order.token, { from: 'payment' })),
    cancel_url: absoluteUrl(unpaidPath(order.token, 'cancelled')),
  };
}

function sessionEnd(order: OrderDetails): number {
  return Date.parse(order.expires_at) - MARGIN_MS;
}

/**
 * Parameters of a payment session. `inLanguage` returns those in the language of the order, whichever process opens the session:
 * Stripe requires equal parameters for the same idempotency key.
 */
export const stripeSession = { couponOf, sessionParams } as const;
