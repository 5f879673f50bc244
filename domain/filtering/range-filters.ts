import { pageCurrency } from '@/domain/currency';
import { minorUnits } from '@/domain/money';
import type { Watch } from '@/domain/watch';
import { priceIn } from '@/domain/watch-price';

/** Range filters in display order; the name is also the query key (docs/product.md 5.7). */
export const rangeFilterNames = ['price', 'diameter', 'lug', 'thickness', 'weight', 'water'] as const;
export type RangeFilterName = (typeof rangeFilterNames)[number];

type RangeFilter = {
  /** `$` stands for the page's currency. */
  unit: '$' | 'mm' | 'g' | 'm';
  /** Round step of the handles, in the filter's unit; a typed number can be finer. */
  step: number;
  /** Value in the filter's unit; NaN for the price of a watch that has none in the page's currency. */
  read: (watch: Watch) => number;
};

export const rangeFilters: Readonly<Record<RangeFilterName, RangeFilter>> = {
  price: {
    unit: '$',
    step: pageCurrency === 'jpy' ? 500 : 5,
    read: (watch) => inUnits(priceIn(watch, pageCurrency)?.priceCents),
  },
  diameter: { unit: 'mm', step: 0.5, read: ({ specification }) => specification.caseDiameter },
  lug: { unit: 'mm', step: 0.5, read: ({ specification }) => specification.lugToLug },
  thickness: { unit: 'mm', step: 0.5, read: ({ specification }) => specification.thickness },
  weight: { unit: 'g', step: 5, read: ({ specification }) => specification.weight },
  water: { unit: 'm', step: 10, read: ({ specification }) => specification.waterResistance },
};

/** An amount in whole units of the page's currency, in which prices are filtered (docs/product.md 44.4). */
export const inUnits = (amount = NaN): number => amount / minorUnits(pageCurrency);

/** An inclusive range in the filter's unit; a missing end is open. */
export type Range = { from?: number; to?: number };

export function isWithin({ from = -Infinity, to = Infinity }: Range, value: number): boolean {
  return value >= from && value <= to;
}

/** Ends of a range filter and distance of its numbered marks, in its unit. */
export type Scale = { from: number; to: number; mark: number };

/** Step of a range filter's handles that reaches both ends of the scale. */
export function stepOf(rangeFilter: RangeFilterName, { from, to }: Scale): number {
  const { step } = rangeFilters[rangeFilter];
  return from % step === 0 && to % step === 0 ? step : 1;
}

const marks = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000];
const maxMarkIntervals = 13;

/** Scale that contains all values, with round ends and at most 14 numbered marks. */
export function scaleOf(values: Iterable<number>): Scale {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (least > most) return { from: 0, to: 1, mark: 1 };
  const ends = (mark: number) => ({ from: Math.floor(least / mark) * mark, to: Math.ceil(most / mark) * mark });
  const mark = marks.find((each) => (ends(each).to - ends(each).from) / each <= maxMarkIntervals) ?? most - least;
  const { from, to } = ends(mark);
  return { from, to: to > from ? to : from + mark, mark };
}

/** Distance of a strict bound from its figure: "under 300" ends at 299.99. Prices have cents, other values tenths. */
export const strictStep = 0.01;

/** Figure of a strict end, 300 for 299.99; undefined for an inclusive end. `towards` is `strictStep`, or its negative. */
function strictFigure(end: number, towards: number): number | undefined {
  const hundredths = Math.round((end + towards) * 100);
  return hundredths % 10 === 0 ? hundredths / 100 : undefined;
}

/** The only end of a half-open range, as the shopper wrote it: `under` 300, `upTo` 299.98, `over` 300, `from` 36. */
export function halfOpenEnd({ from, to }: Range): { bound: 'under' | 'upTo' | 'over' | 'from'; figure: number } {
  const end = from ?? to ?? 0;
  const strict = strictFigure(end, from === undefined ? strictStep : -strictStep);
  const bounds = from === undefined ? (['under', 'upTo'] as const) : (['over', 'from'] as const);
  return { bound: bounds[strict === undefined ? 1 : 0], figure: strict ?? end };
}

/** Widest range, in mm, that is shown as one figure: "39 mm" is 38.5 to 39.5 mm. */
const widestFigure = 2;

/** The end of a range that a value misses, as the shopper wrote it. */
export function missedEnd(rangeFilter: RangeFilterName, { from, to }: Range, value: number): number {
  if (rangeFilter !== 'price' && from !== undefined && to !== undefined && to - from <= widestFigure) {
    return (from + to) / 2;
  }
  if (from !== undefined && value < from) return strictFigure(from, -strictStep) ?? from;
  return strictFigure(to ?? 0, strictStep) ?? to ?? 0;
}

/** A difference of at most this share of the wanted value is little. */
const littleShare = 0.1;

/** True if a value is only a little more or less than the wanted one. */
export const isNear = (value: number, wanted: number) => Math.abs(value - wanted) <= littleShare * wanted;
