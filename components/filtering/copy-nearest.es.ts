// Spanish of ./copy-nearest.ts (sha256 27f0ce66fb11)
import { facetChips, lowerFirst, measureCopy, optionLabel, rangeFilterCopy } from './copy.es';
import { isNear, missedEnd, type RangeFilterName } from '@/domain/filtering/range-filters';
import type { Difference } from '@/domain/search/nearest-filters';

export const nearestTitle = (hasDifferences: boolean) =>
  hasDifferences ? 'Los relojes más parecidos' : 'Novedades de la tienda';

export const removeTitle = 'Quitar una parte de la búsqueda';
export const removeFilterTitle = 'Quitar un filtro';

type Comparison = { less: string; more: string };

/** Amounts take «de», as in «más de 100 m». */
const amounts: Comparison = { less: 'menos de', more: 'más de' };

/** Size words take «que»; each filter has its adjectives. */
const sizes: Readonly<Partial<Record<RangeFilterName, Comparison & { low: string; high: string }>>> = {
  diameter: { less: 'más pequeño que', more: 'más grande que', low: '«pequeño»', high: '«grande»' },
  thickness: { less: 'más fino que', more: 'más grueso que', low: '«fino»', high: '«grueso»' },
  weight: { less: 'más ligero que', more: 'más pesado que', low: '«ligero»', high: '«pesado»' },
};

function compare({ less, more }: Comparison, rangeFilter: RangeFilterName, value: number, wanted: number): string {
  return `${isNear(value, wanted) ? 'un poco ' : ''}${value < wanted ? less : more}`;
}

function valueCopy(rangeFilter: RangeFilterName, value: number): string {
  const measure = measureCopy(rangeFilter, value);
  if (rangeFilter === 'price' || rangeFilter === 'diameter') return measure;
  return `${rangeFilterCopy[rangeFilter].label}: ${measure}`;
}

export function differenceCopy(difference: Difference, makers: Readonly<Record<string, string>>): string {
  switch (difference.kind) {
    case 'range': {
      const { rangeFilter, value, range } = difference;
      const wanted = missedEnd(rangeFilter, range, value);
      return `${valueCopy(rangeFilter, value)}, ${compare(amounts, rangeFilter, value, wanted)} ${measureCopy(rangeFilter, wanted)}`;
    }
    case 'size': {
      const { rangeFilter, value, until } = difference;
      const size = sizes[rangeFilter];
      const word = size?.[value > until ? 'low' : 'high'] ?? measureCopy(rangeFilter, until);
      return `${valueCopy(rangeFilter, value)}, ${compare(size ?? amounts, rangeFilter, value, until)} ${word}`;
    }
    case 'option': {
      const { facet, options, wanted } = difference;
      if (facet === 'fit' && options.length === 0) return 'No queda bien en esta muñeca';
      const label = (option: string) => optionLabel(option, makers);
      const inSentence = facet === 'brand' ? label : (option: string) => lowerFirst(label(option));
      const missing = wanted.map(inSentence).join(' ni ');
      if (facet === 'function' || options.length === 0) return `Sin ${missing}`;
      const has = options.map((option, index) => (index === 0 ? label(option) : inSentence(option))).join(', ');
      return `${facetChips[facet]?.(has) ?? has}, no ${missing}`;
    }
    case 'wish':
      return `No corresponde a «${difference.text}»`;
    case 'word':
      return `Nada sobre «${difference.word}»`;
  }
}

export const differencesCopy = (differences: readonly Difference[], makers: Readonly<Record<string, string>>) =>
  differences.map((each) => differenceCopy(each, makers));
