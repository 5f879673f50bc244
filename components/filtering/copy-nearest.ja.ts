// Japanese of ./copy-nearest.ts (sha256 27f0ce66fb11)
import { facetChips, measureCopy, optionLabel, rangeFilterCopy } from './copy';
import { beforeWord } from '@/domain/punctuation.ja';
import { isNear, missedEnd, type RangeFilterName } from '@/domain/filtering/range-filters';
import type { Difference } from '@/domain/search/nearest-filters';

export const nearestTitle = (hasDifferences: boolean) => (hasDifferences ? '条件に近い時計' : '新着の時計');

export const removeTitle = '検索条件の一部を外す';
export const removeFilterTitle = '絞り込みを解除';

type Comparison = { less: string; more: string };

const comparisons: Readonly<Record<RangeFilterName, Comparison>> = {
  price: { less: '安い', more: '高い' },
  diameter: { less: '小さい', more: '大きい' },
  lug: { less: '短い', more: '長い' },
  thickness: { less: '薄い', more: '厚い' },
  weight: { less: '軽い', more: '重い' },
  water: { less: '低い', more: '高い' },
};

const sizeWords: Readonly<Partial<Record<RangeFilterName, { low: string; high: string }>>> = {
  diameter: { low: '「小さい」', high: '「大きい」' },
  thickness: { low: '「薄い」', high: '「厚い」' },
  weight: { low: '「軽い」', high: '「重い」' },
};

function compare(rangeFilter: RangeFilterName, value: number, wanted: number): string {
  const { less, more } = comparisons[rangeFilter];
  return `${isNear(value, wanted) ? '少し' : ''}${value < wanted ? less : more}`;
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
      return `${valueCopy(rangeFilter, value)}、${beforeWord(measureCopy(rangeFilter, wanted))}より${compare(rangeFilter, value, wanted)}`;
    }
    case 'size': {
      const { rangeFilter, value, until } = difference;
      const word = sizeWords[rangeFilter]?.[value > until ? 'low' : 'high'] ?? measureCopy(rangeFilter, until);
      return `${valueCopy(rangeFilter, value)}、${beforeWord(word)}より${compare(rangeFilter, value, until)}`;
    }
    case 'option': {
      const { facet, options, wanted } = difference;
      if (facet === 'fit' && options.length === 0) return 'この手首には合わない';
      const label = (option: string) => optionLabel(option, makers);
      const missing = wanted.map(label);
      if (facet === 'function' || options.length === 0) return `${missing.join('・')}なし`;
      const has = options.map(label).join('・');
      return `${facetChips[facet]?.(has) ?? has}、${negated(facet === 'fit' ? missing.map((each) => `「${each}」`) : missing)}`;
    }
    case 'wish':
      return `「${difference.text}」に当てはまらない`;
    case 'word':
      return `「${difference.word}」の記載なし`;
  }
}

/** 「黒ではない」, 「黒でも白でもない」. */
function negated([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `${first}ではない`;
  return `${[first, ...others].map((each) => `${each}でも`).join('')}ない`;
}

export const differencesCopy = (differences: readonly Difference[], makers: Readonly<Record<string, string>>) =>
  differences.map((each) => differenceCopy(each, makers));
