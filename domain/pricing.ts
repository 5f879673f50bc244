import { isQuantity, type CataloguePrice, type PricedLine, type RequestedLine, type Totals } from './line-items';
import type { Currency } from './currency';
import type { PromoCode } from './promo-code';
import { accept, reject, type Result } from './result';
import { type ShippingOption, shippingOptions, type ShippingService, type ShippingZone } from './shipping';
import { type CatalogueName, toWatchReference, type WatchKey, watchKey } from './watch-key';

/** Name and price of a catalogue watch; undefined if it is not sold, without `unitCents` if not in this currency. */
type PriceOf = (
  catalogue: CatalogueName,
  id: number,
) => (Omit<CataloguePrice, 'unitCents'> & Partial<CataloguePrice>) | undefined;

/** A valid promo code and its discount on the watches in percent. */
export type Promo = { code: PromoCode; percent: number };

export type PricingRequest = {
  lines: readonly RequestedLine[];
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The id of a shipping service. */
  service: string;
  promo?: Promo;
};

/** Sources of prices and shipping terms, all in one currency. */
export type PriceSources = {
  currency: Currency;
  priceOf: PriceOf;
  services: readonly ShippingService[];
  zoneOf: (country: string) => ShippingZone;
};

/** Pricing errors; each carries the field, `lines.0.quantity`, `country`. */
export type PricingCode =
  | 'no-lines'
  | 'unknown-watch'
  | 'not-in-currency'
  | 'bad-quantity'
  | 'duplicate-line'
  | 'country-not-served'
  | 'service-not-offered';

/**
 * Prices an order in one currency. Every price comes from the sources, none from the request, and none is converted. A
 * promo code discounts the watches, rounded to the minor unit, not shipping. Rejects unknown or duplicate watches, those
 * without a price in the currency, quantities outside 1 to 10, countries not served and services not offered there.
 *
 * @throws {RangeError} for a promo below 0 or above 100 percent, a caller's bug.
 */
export function priceOrder(request: PricingRequest, sources: PriceSources): Result<Totals, PricingCode> {
  const priced = priceLines(request.lines, sources.priceOf);
  if (!priced.ok) return priced;
  const lines = priced.value;
  const subtotalCents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  const discountCents = discountOn(subtotalCents, request.promo);
  const chosen = chooseShipping(request, subtotalCents, sources);
  if (!chosen.ok) return chosen;
  const shipping = chosen.value;
  const totalCents = subtotalCents - discountCents + shipping.cents;
  return accept({ currency: sources.currency, lines, subtotalCents, discountCents, shipping, totalCents });
}

function priceLines(lines: readonly RequestedLine[], priceOf: PriceOf): Result<readonly PricedLine[], PricingCode> {
  if (lines.length === 0) return reject({ code: 'no-lines', field: 'lines' });
  const seen = new Set<WatchKey>();
  const priced: PricedLine[] = [];
  for (const [index, { catalogue, id, quantity }] of lines.entries()) {
    const field = `lines.${index}`;
    const watch = toWatchReference(catalogue, id);
    const price = watch && priceOf(watch.catalogue, watch.id);
    if (!price) return reject({ code: 'unknown-watch', field });
    if (!isQuantity(quantity)) {
      return reject({ code: 'bad-quantity', field: `${field}.quantity` });
    }
    const key = watchKey(watch);
    if (seen.has(key)) return reject({ code: 'duplicate-line', field });
    seen.add(key);
    const { name, unitCents } = price;
    if (unitCents === undefined) return reject({ code: 'not-in-currency', field });
    priced.push({ ...watch, quantity, name, unitCents, lineCents: unitCents * quantity });
  }
  return accept(priced);
}

function discountOn(subtotalCents: number, promo: Promo | undefined): number {
  if (!promo) return 0;
  if (!(promo.percent >= 0 && promo.percent <= 100)) throw new RangeError(`No promo takes ${promo.percent} % off.`);
  return Math.round((subtotalCents * promo.percent) / 100);
}

function chooseShipping(
  { country, service }: PricingRequest,
  subtotalCents: number,
  sources: PriceSources,
): Result<ShippingOption, PricingCode> {
  const options = shippingOptions(sources.services, sources.zoneOf(country), subtotalCents);
  if (options.length === 0) return reject({ code: 'country-not-served', field: 'country' });
  const option = options.find(({ id }) => id === service);
  return option ? accept(option) : reject({ code: 'service-not-offered', field: 'service' });
}
