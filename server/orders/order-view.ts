import 'server-only';
import { shippingServices } from '@/data/shipping';
import { addressLines } from '@/domain/address-lines';
import { type ConfirmedOrder } from '@/domain/confirmed-order';
import { type MoneyBack } from '@/domain/money-back';
import { type DeliveryDates, deliveryDates } from '@/domain/shipping';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { findOrderByToken, type OrderDetails } from './read';

/** What of an order's money has gone back. */
export function refundStatusOf(order: OrderRow): MoneyBack {
  const { refunded_cents, lost_dispute_cents, failed_refund_cents, open_dispute: openDispute } = order;
  return {
    refundedCents: refunded_cents,
    lostCents: lost_dispute_cents,
    returnedCents: failed_refund_cents,
    openDispute,
  };
}

/** Where an order goes, line by line. */
export function deliveryLines(order: OrderDetails): string[] {
  return addressLines({
    fullName: order.full_name,
    line1: order.address_line1,
    line2: order.address_line2,
    city: order.city,
    region: order.region,
    postalCode: order.postal_code,
    country: order.countryName,
    countryCode: order.country,
  });
}

/** When an order should arrive. */
export function deliveryDatesOf(order: OrderRow): DeliveryDates {
  return {
    earliest: order.earliest_delivery,
    latest: order.latest_delivery,
    latestIfDelayed: order.latest_delivery_if_delayed,
  };
}

/**
 * The dates of an order that is paid now. They were promised for the day of ordering: money that comes on another day
 * (UTC) starts them anew. A service that the shop has no more keeps the dates it had.
 */
export function deliveryDatesAfterPayment(order: OrderRow, paidAt: Date): DeliveryDates {
  const service = shippingServices.find(({ id }) => id === order.shipping_service);
  const isSameDay = order.created_at.slice(0, 10) === paidAt.toISOString().slice(0, 10);
  return service && !isSameDay ? deliveryDates(service, paidAt) : deliveryDatesOf(order);
}

/** The order of a token as its pages show it; undefined when nobody has that token. */
export async function findConfirmedOrder(db: Database, token: string): Promise<ConfirmedOrder | undefined> {
  const order = await findOrderByToken(db, token);
  return order && confirmedOrder(order);
}

function confirmedOrder(order: OrderDetails): ConfirmedOrder {
  return {
    number: order.number,
    token: order.token,
    state: order.state,
    isSubmitted: order.payment_submitted_at !== null,
    email: order.email,
    address: deliveryLines(order),
    lines: order.lines.map(({ catalogue, watch_id: id, name, unit_cents: unitCents, quantity }) => ({
      catalogue,
      id,
      name,
      unitCents,
      quantity,
    })),
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    totalCents: order.total_cents,
    shipping: { label: order.shipping_label, cents: order.shipping_cents },
    dates: deliveryDatesOf(order),
    earnedCode: order.earnedCode,
    ...(order.parcel && { parcel: order.parcel }),
    moneyBack: refundStatusOf(order),
  };
}
