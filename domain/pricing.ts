import { isQuantity, maxQuantity, minQuantity } from './quantity';
import { type ShippingOption, shippingOptions, type ShippingService, type ShippingZone } from './shipping';

/** A line of a cart as a shopper's browser names it; nothing about it is believed yet. */
export type RequestedLine = { catalogue: string; id: number; quantity: number };

/** What the catalogue says of a watch; `unitCents` in cents. */
export type CataloguePrice = { name: string; unitCents: number };

/** The catalogue door as pricing needs it: undefined for a watch that is not sold. */
export type PriceOf = (catalogue: string, id: number) => CataloguePrice | undefined;

/** A line item with its price; amounts in cents. */
export type PricedLine = RequestedLine & CataloguePrice & { lineCents: number };

/** A promo code that has been found good, and what it takes off the watches in percent. */
export type Promo = { code: string; percent: number };

export type PricingRequest = {
  lines: readonly RequestedLine[];
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The id of a shipping service. */
  service: string;
  promo?: Promo;
};

/** What an order costs, itemised, in cents: `totalCents = subtotalCents - discountCents + shipping.cents`. */
export type Totals = {
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  shipping: ShippingOption;
  totalCents: number;
};

/** Where prices and shipping terms come from. */
export type PriceSources = {
  priceOf: PriceOf;
  services: readonly ShippingService[];
  zoneOf: (country: string) => ShippingZone;
};

export type PricingRefusal =
  'no-lines' | 'unknown-watch' | 'bad-quantity' | 'duplicate-line' | 'country-not-served' | 'service-not-offered';

/** An order that cannot be priced. `field` is where in the request: `lines.0.quantity`, `country`. */
export class PricingError extends Error {
  constructor(
    readonly code: PricingRefusal,
    readonly field: string,
    message: string,
  ) {
    super(message);
    this.name = 'PricingError';
  }
}

/**
 * Prices an order. Every price comes from the sources, none from the request. The promo code takes its percentage off
 * the watches, rounded to the nearest cent, and nothing off shipping.
 *
 * @throws {PricingError} for what cannot be sold: an unknown watch, a quantity other than 1 to 10, a watch that is named
 * twice, a country that is not served or a service that does not go there.
 * @throws {RangeError} for a promo of less than 0 or more than 100 percent, which is a fault of the caller.
 */
export function priceOrder(request: PricingRequest, sources: PriceSources): Totals {
  const lines = priceLines(request.lines, sources.priceOf);
  const subtotalCents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  const discountCents = discountOn(subtotalCents, request.promo);
  const shipping = chooseShipping(request, subtotalCents, sources);
  return { lines, subtotalCents, discountCents, shipping, totalCents: subtotalCents - discountCents + shipping.cents };
}

function priceLines(lines: readonly RequestedLine[], priceOf: PriceOf): readonly PricedLine[] {
  if (lines.length === 0) throw new PricingError('no-lines', 'lines', 'The cart is empty.');
  const seen = new Set<string>();
  return lines.map(({ catalogue, id, quantity }, index) => {
    const price = priceOf(catalogue, id);
    if (!price) throw new PricingError('unknown-watch', `lines.${index}`, 'This watch is not sold here.');
    if (!isQuantity(quantity)) {
      throw new PricingError(
        'bad-quantity',
        `lines.${index}.quantity`,
        `Choose ${minQuantity} to ${maxQuantity} of a watch.`,
      );
    }
    const key = `${catalogue}/${id}`;
    if (seen.has(key)) throw new PricingError('duplicate-line', `lines.${index}`, 'This watch is in the cart twice.');
    seen.add(key);
    const { name, unitCents } = price;
    return { catalogue, id, quantity, name, unitCents, lineCents: unitCents * quantity };
  });
}

function discountOn(subtotalCents: number, promo: Promo | undefined): number {
  if (!promo) return 0;
  if (!(promo.percent >= 0 && promo.percent <= 100)) throw new RangeError(`No promo takes ${promo.percent} % off.`);
  return Math.round((subtotalCents * promo.percent) / 100);
}

function chooseShipping({ country, service }: PricingRequest, subtotalCents: number, sources: PriceSources) {
  const options = shippingOptions(sources.services, sources.zoneOf(country), subtotalCents);
  if (options.length === 0) throw new PricingError('country-not-served', 'country', 'We cannot send to this country.');
  const option = options.find(({ id }) => id === service);
  if (!option) throw new PricingError('service-not-offered', 'service', 'This shipping does not go to this country.');
  return option;
}
