import { currencyLabel, currencyNames } from './currency-words';

/** The shop's currencies, by ISO 4217 code in lower case as in Stripe's API. The first one is that of the catalogue files. */
export const currencies = ['usd', 'eur', 'gbp', 'jpy'] as const;

export type Currency = (typeof currencies)[number];

/**
 * Currency of the pages of this build: that of its language in `languages.json`, or US dollars without a price list in it
 * (docs/product.md 45.7). next.config.js and tools/build replace the variable, as those of `language.ts`.
 */
export const pageCurrency = (process.env.SHOP_CURRENCY || 'usd') as Currency;

export const isCurrency = (code: string): code is Currency => currencies.some((currency) => currency === code);

export { currencyNames };

/** Label and options of the shopper's choice. */
export const currencyChoiceCopy: { label: string; options: Readonly<Record<Currency, string>> } = {
  label: currencyLabel,
  options: { usd: 'USD ($)', eur: 'EUR (€)', gbp: 'GBP (£)', jpy: 'JPY (¥)' },
};
