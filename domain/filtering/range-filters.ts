import type { Watch } from '@/domain/watch';

/** The rulers in their order; a name is also the query key of its range (docs/product.md 5.7). */
export const rangeFilterNames = ['price', 'diameter', 'lug', 'thickness', 'weight', 'water'] as const;
export type RangeFilterName = (typeof rangeFilterNames)[number];

type RangeFilter = {
  unit: '$' | 'mm' | 'g' | 'm';
  /** The least difference that the ruler's handles can set, in its unit. */
  step: number;
  /** In the ruler's unit. */
  read: (watch: Watch) => number;
};

/** What each ruler measures. */
export const rangeFilters: Readonly<Record<RangeFilterName, RangeFilter>> = {
  price: { unit: '$', step: 1, read: ({ priceCents }) => priceCents / 100 },
  diameter: { unit: 'mm', step: 0.5, read: ({ specification }) => specification.caseDiameter },
  lug: { unit: 'mm', step: 0.5, read: ({ specification }) => specification.lugToLug },
  thickness: { unit: 'mm', step: 0.1, read: ({ specification }) => specification.thickness },
  weight: { unit: 'g', step: 1, read: ({ specification }) => specification.weight },
  water: { unit: 'm', step: 10, read: ({ specification }) => specification.waterResistance },
};

/** A stretch of a ruler, both ends included; an end that is left out is open. In the ruler's unit. */
export type Range = { from?: number; to?: number };

export function isWithin({ from = -Infinity, to = Infinity }: Range, value: number): boolean {
  return value >= from && value <= to;
}

/** Where a ruler begins and ends, and how far apart its numbered marks are, in its unit. */
export type Scale = { from: number; to: number; mark: number };

const marks = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000];
const maxMarkIntervals = 13;

/** The scale on which all of these values lie, with round ends and 14 numbered marks at most. */
export function scaleOf(values: Iterable<number>): Scale {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (least > most) return { from: 0, to: 1, mark: 1 };
  const ends = (mark: number) => ({ from: Math.floor(least / mark) * mark, to: Math.ceil(most / mark) * mark });
  const mark = marks.find((each) => (ends(each).to - ends(each).from) / each <= maxMarkIntervals) ?? most - least;
  const { from, to } = ends(mark);
  return { from, to: to > from ? to : from + mark, mark };
}
