import type { ShippingOption } from './shipping';
import type { WatchReference } from './watch-key';

/** A cart line from the browser, not yet validated. */
export type RequestedLine = { catalogue: string; id: number; quantity: number };

/** Catalogue name and price; `unitCents` in cents. */
export type CataloguePrice = { name: string; unitCents: number };

/** An order line with its price, in cents. */
export type PricedLine = WatchReference & CataloguePrice & { quantity: number; lineCents: number };

/** Itemised total of an order, in cents: `totalCents = subtotalCents - discountCents + shipping.cents`. */
export type Totals = {
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  shipping: ShippingOption;
  totalCents: number;
};
