import { facetChips, measureCopy, optionLabel, rangeFilterCopy } from './copy';
import { isNear, missedEnd, type RangeFilterName } from '@/domain/filtering/range-filters';
import type { Difference } from '@/domain/search/nearest-filters';

/** Heading of the watches that come nearest to a query without results (docs/product.md 8.16). */
export const nearestTitle = (hasDifferences: boolean) => (hasDifferences ? 'The nearest watches' : 'New in the shop');

/** Heading of the parts of a query that can be removed, and of the filters of a list. */
export const removeTitle = 'Remove a part of your search';
export const removeFilterTitle = 'Remove a filter';

type Comparison = { less: string; more: string };

const comparisons: Readonly<Record<RangeFilterName, Comparison>> = {
  price: { less: 'less', more: 'more' },
  diameter: { less: 'smaller', more: 'larger' },
  lug: { less: 'shorter', more: 'longer' },
  thickness: { less: 'thinner', more: 'thicker' },
  weight: { less: 'lighter', more: 'heavier' },
  water: { less: 'less', more: 'more' },
};

/** Size words by range filter and direction, as in "larger than small". */
const sizeWords: Readonly<Partial<Record<RangeFilterName, { low: string; high: string }>>> = {
  diameter: { low: 'small', high: 'large' },
  thickness: { low: 'thin', high: 'thick' },
  weight: { low: 'light', high: 'heavy' },
};

function compare(rangeFilter: RangeFilterName, value: number, wanted: number): string {
  const { less, more } = comparisons[rangeFilter];
  return `${isNear(value, wanted) ? 'a little ' : ''}${value < wanted ? less : more}`;
}

/** Names of measures beside their figure; a price and a diameter need none. */
function valueCopy(rangeFilter: RangeFilterName, value: number): string {
  const measure = measureCopy(rangeFilter, value);
  if (rangeFilter === 'price' || rangeFilter === 'diameter') return measure;
  return `${measure} ${rangeFilterCopy[rangeFilter].label.toLowerCase()}`;
}

/**
 * States the differences between a watch and a query: "38 mm, a little larger than small".
 *
 * @param makers names of the makers by facet option.
 */
export function differenceCopy(difference: Difference, makers: Readonly<Record<string, string>>): string {
  switch (difference.kind) {
    case 'range': {
      const { rangeFilter, value, range } = difference;
      const wanted = missedEnd(rangeFilter, range, value);
      return `${valueCopy(rangeFilter, value)}, ${compare(rangeFilter, value, wanted)} than ${measureCopy(rangeFilter, wanted)}`;
    }
    case 'size': {
      const { rangeFilter, value, until } = difference;
      const word = sizeWords[rangeFilter]?.[value > until ? 'low' : 'high'] ?? measureCopy(rangeFilter, until);
      return `${valueCopy(rangeFilter, value)}, ${compare(rangeFilter, value, until)} than ${word}`;
    }
    case 'option': {
      const { facet, options, wanted } = difference;
      if (facet === 'fit' && options.length === 0) return 'Does not fit this wrist';
      const label = (option: string) => optionLabel(option, makers);
      const inSentence = facet === 'brand' ? label : (option: string) => lowerFirst(label(option));
      const missing = wanted.map(inSentence).join(' or ');
      if (facet === 'function' || options.length === 0) return `Without ${missing}`;
      const has = options.map(label).join(', ');
      return `${facetChips[facet]?.(has) ?? has}, not ${missing}`;
    }
    case 'wish':
      return `Does not match “${difference.text}”`;
    case 'word':
      return `Nothing about “${difference.word}”`;
  }
}

/** States each difference between a watch and a query. */
export const differencesCopy = (differences: readonly Difference[], makers: Readonly<Record<string, string>>) =>
  differences.map((each) => differenceCopy(each, makers));

/** Lower-case first letter; an abbreviation stays: "GPS". */
const lowerFirst = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
