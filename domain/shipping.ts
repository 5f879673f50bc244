import { isCarrierHoliday } from './carrier-holidays';

/** Shipping zones; `none` is not served. */
export type ShippingZone = 'domestic' | 'international' | 'international-paid' | 'none';

/** A shipping service. Money in the minor unit of a currency, days in business days after the order. */
export type ShippingService = {
  id: string;
  label: string;
  zones: readonly ShippingZone[];
  /** Flat rate in cents. */
  cents: number;
  /** Free above `over` cents in these zones (docs/product.md 15.2). */
  free?: { over: number; zones: readonly ShippingZone[] };
  /** Business days until delivery without delays. */
  days: readonly [fewest: number, most: number];
  /** Maximum additional business days of delay. */
  delayDays: number;
};

/** A service offered for an order; `cents` is 0 if it is free. */
export type ShippingOption = Pick<ShippingService, 'id' | 'label' | 'days' | 'delayDays'> & { cents: number };

/** Dates such as `2026-11-20`. `latestIfDelayed` includes possible delays (docs/product.md 15.5). */
export type DeliveryDates = { earliest: string; latest: string; latestIfDelayed: string };

/**
 * Shipping options of a zone, in service order; none if it is not served.
 *
 * @param subtotal watches in cents before discounts: a promo code never removes free shipping, and the cart shows the
 * same.
 */
export function shippingOptions(
  services: readonly ShippingService[],
  zone: ShippingZone,
  subtotal: number,
): readonly ShippingOption[] {
  return services
    .filter(({ zones }) => zone !== 'none' && zones.includes(zone))
    .map(({ id, label, days, delayDays, cents, free }) => {
      const isFree = free !== undefined && free.zones.includes(zone) && isOverFreeLimit(subtotal, free.over);
      return { id, label, days, delayDays, cents: isFree ? 0 : cents };
    });
}

/** True above the free shipping limit, not at it (docs/product.md 15.2). Both in cents. */
export function isOverFreeLimit(subtotal: number, limit: number): boolean {
  return subtotal > limit;
}

/** Delivery dates for an order placed at `orderedOn`, in UTC. */
export function deliveryDates({ days, delayDays }: Pick<ShippingOption, 'days' | 'delayDays'>, orderedOn: Date) {
  const [fewest, most] = days;
  return {
    earliest: afterBusinessDays(orderedOn, fewest),
    latest: afterBusinessDays(orderedOn, most),
    latestIfDelayed: afterBusinessDays(orderedOn, most + delayDays),
  } satisfies DeliveryDates;
}

/** UTC date after a number of business days. Skips weekends and the carrier's holidays. */
function afterBusinessDays(from: Date, days: number): string {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0 && !isCarrierHoliday(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
