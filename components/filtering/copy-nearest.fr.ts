// French of ./copy-nearest.ts (sha256 27f0ce66fb11)
import { facetChips, measureCopy, optionLabel, rangeFilterCopy } from './copy';
import { lowerFirst } from './copy.fr';
import { isNear, missedEnd, type RangeFilterName } from '@/domain/filtering/range-filters';
import type { Difference } from '@/domain/search/nearest-filters';

export const nearestTitle = (hasDifferences: boolean) =>
  hasDifferences ? 'Les montres les plus proches' : 'Nouveau dans la boutique';

export const removeTitle = 'Retirer une partie de la recherche';
export const removeFilterTitle = 'Retirer un filtre';

type Comparison = { less: string; more: string };

const comparisons: Readonly<Record<RangeFilterName, Comparison>> = {
  price: { less: 'moins', more: 'plus' },
  diameter: { less: 'plus petite', more: 'plus grande' },
  lug: { less: 'plus courte', more: 'plus longue' },
  thickness: { less: 'plus fine', more: 'plus épaisse' },
  weight: { less: 'plus légère', more: 'plus lourde' },
  water: { less: 'moins', more: 'plus' },
};

const sizeWords: Readonly<Partial<Record<RangeFilterName, { low: string; high: string }>>> = {
  diameter: { low: '«\u00A0petite\u00A0»', high: '«\u00A0grande\u00A0»' },
  thickness: { low: '«\u00A0fine\u00A0»', high: '«\u00A0épaisse\u00A0»' },
  weight: { low: '«\u00A0légère\u00A0»', high: '«\u00A0lourde\u00A0»' },
};

function compare(rangeFilter: RangeFilterName, value: number, wanted: number): string {
  const { less, more } = comparisons[rangeFilter];
  return `${isNear(value, wanted) ? 'un peu ' : ''}${value < wanted ? less : more}`;
}

function valueCopy(rangeFilter: RangeFilterName, value: number): string {
  const measure = measureCopy(rangeFilter, value);
  if (rangeFilter === 'price' || rangeFilter === 'diameter') return measure;
  return `${rangeFilterCopy[rangeFilter].label}\u00A0: ${measure}`;
}

export function differenceCopy(difference: Difference, makers: Readonly<Record<string, string>>): string {
  switch (difference.kind) {
    case 'range': {
      const { rangeFilter, value, range } = difference;
      const wanted = missedEnd(rangeFilter, range, value);
      return `${valueCopy(rangeFilter, value)}, ${compare(rangeFilter, value, wanted)} que ${measureCopy(rangeFilter, wanted)}`;
    }
    case 'size': {
      const { rangeFilter, value, until } = difference;
      const word = sizeWords[rangeFilter]?.[value > until ? 'low' : 'high'] ?? measureCopy(rangeFilter, until);
      return `${valueCopy(rangeFilter, value)}, ${compare(rangeFilter, value, until)} que ${word}`;
    }
    case 'option': {
      const { facet, options, wanted } = difference;
      if (facet === 'fit' && options.length === 0) return 'Ne convient pas à ce poignet';
      const label = (option: string) => optionLabel(option, makers);
      const inSentence = facet === 'brand' ? label : (option: string) => lowerFirst(label(option));
      const missing = wanted.map(inSentence).join(' ou ');
      if (facet === 'function' || options.length === 0) return `Sans ${missing}`;
      const [first = '', ...others] = options;
      const has = [label(first), ...others.map(inSentence)].join(', ');
      return `${facetChips[facet]?.(has) ?? has}, et non ${missing}`;
    }
    case 'wish':
      return `Ne correspond pas à «\u00A0${difference.text}\u00A0»`;
    case 'word':
      return `Rien sur «\u00A0${difference.word}\u00A0»`;
  }
}

export const differencesCopy = (differences: readonly Difference[], makers: Readonly<Record<string, string>>) =>
  differences.map((each) => differenceCopy(each, makers));
