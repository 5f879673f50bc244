import 'server-only';
import { formatMoney, parseAmount } from '@/domain/money';
import { entriesOf, type PriceList } from '@/domain/price-list';
import { type RejectedLine } from '@/domain/result';
import { reduceByPercent } from '@/domain/weekend-price';
import { type Watch } from '@/domain/watch';
import { type WatchKey } from '@/domain/watch-key';

/**
 * Parses the prices of a list, one watch or range a line: `xerix/1 189.50`, `xerix/1 20%` or `xerix 20%`. A percentage is
 * taken off the everyday price, to the nearest cent.
 *
 * @param watches every watch at its everyday price
 */
export function parsePriceLines(
  text: string,
  watches: readonly Watch[],
): { prices: PriceList['prices']; rejected: readonly RejectedLine[] } {
  const prices: Partial<Record<WatchKey, number>> = {};
  const lineOf = new Map<WatchKey, number>();
  const rejected: RejectedLine[] = [];
  for (const [index, typed] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const [name = '', amount, ...rest] = typed.trim().split(/[\s,;]+/);
    if (name === '') continue;
    const named = watches.filter(({ key, catalogue }) => key === name || catalogue === name);
    if (named.length === 0) rejected.push({ line, why: `there is no watch or range “${name}”.` });
    for (const { key, priceCents } of named) {
      const cents = rest.length > 0 ? undefined : centsOf(amount ?? '', priceCents);
      const earlier = lineOf.get(key);
      let why: string | undefined;
      if (cents === undefined) why = `“${typed.trim()}” has no price such as 189.50 or 20%.`;
      else if (earlier !== undefined) why = `${key} is in line ${earlier} already.`;
      else if (cents >= priceCents)
        why = `${key} costs ${formatMoney(priceCents, 'usd')}. The price of a sale is lower.`;
      else {
        prices[key] = cents;
        lineOf.set(key, line);
      }
      // One reason a line: it mostly holds for every watch of a range.
      if (why !== undefined && rejected.at(-1)?.line !== line) rejected.push({ line, why });
    }
  }
  return { prices, rejected };
}

function centsOf(amount: string, priceCents: number): number | undefined {
  const percent = /^([1-9]\d?)%$/.exec(amount)?.[1];
  return percent === undefined
    ? parseAmount(amount.replace(/^\$/, ''), 'usd')
    : reduceByPercent(priceCents, Number(percent));
}

/** Writes prices as lines that {@link parsePriceLines} reads. */
export const priceLines = (prices: PriceList['prices']): string =>
  entriesOf(prices)
    .map(([watch, cents]) => `${watch} ${(cents / 100).toFixed(2)}`)
    .join('\n');
