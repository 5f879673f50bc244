import type { MakerNames } from '@/domain/query/parse-query';
import { namesOfMaker, searchWordsOf } from '@/domain/search/search-words';
import type { SearchWords } from '@/domain/search/word-index';
import type { Watch } from '@/domain/watch';
import { brands } from './brands';
import { rangeOf } from './ranges';

const brandCatalogues = new Set(brands.map(({ catalogue }) => catalogue));

/** What search reads of a watch. The navigation has the brands' lists under Men (docs/product.md 3.7). */
export function searchWordsIn(watch: Watch): SearchWords {
  const { catalogue } = watch;
  return searchWordsOf(watch, [rangeOf(catalogue).name, ...(brandCatalogues.has(catalogue) ? ['Men'] : [])]);
}

/** The makers of these watches as a query may name them. */
export function makersOf(watches: readonly Watch[]): MakerNames[] {
  return [...new Map(watches.map(({ maker }) => [maker.path, namesOfMaker(maker)])).values()];
}
