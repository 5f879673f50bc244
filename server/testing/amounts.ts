import type { Currency } from '@/domain/currency';
import { minorUnits } from '@/domain/money';

/** Signs with which `formatMoney` writes the currencies. */
const signs: Readonly<Record<Currency, string>> = { usd: '$', eur: '€', gbp: '£', jpy: '¥' };

/**
 * Lists what contradicts a currency in a text about an order: signs and codes of other currencies, and amounts with a
 * wrong number of digits.
 */
export function foreignAmounts(text: string, currency: Currency): string[] {
  const others = Object.entries(signs).flatMap(([code, sign]) =>
    code === currency ? [] : [...text.matchAll(new RegExp(`.{0,40}(?:\\${sign}|\\b${code}\\b).{0,20}`, 'gi'))],
  );
  const digits = minorUnits(currency) === 1 ? '' : String.raw`\.\d\d`;
  const wrong = [...text.matchAll(new RegExp(`\\${signs[currency]}[\\d,.]*\\d`, 'g'))].filter(
    ([amount]) => !new RegExp(`^.\\d{1,3}(?:,\\d{3})*${digits}$`).test(amount),
  );
  return [...others, ...wrong].map(([found]) => found);
}
