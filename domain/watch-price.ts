import { currencies, type Currency } from './currency';
import { minorUnits } from './money';
import { costOf, type Price } from './weekend-price';

/** Price in US dollars, with those of the price lists in other currencies (docs/product.md 44.1). */
export type Priced = Price & { readonly otherPrices?: Readonly<Partial<Record<Currency, Price>>> };

/**
 * The price as pages show it: in US dollars, and in every currency as `data-prices` has it, `249,229,199,38000` in the
 * order of `currencies`, empty where there is none (docs/decisions/0035-currencies.md).
 */
export type ShownPrice = Price & { readonly prices: string; readonly weekendPrices?: string };

/** Returns the price of a watch as pages show it. */
export function shownPrice(priced: Priced): ShownPrice {
  const { priceCents, weekendCents } = priced;
  const listed = (take: (price: Price) => number) =>
    currencies
      .map((currency) => {
        const price = priceIn(priced, currency);
        return price && take(price) / minorUnits(currency);
      })
      .join();
  return {
    priceCents,
    prices: listed((price) => price.priceCents),
    ...(weekendCents !== undefined && { weekendCents, weekendPrices: listed((price) => costOf(price, true)) }),
  };
}

/** Price in a currency; undefined if the watch has none there. Never converted. */
export function priceIn(priced: Priced, currency: Currency): Price | undefined {
  return currency === 'usd' ? priced : priced.otherPrices?.[currency];
}
