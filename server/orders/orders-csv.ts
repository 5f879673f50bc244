import 'server-only';
import { csv } from '@/domain/csv';
import { decimalOf } from '@/domain/money';
import { type OrderRow } from '@/server/database/schema';

/** Distinguishes live payments from test payments. */
export const modeOf = (livemode: 0 | 1): string => (livemode === 1 ? 'live' : 'test mode');

const columns = {
  number: (order) => order.number,
  created_at: (order) => order.created_at,
  state: (order) => order.state,
  email: (order) => order.email,
  full_name: (order) => order.full_name,
  address_line1: (order) => order.address_line1,
  address_line2: (order) => order.address_line2,
  city: (order) => order.city,
  region: (order) => order.region,
  postal_code: (order) => order.postal_code,
  country: (order) => order.country,
  shipping_service: (order) => order.shipping_service,
  currency: (order) => order.currency,
  subtotal: (order) => decimalOf(order.subtotal_cents, order.currency),
  discount: (order) => decimalOf(order.discount_cents, order.currency),
  shipping: (order) => decimalOf(order.shipping_cents, order.currency),
  total: (order) => decimalOf(order.total_cents, order.currency),
  refunded: (order) => decimalOf(order.refunded_cents, order.currency),
  lost: (order) => decimalOf(order.lost_dispute_cents, order.currency),
  refund_failed: (order) => decimalOf(order.failed_refund_cents, order.currency),
  dispute: (order) => order.open_dispute ?? '',
  payment_provider: (order) => order.payment_provider ?? '',
  payment_reference: (order) => order.payment_reference ?? '',
  payment_mode: ({ payment_livemode: livemode }) => (livemode === null ? '' : modeOf(livemode)),
} satisfies Record<string, (order: OrderRow) => string>;

/**
 * Returns every order as CSV (RFC 4180) with a header line and amounts with the digits of the order's currency. It leaves out the tokens that open
 * orders.
 */
export function ordersCsv(orders: readonly OrderRow[]): string {
  return csv(columns, orders);
}
