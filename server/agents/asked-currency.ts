import { type Currency, isCurrency } from '@/domain/currency';

/** The protocol's hint of the currency that the shopper prefers, validated by its schemas. */
export type CurrencyHint = { currency?: string };

/**
 * Returns the currency that a request's context asks for, in any case; undefined without one, or if the shop does not sell
 * in it. The protocol lets a shop ignore the hint: each price states its currency.
 */
export function askedCurrency(context: CurrencyHint | undefined): Currency | undefined {
  const code = context?.currency?.toLowerCase() ?? '';
  return isCurrency(code) ? code : undefined;
}
