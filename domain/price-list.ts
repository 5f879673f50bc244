import { dateAfter } from './local-date';
import { keysOf } from './records';
import { type WatchKey } from './watch-key';

/** Prices of a sale, from the start of its first date to the end of its last (docs/product.md 42.9). */
export type PriceList = {
  readonly name: string;
  /** Dates in the shop's time zone, such as `2026-11-27`. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** USD cents by watch. */
  readonly prices: Readonly<Partial<Record<WatchKey, number>>>;
};

/** Price of a watch by the price lists of a date. */
export type SalePrice = {
  /** USD cents; undefined if a price list only starts later. */
  readonly cents?: number;
  /** Name of the price list. */
  readonly list?: string;
  /** Next date on which a price list of the watch starts or has ended. */
  readonly changesOn: string;
};

/** Returns the lowest price of each watch on a date: discounts do not add up. */
export function salePricesOn(lists: readonly PriceList[], date: string): ReadonlyMap<WatchKey, SalePrice> {
  const sales = new Map<WatchKey, SalePrice>();
  for (const { name, startsOn, endsOn, prices } of lists.filter((list) => list.endsOn >= date)) {
    const isOn = startsOn <= date;
    const change = isOn ? dateAfter(endsOn) : startsOn;
    for (const [watch, cents] of entriesOf(prices)) {
      const known = sales.get(watch);
      const isLower = isOn && (known?.cents === undefined || cents < known.cents);
      sales.set(watch, {
        ...known,
        ...(isLower && { cents, list: name }),
        changesOn: known && known.changesOn < change ? known.changesOn : change,
      });
    }
  }
  return sales;
}

/** Returns the watches of a price list with their prices. */
export const entriesOf = (prices: PriceList['prices']): [watch: WatchKey, cents: number][] =>
  keysOf(prices).flatMap((watch) => {
    const cents = prices[watch];
    return cents === undefined ? [] : [[watch, cents]];
  });
