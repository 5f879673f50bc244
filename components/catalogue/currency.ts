'use client';

import { useSyncExternalStore } from 'react';
import { chosenCurrency, followCurrency } from '@/browser/currency';
import type { Currency } from '@/domain/currency';
import { priceIn, type Priced } from '@/domain/watch-price';
import type { Price } from '@/domain/weekend-price';

/** The shopper's currency, for texts and calculations; displayed prices of watches follow a head script. */
export const useCurrency = (): Currency => useSyncExternalStore(followCurrency, chosenCurrency, () => 'usd');

/** Returns the price of a watch in the shopper's currency, or in US dollars if it has none there. */
export function useSoldPrice(watch: Priced): Price & { currency: Currency } {
  const currency = useCurrency();
  const price = priceIn(watch, currency);
  return price ? { ...price, currency } : { ...watch, currency: 'usd' };
}
