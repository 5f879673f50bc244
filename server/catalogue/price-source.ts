import 'server-only';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { isSoldTo } from '@/data/eu-sales';
import { shippingServicesIn, shippingZoneOf } from '@/data/shipping';
import { costAt } from '@/data/weekend';
import type { Currency } from '@/domain/currency';
import { type PriceSources } from '@/domain/pricing';
import type { RequestedLine } from '@/domain/line-items';
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
  const sold = new Map((await catalogue.findWatches(referencesOf(lines))).map((watch) => [watch.key, watch]));
  const makers = [...sold.values()].map(({ maker }) => maker.name);
  return {
    currency,
    ...shippingTermsIn(currency),
    // A country without a zone is not served.
    zoneOf: (country) => (isSoldTo(country, makers, process.env) ? shippingZoneOf(country) : 'none'),
    priceOf: (catalogueName, id) => {
      const watch = sold.get(watchKey({ catalogue: catalogueName, id }));
      const price = watch && priceIn(watch, currency);
      return watch && { name: watch.fullName, ...(price && { unitCents: costAt(price, now) }) };
    },
  };
}

/** Returns the currency of a list: the wanted one, or US dollars if a watch has no price in it (docs/product.md 44.3). */
export async function listCurrency(
  lines: readonly Pick<RequestedLine, 'catalogue' | 'id'>[],
  wanted: Currency,
): Promise<Currency> {
  const watches = await catalogue.findWatches(referencesOf(lines));
  return watches.every((watch) => priceIn(watch, wanted)) ? wanted : 'usd';
}

const referencesOf = (lines: readonly Pick<RequestedLine, 'catalogue' | 'id'>[]) =>
  lines.flatMap(({ catalogue: name, id }) => toWatchReference(name, id) ?? []);
