import { pageCurrency } from '@/domain/currency';
import { decimal } from '@/domain/decimal';
import { type RangeFilterName, rangeFilters } from '@/domain/filtering/range-filters';

/** Formats a value of a range filter as a further language of the shop writes it: "83 €", "12,3 mm". */
export const measureIn = (locale: string) => (rangeFilter: RangeFilterName, value: number) =>
  rangeFilter === 'price'
    ? value.toLocaleString(locale, {
        style: 'currency',
        currency: pageCurrency,
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      })
    : `${decimal(value)} ${rangeFilters[rangeFilter].unit}`;
