import { shippingServices } from '@/data/shipping';
import { addressLines } from '@/domain/address-lines';
import { type DeliveryDates, deliveryDates } from '@/domain/shipping';
import { type OrderRow } from './history';
import { type OrderDetails } from './read';

/** Where an order goes, line by line. */
export function addressOf(order: OrderDetails): string[] {
  return addressLines({
    fullName: order.full_name,
    line1: order.address_line1,
    line2: order.address_line2,
    city: order.city,
    region: order.region,
    postalCode: order.postal_code,
    country: order.countryName,
  });
}

/** When an order should arrive. */
export function datesOf(order: OrderRow): DeliveryDates {
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
export function datesFrom(order: OrderRow, paidAt: Date): DeliveryDates {
  const service = shippingServices.find(({ id }) => id === order.shipping_service);
  const isSameDay = order.created_at.slice(0, 10) === paidAt.toISOString().slice(0, 10);
  return service && !isSameDay ? deliveryDates(service, paidAt) : datesOf(order);
}
