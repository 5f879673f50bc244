'use client';

import { useSyncExternalStore } from 'react';
import { currencyEvent } from '@/browser/currency';
import { type Currency, isCurrency } from '@/domain/currency';
import { type Priced, priceOrDollars } from '@/domain/watch-price';
import type { Price } from '@/domain/weekend-price';

/** `pageCurrency` of `domain/currency.ts`, as a constant of this module: the bundler folds it. */
const pageCurrency = (process.env.SHOP_CURRENCY || 'usd') as Currency;

/** The chosen currency of this page. */
export function chosenCurrency(): Currency {
  const code = document.documentElement.dataset.currency ?? '';
  return isCurrency(code) ? code : pageCurrency;
}

/** Calls `onChange` after the shopper has chosen another currency. Returns the unsubscribe function. */
export function followCurrency(onChange: () => void): () => void {
  addEventListener(currencyEvent, onChange);
  return () => removeEventListener(currencyEvent, onChange);
}

/** The shopper's currency, for texts and calculations; displayed prices of watches follow a head script. */
export const useCurrency = (): Currency => useSyncExternalStore(followCurrency, chosenCurrency, () => pageCurrency);

/** Returns the price of a watch in the shopper's currency, or in US dollars if it has none there. */
export function useSoldPrice(watch: Priced): Price & { currency: Currency } {
  return priceOrDollars(watch, useCurrency());
}
