import 'server-only';
import { isCatalogueName } from '@/domain/catalogue-names';
import { findWatch } from '@/data/catalogue';
import { shippingServices, shippingZoneOf } from '@/data/shipping';
import { fullNameOf } from '@/data/watch-pages';
import { centsOf } from '@/domain/money';
import { type PriceSources } from '@/domain/pricing';

/** The shop's own prices, from the catalogue door, and its shipping. */
export const priceBook: PriceSources = {
  priceOf: (catalogue, id) => {
    const watch = isCatalogueName(catalogue) ? findWatch(catalogue, String(id)) : undefined;
    return watch && { name: fullNameOf(watch), unitCents: centsOf(watch.price) };
  },
  services: shippingServices,
  zoneOf: shippingZoneOf,
};
