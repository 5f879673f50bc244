import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { shippingServices, shippingZoneOf } from '@/data/shipping';
import { costAt } from '@/data/weekend';
import { type PriceSources } from '@/domain/pricing';
import { type RequestedLine } from '@/domain/totals';
import { toWatchReference, watchKey } from '@/domain/watch-key';

/** How the shop sends, whatever is ordered. */
export const shippingTerms = { services: shippingServices, zoneOf: shippingZoneOf };

/** The shop's own prices, at one moment, of the watches that these lines name, fetched at once, and its shipping. */
export async function openPriceBook(
  lines: readonly Pick<RequestedLine, 'catalogue' | 'id'>[],
  now: Date,
): Promise<PriceSources> {
  const named = lines.flatMap(({ catalogue: name, id }) => toWatchReference(name, id) ?? []);
  const sold = new Map((await catalogue.findWatches(named)).map((watch) => [watch.key, watch]));
  return {
    ...shippingTerms,
    priceOf: (catalogueName, id) => {
      const watch = sold.get(watchKey({ catalogue: catalogueName, id }));
      return watch && { name: watch.fullName, unitCents: costAt(watch, now) };
    },
  };
}
