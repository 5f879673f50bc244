import { locale } from './language';
import { currencies, type Currency, isCurrency } from './currency';

/** Minor units of one unit: 100 cents are a dollar; the yen has none (ISO 4217). */
export const minorUnits = (currency: Currency): 1 | 100 => (currency === 'jpy' ? 1 : 100);

const formats: Partial<Record<Currency, Intl.NumberFormat>> = {};

/** Rounds dollars to integer cents. */
export function roundToCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts a catalogue price in dollars to integer cents. Throws a RangeError for fractions of a cent. */
export function centsOf(priceInDollars: number): number {
  const cents = roundToCents(priceInDollars);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - priceInDollars * 100) > 1e-6) {
    throw new RangeError(`${priceInDollars} is not a whole number of cents`);
  }
  return cents;
}

/**
 * Formats an amount in the minor unit of its currency, `$1,234.50` or `¥1,234` (docs/product.md 15.1), identically on the
 * server and in browsers.
 */
export function formatMoney(amount: number, currency: Currency): string {
  const format = (formats[currency] ??= new Intl.NumberFormat(locale, { style: 'currency', currency }));
  return format.format(amount / minorUnits(currency));
}

/** Formats an amount that a payment provider reports, with its ISO 4217 code, which may be of no order of the shop. */
export function formatReported(amount: number, code: string): string {
  return isCurrency(code)
    ? formatMoney(amount, code)
    : `${amount} minor units of ${code.toUpperCase() || 'no currency'}`;
}

/** Formats sums of several currencies in the order of the currencies, `$398.00, ¥59,602`; `$0.00` for none. */
export function formatSums(sums: Partial<Readonly<Record<Currency, number>>>): string {
  const found = currencies.filter((currency) => (sums[currency] ?? 0) !== 0);
  return (found.length > 0 ? found : (['usd'] as const))
    .map((currency) => formatMoney(sums[currency] ?? 0, currency))
    .join(', ');
}

/** Formats an amount within a sentence: `$99`, or `$99.50` with cents. */
export function formatMoneyInText(amount: number, currency: Currency): string {
  return formatMoney(amount, currency).replace(/[.,]00(?!\d)/, '');
}

/** Formats an amount for programs, `1234.50` or `1234`, with the digits of its currency. */
export function decimalOf(amount: number, currency: Currency): string {
  return (amount / minorUnits(currency)).toFixed(minorUnits(currency) === 1 ? 0 : 2);
}

/** Removes the commas between thousands of a typed amount, `1,234.50`. Any other comma stays: `12,50` is not 1250. */
export const withoutThousands = (typed: string): string =>
  /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(typed) ? typed.replaceAll(',', '') : typed;

/** Parses a typed amount, `12.50` or `12`, to the minor unit of its currency; undefined if invalid or 0. */
export function parseAmount(typed: string, currency: Currency): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (!whole || (fraction && minorUnits(currency) === 1)) return undefined;
  const amount = Number(whole) * minorUnits(currency) + Number(fraction.padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
}
