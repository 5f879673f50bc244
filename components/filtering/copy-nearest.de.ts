// German of ./copy-nearest.ts (sha256 27f0ce66fb11)
import { facetChips, measureCopy, optionLabel, rangeFilterCopy } from './copy';
import { isNear, missedEnd, type RangeFilterName } from '@/domain/filtering/range-filters';
import type { Difference } from '@/domain/search/nearest-filters';

export const nearestTitle = (hasDifferences: boolean) => (hasDifferences ? 'Die ähnlichsten Uhren' : 'Neu im Shop');

export const removeTitle = 'Einen Teil der Suche entfernen';
export const removeFilterTitle = 'Einen Filter entfernen';

type Comparison = { less: string; more: string };

const comparisons: Readonly<Record<RangeFilterName, Comparison>> = {
  price: { less: 'weniger', more: 'mehr' },
  diameter: { less: 'kleiner', more: 'größer' },
  lug: { less: 'kürzer', more: 'länger' },
  thickness: { less: 'flacher', more: 'höher' },
  weight: { less: 'leichter', more: 'schwerer' },
  water: { less: 'weniger', more: 'mehr' },
};

const sizeWords: Readonly<Partial<Record<RangeFilterName, { low: string; high: string }>>> = {
  diameter: { low: '„klein“', high: '„groß“' },
  thickness: { low: '„flach“', high: '„hoch“' },
  weight: { low: '„leicht“', high: '„schwer“' },
};

function compare(rangeFilter: RangeFilterName, value: number, wanted: number): string {
  const { less, more } = comparisons[rangeFilter];
  return `${isNear(value, wanted) ? 'etwas ' : ''}${value < wanted ? less : more}`;
}

function valueCopy(rangeFilter: RangeFilterName, value: number): string {
  const measure = measureCopy(rangeFilter, value);
  if (rangeFilter === 'price' || rangeFilter === 'diameter') return measure;
  return `${rangeFilterCopy[rangeFilter].label} ${measure}`;
}

export function differenceCopy(difference: Difference, makers: Readonly<Record<string, string>>): string {
  switch (difference.kind) {
    case 'range': {
      const { rangeFilter, value, range } = difference;
      const wanted = missedEnd(rangeFilter, range, value);
      return `${valueCopy(rangeFilter, value)}, ${compare(rangeFilter, value, wanted)} als ${measureCopy(rangeFilter, wanted)}`;
    }
    case 'size': {
      const { rangeFilter, value, until } = difference;
      const word = sizeWords[rangeFilter]?.[value > until ? 'low' : 'high'] ?? measureCopy(rangeFilter, until);
      return `${valueCopy(rangeFilter, value)}, ${compare(rangeFilter, value, until)} als ${word}`;
    }
    case 'option': {
      const { facet, options, wanted } = difference;
      if (facet === 'fit' && options.length === 0) return 'Passt nicht an dieses Handgelenk';
      const label = (option: string) => optionLabel(option, makers);
      const inSentence = facet === 'brand' ? label : (option: string) => lowerAdjective(label(option), facet === 'fit');
      const missing = wanted.map(inSentence).join(' oder ');
      if (facet === 'function' || options.length === 0) return `Ohne ${missing}`;
      const has = options.map(label).join(', ');
      return `${facetChips[facet]?.(has) ?? has}, nicht ${missing}`;
    }
    case 'wish':
      return `Passt nicht zu „${difference.text}“`;
    case 'word':
      return `Nichts zu „${difference.word}“`;
  }
}

export const differencesCopy = (differences: readonly Difference[], makers: Readonly<Record<string, string>>) =>
  differences.map((each) => differenceCopy(each, makers));

/** Lower-case first letter of an adjective: "kleine Sekunde". Nouns and abbreviations stay: "Datum", "GPS". */
const lowerAdjective = (label: string, isAdjective: boolean) =>
  isAdjective || /^\p{Lu}\p{Ll}+e[nr]? \p{Lu}|farben$|^Digital$/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
