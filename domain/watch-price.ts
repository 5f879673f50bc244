import { currencies, type Currency } from './currency';
import { minorUnits } from './money';
import { costOf, type Price, priceCopy } from './weekend-price';

/** `pageCurrency` of `domain/currency.ts`, as a constant of this module: the bundler folds it. */
const pageCurrency = (process.env.SHOP_CURRENCY || 'usd') as Currency;

/** Price in US dollars, with those of the price lists in other currencies (docs/product.md 44.1). */
export type Priced = Price & { readonly otherPrices?: Readonly<Partial<Record<Currency, Price>>> };

/**
 * The price as pages show it: in the page's currency, or in US dollars if the watch has none in it, and in every currency as
 * `data-prices` has it, `249,229,199,38000` in the order of `currencies`, empty where there is none
 * (docs/decisions/0035-currencies.md).
 */
export type ShownPrice = Price & { readonly prices: string; readonly weekendPrices?: string };

/** Returns the currency of a `ShownPrice` by its `prices`. */
export const shownCurrency = (prices = ''): Currency =>
  prices.split(',')[currencies.indexOf(pageCurrency)] ? pageCurrency : 'usd';

/** Amounts as `data-prices` has them. @param amountIn in the minor unit of a currency; undefined for none */
const inEachCurrency = (amountIn: (currency: Currency) => number | undefined) =>
  currencies
    .map((currency) => {
      const amount = amountIn(currency);
      return amount && amount / minorUnits(currency);
    })
    .join();

/** Returns the price of a watch as pages show it. */
export function shownPrice(priced: Priced): ShownPrice {
  const { priceCents, weekendCents } = pageCurrency === 'usd' ? priced : pagePrice(priced);
  const listed = (take: (price: Price) => number) =>
    inEachCurrency((currency) => {
      const price = priceIn(priced, currency);
      return price && take(price);
    });
  return {
    priceCents,
    prices: listed((price) => price.priceCents),
    ...(weekendCents !== undefined && { weekendCents, weekendPrices: listed((price) => costOf(price, true)) }),
  };
}

/** The price in the page's currency, or in US dollars if the watch has none in it (docs/product.md 44.2). */
export const pagePrice = (priced: Priced): Price & { readonly currency: Currency } =>
  priceOrDollars(priced, pageCurrency);

/** The price in a currency, or in US dollars if the watch has none in it. */
export function priceOrDollars(priced: Priced, currency: Currency): Price & { readonly currency: Currency } {
  const price = priceIn(priced, currency);
  const { priceCents, weekendCents } = price ?? priced;
  return { priceCents, weekendCents, currency: price ? currency : 'usd' };
}

/** The currency of a list on the page: the page's, or US dollars if a watch has no price in it. */
export const pageCurrencyOf = (watches: readonly Priced[]): Currency =>
  watches.every((watch) => priceIn(watch, pageCurrency)) ? pageCurrency : 'usd';

/** The cost of lines as pages show it. */
export type CostOf = (lines: readonly { watch: Priced; quantity: number }[]) => ShownPrice;

/**
 * Returns the costs of a list's lines in each currency in which the whole list is sold (docs/product.md 44.3), on a weekend or
 * not.
 */
export function costIn(list: readonly Priced[], isWeekend: boolean): CostOf {
  const sold = new Set(currencies.filter((currency) => list.every((watch) => priceIn(watch, currency))));
  return (lines) => {
    const totalIn = (currency: Currency) =>
      lines.reduce(
        (sum, { watch, quantity }) => sum + costOf(priceIn(watch, currency) ?? watch, isWeekend) * quantity,
        0,
      );
    return {
      priceCents: totalIn(pageCurrencyOf(list)),
      prices: inEachCurrency((currency) => (sold.has(currency) ? totalIn(currency) : undefined)),
    };
  };
}

/** The price in the page's currency for text that stays valid for days. */
export function pagePriceCopy(priced: Priced): string {
  const price = pagePrice(priced);
  return priceCopy(price, price.currency);
}

/** Price in a currency; undefined if the watch has none there. Never converted. */
export function priceIn(priced: Priced, currency: Currency): Price | undefined {
  return currency === 'usd' ? priced : priced.otherPrices?.[currency];
}
