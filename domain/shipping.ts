/** What a country means for shipping; `none` where the shop does not send to. */
export type ShippingZone = 'domestic' | 'international' | 'international-paid' | 'none';

/** One way to send a parcel. Money in cents, days in business days after the order. */
export type ShippingService = {
  id: string;
  label: string;
  zones: readonly ShippingZone[];
  /** The flat rate in cents. */
  cents: number;
  /** Free on orders over this many cents, in the zones named here (docs/product.md 15.2). */
  free?: { over: number; zones: readonly ShippingZone[] };
  /** Business days from order to delivery, when all goes well. */
  days: readonly [fewest: number, most: number];
  /** Business days that the policy's possible delays add at most. */
  delayDays: number;
};

/** A way to send one order, with what it costs: `cents` is 0 where it is free. */
export type ShippingOption = Pick<ShippingService, 'id' | 'label' | 'days' | 'delayDays'> & { cents: number };

/** Calendar dates, `2026-11-20`. `latestIfDelayed` counts the policy's possible delays in (docs/product.md 15.5). */
export type DeliveryDates = { earliest: string; latest: string; latestIfDelayed: string };

/**
 * The ways to send an order to a zone, in the order of the services; none where the shop does not send to.
 *
 * @param subtotal the watches alone in cents, before any discount: a promo code never takes free shipping away, and the
 * cart, which knows no code, promises the same.
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

/** Whether a subtotal is over the limit of free shipping, and not just at it (docs/product.md 15.2). Both in cents. */
export function isOverFreeLimit(subtotal: number, limit: number): boolean {
  return subtotal > limit;
}

/** The dates that an option promises for an order of `orderedOn`, which is read in UTC. */
export function deliveryDates({ days, delayDays }: Pick<ShippingOption, 'days' | 'delayDays'>, orderedOn: Date) {
  const [fewest, most] = days;
  return {
    earliest: afterBusinessDays(orderedOn, fewest),
    latest: afterBusinessDays(orderedOn, most),
    latestIfDelayed: afterBusinessDays(orderedOn, most + delayDays),
  } satisfies DeliveryDates;
}

/** The UTC date so many business days later; Saturdays and Sundays do not count, public holidays do. */
function afterBusinessDays(from: Date, days: number): string {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
