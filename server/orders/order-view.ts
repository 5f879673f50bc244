import 'server-only';
import { countryNameOf } from '@/data/countries';
import { shippingServices } from '@/data/shipping';
import { type Address } from '@/domain/address';
import { addressLines } from '@/domain/address-lines';
import { type ConfirmedOrder } from '@/domain/confirmed-order';
import { type TimelineStep } from '@/domain/order-timeline';
import { type RefundTotals } from '@/domain/refund-totals';
import { type DeliveryDates, deliveryDates } from '@/domain/shipping';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { invoicesOf } from '@/server/invoices/read';
import { isAllWithdrawn } from './claimed-units';
import { findOrderByToken, type OrderDetails } from './read';
import { lateChange, readTimeline } from './timeline';

/** Returns an order's refunded, disputed and failed sums. */
export function refundStatusOf(order: OrderRow): RefundTotals {
  const { refunded_cents, lost_dispute_cents, failed_refund_cents, open_dispute: openDispute } = order;
  return {
    refundedCents: refunded_cents,
    lostCents: lost_dispute_cents,
    returnedCents: failed_refund_cents,
    openDispute,
  };
}

/** Returns the shipping address of an order. */
export const deliveryAddress = (order: OrderDetails): Address => ({
  fullName: order.full_name,
  line1: order.address_line1,
  line2: order.address_line2,
  city: order.city,
  region: order.region,
  postalCode: order.postal_code,
  country: order.country,
});

/** Returns the shipping address, one string per line. */
export const deliveryLines = (order: OrderDetails): string[] =>
  addressLines({ ...deliveryAddress(order), country: countryNameOf(order.country), countryCode: order.country });

export function deliveryDatesOf(order: OrderRow): DeliveryDates {
  return {
    earliest: order.earliest_delivery,
    latest: order.latest_delivery,
    latestIfDelayed: order.latest_delivery_if_delayed,
  };
}

/**
 * Returns the delivery dates of an order paid now. The saved dates count from the order day, so a payment on a later
 * UTC day recalculates them. If the shipping service no longer exists, the saved dates stay.
 */
export function deliveryDatesAfterPayment(order: OrderRow, paidAt: Date): DeliveryDates {
  const service = shippingServices.find(({ id }) => id === order.shipping_service);
  const isSameDay = order.created_at.slice(0, 10) === paidAt.toISOString().slice(0, 10);
  return service && !isSameDay ? deliveryDates(service, paidAt) : deliveryDatesOf(order);
}

/** Returns the order of a token for its public pages; undefined if no order has the token. */
export async function findConfirmedOrder(db: Database, token: string): Promise<ConfirmedOrder | undefined> {
  const order = await findOrderByToken(db, token);
  if (!order) return undefined;
  const { number } = order;
  const invoices = (await invoicesOf(db, [number])).get(number) ?? [];
  const confirmed = confirmedOrder(order, await readTimeline(db, order), invoices);
  if (!(await isWithdrawn(db, order))) return confirmed;
  const timeline = confirmed.timeline.filter(({ on }) => on !== undefined); // no step is to come
  return { ...confirmed, timeline, isCancelled: true, isCancellable: false, isChangeable: false };
}

/** True for an order that will not be sent because its shopper withdrew from all of it. */
export async function isWithdrawn(db: Database, { number, state }: OrderRow): Promise<boolean> {
  return state === 'paid' && (await isAllWithdrawn(db, number));
}

function confirmedOrder(
  order: OrderDetails,
  timeline: readonly TimelineStep[],
  invoices: ConfirmedOrder['invoices'],
): ConfirmedOrder {
  return {
    number: order.number,
    token: order.token,
    state: order.state,
    isSubmitted: order.payment_submitted_at !== null,
    email: order.email,
    address: deliveryLines(order),
    country: order.country,
    lines: order.lines.map(({ catalogue, watch_id: id, name, unit_cents: unitCents, quantity }) => ({
      catalogue,
      id,
      name,
      unitCents,
      quantity,
    })),
    currency: order.currency,
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    totalCents: order.total_cents,
    shipping: { label: order.shipping_label, cents: order.shipping_cents },
    dates: deliveryDatesOf(order),
    earnedCode: order.earnedCode,
    ...(order.parcel && { parcel: order.parcel }),
    refunds: refundStatusOf(order),
    timeline,
    isCancellable: lateChange(order) === undefined || order.state === 'pending',
    isChangeable: lateChange(order) === undefined,
    isCancelled: order.cancel_requested_at !== null,
    invoices,
  };
}
