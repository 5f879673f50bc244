import { joinLabels, numberPattern, parseNumber, priceLabel } from './comparison-words';
import { currencies, type Currency } from './currency';
import { splitSpecificationLine, specificationFields } from './stored-watch';
import type { Watch } from './watch';
import { pageCurrencyOf, priceIn, priceOrDollars } from './watch-price';
import { costOf, currentPriceCopy } from './weekend-price';

/** Measurable superlatives, not matters of taste (docs/product.md 23.3). */
export type Best = 'price' | 'thickness' | 'water' | 'reserve' | 'battery' | 'weight';

/** A row of the comparison: one value per watch, and the superlative of each. */
export type ComparedLine = {
  label: string;
  values: readonly string[];
  /** True if two values differ in words, or in a number by more than 3 percent (docs/product.md 23.3). */
  differs: boolean;
  best: readonly (Best | undefined)[];
};

type Field = (typeof specificationFields)[number];

const bestOf: Partial<Record<Field, (watch: Watch) => readonly [Best, number | null]>> = {
  txt6: ({ specification: { powerReserve, batteryLife } }) =>
    powerReserve === null ? ['battery', batteryLife] : ['reserve', powerReserve],
  txt11: ({ specification }) => ['water', specification.waterResistance],
  txt12: ({ specification }) => ['thickness', -specification.thickness],
  txt16: ({ specification }) => ['weight', -specification.weight],
};

/**
 * Rows for price and all twelve spec lines.
 *
 * @param isWeekend true while weekend prices apply.
 */
export function compareLines(watches: readonly Watch[], isWeekend: boolean): readonly ComparedLine[] {
  const price = priceLine(watches, isWeekend, pageCurrencyOf(watches));
  return [price, ...specificationFields.map((field) => specificationLine(watches, field))];
}

function priceLine(watches: readonly Watch[], isWeekend: boolean, currency: Currency): ComparedLine {
  const prices = watches.map((watch) => priceOrDollars(watch, currency));
  return lineOf(
    priceLabel,
    prices.map((each) => currentPriceCopy(each, isWeekend, currency)),
    markBest(prices.map((each) => ['price', -costOf(each, isWeekend)])),
  );
}

/** Marks of the price row, and the currencies in which they hold. */
export type PriceMarks = Pick<ComparedLine, 'differs' | 'best'> & { readonly currencies: readonly Currency[] };

/**
 * Returns the marks of the price row in each currency: the lowest price in dollars need not be the lowest in euros
 * (docs/product.md 44.16). Currencies with equal marks share an entry. A list is compared in US dollars if a watch has no price in
 * the currency.
 */
export function priceMarks(watches: readonly Watch[], isWeekend: boolean): readonly PriceMarks[] {
  const rows = new Map<string, PriceMarks>();
  for (const currency of currencies) {
    const isSold = watches.every((watch) => priceIn(watch, currency));
    const { differs, best } = priceLine(watches, isWeekend, isSold ? currency : 'usd');
    const marks = JSON.stringify([differs, best]);
    rows.set(marks, { differs, best, currencies: [...(rows.get(marks)?.currencies ?? []), currency] });
  }
  return [...rows.values()];
}

function specificationLine(watches: readonly Watch[], field: Field): ComparedLine {
  const lines = watches.map(({ stored }) => splitSpecificationLine(stored[field]));
  const labels = [...new Set(lines.map(({ label }) => label))];
  const [label = ''] = labels;
  const rank = bestOf[field];
  const best = rank ? markBest(watches.map(rank)) : watches.map(() => undefined);
  if (labels.length < 2) {
    return lineOf(
      label,
      lines.map(({ value }) => value),
      best,
    );
  }
  // Mechanical next to quartz: each value needs its own label.
  return lineOf(
    joinLabels(labels),
    watches.map(({ stored }) => stored[field]),
    best,
  );
}

function lineOf(label: string, values: readonly string[], best: ComparedLine['best']): ComparedLine {
  return { label, values, differs: values.some((value) => values.some((other) => areDifferent(value, other))), best };
}

/** Relative difference of two numbers up to which a shopper cannot distinguish them. */
const TOLERANCE = 0.03;

/** Compares two values: their words exactly, their numbers within the tolerance. */
function areDifferent(value: string, other: string): boolean {
  if (value.replace(numberPattern, '#') !== other.replace(numberPattern, '#')) return true;
  const others = numbersOf(other);
  return numbersOf(value).some((number, index) => {
    const second = others[index] ?? number;
    return Math.abs(number - second) > TOLERANCE * Math.max(number, second);
  });
}

const numbersOf = (text: string) => (text.match(numberPattern) ?? []).map(parseNumber);

/** Marks the highest value of each kind if the kind has at least two differing values. */
function markBest(ranks: readonly (readonly [Best, number | null])[]): ComparedLine['best'] {
  return ranks.map((rank) => {
    const rivals = ranks.flatMap((other) => (other[0] === rank[0] && other[1] !== null ? [other[1]] : []));
    const highest = Math.max(...rivals);
    return highest > Math.min(...rivals) && rank[1] === highest ? rank[0] : undefined;
  });
}
