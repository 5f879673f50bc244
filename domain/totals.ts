import type { ShippingOption } from './shipping';
import type { WatchReference } from './watch-key';

/** A line of a cart as a shopper's browser names it; nothing about it is believed yet. */
export type RequestedLine = { catalogue: string; id: number; quantity: number };

/** What the catalogue says of a watch; `unitCents` in cents. */
export type CataloguePrice = { name: string; unitCents: number };

/** A line item with its price; amounts in cents. */
export type PricedLine = WatchReference & CataloguePrice & { quantity: number; lineCents: number };

/** What an order costs, itemised, in cents: `totalCents = subtotalCents - discountCents + shipping.cents`. */
export type Totals = {
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  shipping: ShippingOption;
  totalCents: number;
};
