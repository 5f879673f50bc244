import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { isEuCountry } from '@/data/law';
import { missingOf, safetyOf } from '@/data/makers';
import { shippingServicesIn, shippingZoneOf } from '@/data/shipping';
import { costAt } from '@/data/weekend';
import type { Currency } from '@/domain/currency';
import { type PriceSources } from '@/domain/pricing';
import type { RequestedLine } from '@/domain/line-items';
import { takesRealMoney } from '@/server/payments/mode';
import { toWatchReference, watchKey } from '@/domain/watch-key';
import { priceIn } from '@/domain/watch-price';

/** The shop's shipping services and zones in a currency, which do not depend on the order. */
export const shippingTermsIn = (currency: Currency) => ({
  services: shippingServicesIn(currency),
  zoneOf: shippingZoneOf,
});

/** Fetches the shop's prices at `now` of the watches in these lines, and adds its shipping terms, all in one currency. */
export async function openPriceSource(
  lines: readonly Pick<RequestedLine, 'catalogue' | 'id'>[],
  now: Date,
  currency: Currency = 'usd',
): Promise<PriceSources> {
  const named = lines.flatMap(({ catalogue: name, id }) => toWatchReference(name, id) ?? []);
  const sold = new Map((await catalogue.findWatches(named)).map((watch) => [watch.key, watch]));
  const isHeld = takesRealMoney() && [...sold.values()].some(({ maker }) => missingOf(safetyOf(maker.name)).length > 0);
  return {
    currency,
    ...shippingTermsIn(currency),
    // A country without a zone is not served.
    zoneOf: (country) => (isHeld && isEuCountry(country) ? 'none' : shippingZoneOf(country)),
    priceOf: (catalogueName, id) => {
      const watch = sold.get(watchKey({ catalogue: catalogueName, id }));
      const price = watch && priceIn(watch, currency);
      return watch && { name: watch.fullName, ...(price && { unitCents: costAt(price, now) }) };
    },
  };
}
