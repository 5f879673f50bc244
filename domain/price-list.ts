import { dateAfter } from './local-date';
import { currencies, type Currency, pageCurrency } from './currency';
import { keysOf } from './records';
import { type WatchKey } from './watch-key';

/** Amounts by watch, in the minor unit of a currency. */
type Prices = Readonly<Partial<Record<WatchKey, number>>>;

/** Prices in other currencies than US dollars (docs/product.md 44.10). */
export type OtherPrices = Readonly<Partial<Record<Currency, Prices>>>;

/** Prices of a sale, from the start of its first date to the end of its last (docs/product.md 42.9). */
export type PriceList = {
  readonly name: string;
  /** Dates in the shop's time zone, such as `2026-11-27`. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** USD cents by watch. */
  readonly prices: Prices;
  readonly otherPrices?: OtherPrices;
};

/** Price of a watch by the price lists of a date. */
export type SalePrice = {
  /** USD cents; undefined if a price list only starts later. */
  readonly cents?: number;
  /** Name of the price list. */
  readonly list?: string;
  /** Next date on which a price list of the watch starts or has ended; undefined without one in the page's currency. */
  readonly changesOn?: string;
  /** Lowest prices of the date in other currencies, in the minor unit of each, with the name of the price list. */
  readonly others?: Readonly<Partial<Record<Currency, { readonly cents: number; readonly list: string }>>>;
};

/** Returns the lowest price of each watch on a date: discounts do not add up. */
export function salePricesOn(lists: readonly PriceList[], date: string): ReadonlyMap<WatchKey, SalePrice> {
  const sales = new Map<WatchKey, SalePrice>();
  for (const { name, startsOn, endsOn, prices, otherPrices = {} } of lists.filter((list) => list.endsOn >= date)) {
    const isOn = startsOn <= date;
    const change = isOn ? dateAfter(endsOn) : startsOn;
    for (const [watch, cents] of entriesOf(prices)) {
      const known = sales.get(watch);
      if (isOn && (known?.cents === undefined || cents < known.cents))
        sales.set(watch, { ...known, cents, list: name });
    }
    for (const [watch] of entriesOf(pageCurrency === 'usd' ? prices : (otherPrices[pageCurrency] ?? {}))) {
      const known = sales.get(watch);
      const isEarlier = known?.changesOn !== undefined && known.changesOn < change;
      sales.set(watch, { ...known, changesOn: isEarlier ? known.changesOn : change });
    }
    for (const currency of isOn ? currencies : [])
      for (const [watch, cents] of entriesOf(otherPrices[currency] ?? {})) {
        const known = sales.get(watch);
        const lowest = known?.others?.[currency];
        if (lowest === undefined || cents < lowest.cents)
          sales.set(watch, { ...known, others: { ...known?.others, [currency]: { cents, list: name } } });
      }
  }
  return sales;
}

/** Returns the watches of a price list with their prices. */
export const entriesOf = (prices: Prices): [watch: WatchKey, cents: number][] =>
  keysOf(prices).flatMap((watch) => {
    const cents = prices[watch];
    return cents === undefined ? [] : [[watch, cents]];
  });

/** The watches with a price on a list, in any currency. */
export const watchesOf = ({ prices, otherPrices = {} }: Pick<PriceList, 'prices' | 'otherPrices'>) =>
  new Set([prices, ...Object.values(otherPrices)].flatMap((some) => entriesOf(some).map(([watch]) => watch)));
