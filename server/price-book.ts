import 'server-only';
import { findWatch } from '@/data/catalogue';
import { shippingServices, shippingZoneOf } from '@/data/shipping';
import { type CatalogueName, catalogueNames } from '@/data/watch';
import { fullNameOf } from '@/data/watch-pages';
import { centsOf } from '@/lib/money';
import { type PriceSources } from '@/lib/pricing';

/** The shop's own prices, from the catalogue door, and its shipping. */
export const priceBook: PriceSources = {
  priceOf: (catalogue, id) => {
    const watch = isCatalogueName(catalogue) ? findWatch(catalogue, String(id)) : undefined;
    return watch && { name: fullNameOf(watch), unitCents: centsOf(watch.price) };
  },
  services: shippingServices,
  zoneOf: shippingZoneOf,
};

function isCatalogueName(text: string): text is CatalogueName {
  return catalogueNames.some((name) => name === text);
}
