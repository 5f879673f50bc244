import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { isEuCountry } from '@/data/law';
import { missingOf, safetyOf } from '@/data/makers';
import { shippingServices, shippingZoneOf } from '@/data/shipping';
import { costAt } from '@/data/weekend';
import { type PriceSources } from '@/domain/pricing';
import type { RequestedLine } from '@/domain/line-items';
import { takesRealMoney } from '@/server/payments/mode';
import { toWatchReference, watchKey } from '@/domain/watch-key';

/** The shop's shipping services and zones, which do not depend on the order. */
export const shippingTerms = { services: shippingServices, zoneOf: shippingZoneOf };

/** Fetches the shop's prices at `now` of the watches in these lines, and adds its shipping terms. */
export async function openPriceSource(
  lines: readonly Pick<RequestedLine, 'catalogue' | 'id'>[],
  now: Date,
): Promise<PriceSources> {
  const named = lines.flatMap(({ catalogue: name, id }) => toWatchReference(name, id) ?? []);
  const sold = new Map((await catalogue.findWatches(named)).map((watch) => [watch.key, watch]));
  const isHeld = takesRealMoney() && [...sold.values()].some(({ maker }) => missingOf(safetyOf(maker.name)).length > 0);
  return {
    ...shippingTerms,
    // A country without a zone is not served.
    zoneOf: (country) => (isHeld && isEuCountry(country) ? 'none' : shippingZoneOf(country)),
    priceOf: (catalogueName, id) => {
      const watch = sold.get(watchKey({ catalogue: catalogueName, id }));
      return watch && { name: watch.fullName, unitCents: costAt(watch, now) };
    },
  };
}
