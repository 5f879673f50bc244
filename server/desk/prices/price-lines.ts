import 'server-only';
import { currencies, type Currency, currencyNames, isCurrency } from '@/domain/currency';
import { decimalOf, formatMoney, parseAmount } from '@/domain/money';
import { entriesOf, type OtherPrices, type PriceList } from '@/domain/price-list';
import { type RejectedLine } from '@/domain/result';
import { priceIn } from '@/domain/watch-price';
import { reduceByPercent } from '@/domain/weekend-price';
import { type Watch } from '@/domain/watch';
import { type WatchKey } from '@/domain/watch-key';

type Parsed = Pick<PriceList, 'prices' | 'otherPrices'> & { rejected: readonly RejectedLine[] };

/**
 * Parses the prices of a list, one watch or range a line: `xerix/1 189.50`, `xerix/1 189 EUR`, `xerix/1 20%` or `xerix
 * 20%`. An amount without a currency is in US dollars. A percentage is taken off the everyday price in each currency, or
 * in the one that the line names, to the nearest minor unit.
 *
 * @param watches every watch at its everyday price
 */
export function parsePriceLines(text: string, watches: readonly Watch[]): Parsed {
  const prices: Partial<Record<Currency, Partial<Record<WatchKey, number>>>> = {};
  const lineOf = new Map<string, number>();
  const rejected: RejectedLine[] = [];
  for (const [index, typed] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const [name = '', ...rest] = typed.trim().split(/[\s,;]+/);
    if (name === '') continue;
    const named = watches.filter(({ key, catalogue }) => key === name || catalogue === name);
    if (named.length === 0) rejected.push({ line, why: `there is no watch or range “${name}”.` });
    const reduction = readReduction(rest);
    for (const watch of named) {
      for (const currency of reduction ? currenciesOf(reduction, watch) : (['usd'] as const)) {
        const place = `${watch.key} ${currency}`;
        const earlier = lineOf.get(place);
        const lowered = reduction && lowerPrice(watch, reduction, currency);
        let why: string | undefined;
        if (lowered === undefined) why = `“${typed.trim()}” has no price such as 189.50 or 20%.`;
        else if (lowered === 'digits')
          why = `“${typed.trim()}”: an amount in ${currencyNames[currency]} has no digits after the point.`;
        else if (earlier !== undefined) why = `${watch.key} is in line ${earlier} already.`;
        else if (typeof lowered === 'string') why = lowered;
        else {
          prices[currency] = { ...prices[currency], [watch.key]: lowered };
          lineOf.set(place, line);
        }
        // One reason a line: it mostly holds for every watch of a range.
        if (why !== undefined && rejected.at(-1)?.line !== line) rejected.push({ line, why });
      }
    }
  }
  const { usd = {}, ...otherPrices } = prices;
  return { prices: usd, ...(Object.keys(otherPrices).length > 0 && { otherPrices }), rejected };
}

/** What a line takes off: the currency that it names, and its amount as typed or its percentage. */
type Reduction = { currency: Currency | undefined } & ({ amount: string } | { percent: number });

/** Parses the words of a line after its watch; undefined for anything but an amount or a percentage. */
function readReduction([amount = '', code, ...more]: readonly string[]): Reduction | undefined {
  const currency = code?.toLowerCase();
  if (more.length > 0 || (currency !== undefined && !isCurrency(currency))) return undefined;
  const percent = /^([1-9]\d?)%$/.exec(amount)?.[1];
  if (percent !== undefined) return { currency, percent: Number(percent) };
  const plain = amount.replace(/^\$/, '');
  const isInDollars = plain === amount || (currency ?? 'usd') === 'usd';
  return isInDollars && parseAmount(plain, 'usd') !== undefined ? { currency, amount: plain } : undefined;
}

/** The currencies in which a line lowers the price of a watch. */
function currenciesOf(reduction: Reduction, watch: Watch): readonly Currency[] {
  if (reduction.currency !== undefined) return [reduction.currency];
  return 'percent' in reduction ? currencies.filter((currency) => priceIn(watch, currency) !== undefined) : ['usd'];
}

/** Returns the lowered price, or why there is none: `digits` for digits that the currency does not have. */
function lowerPrice(watch: Watch, reduction: Reduction, currency: Currency): number | string {
  const everyday = priceIn(watch, currency)?.priceCents;
  if (everyday === undefined)
    return `${watch.key} has no price in ${currencyNames[currency]}. Prices are written in data/prices.`;
  const lowered =
    'percent' in reduction ? reduceByPercent(everyday, reduction.percent) : parseAmount(reduction.amount, currency);
  if (lowered === undefined) return 'digits';
  return lowered < everyday
    ? lowered
    : `${watch.key} costs ${formatMoney(everyday, currency)}. The price of a sale is lower.`;
}

/** Writes prices as lines that {@link parsePriceLines} reads. */
export const priceLines = (prices: PriceList['prices'], otherPrices: OtherPrices = {}): string =>
  currencies
    .flatMap((currency) =>
      entriesOf(currency === 'usd' ? prices : (otherPrices[currency] ?? {})).map(([watch, cents]) =>
        [watch, decimalOf(cents, currency), ...(currency === 'usd' ? [] : [currency.toUpperCase()])].join(' '),
      ),
    )
    .join('\n');
