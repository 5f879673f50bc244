import 'server-only';
import { csv, dollars } from '@/domain/csv';
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
  subtotal: (order) => dollars(order.subtotal_cents),
  discount: (order) => dollars(order.discount_cents),
  shipping: (order) => dollars(order.shipping_cents),
  total: (order) => dollars(order.total_cents),
  refunded: (order) => dollars(order.refunded_cents),
  lost: (order) => dollars(order.lost_dispute_cents),
  refund_failed: (order) => dollars(order.failed_refund_cents),
  dispute: (order) => order.open_dispute ?? '',
  payment_provider: (order) => order.payment_provider ?? '',
  payment_reference: (order) => order.payment_reference ?? '',
  payment_mode: ({ payment_livemode: livemode }) => (livemode === null ? '' : modeOf(livemode)),
} satisfies Record<string, (order: OrderRow) => string>;

/**
 * Returns every order as CSV (RFC 4180) with a header line and amounts in dollars. It leaves out the tokens that open
 * orders.
 */
export function ordersCsv(orders: readonly OrderRow[]): string {
  return csv(columns, orders);
}
