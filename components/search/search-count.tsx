'use client';

import type { ReactNode } from 'react';
import { resultCountId } from '@/components/filtering/results-grid';
import { searchSummary } from './copy-results';
import { useFilteredList } from '@/store/filtered-list';

type SearchCountProps = {
  /** True if the query is not empty. */
  isAsked: boolean;
  /** Number of watches in the server-rendered result. */
  count: number;
  /** True if pages of the shop answer the query. */
  isAnswered: boolean;
};

/** The number of found watches; it follows the filters. */
export function SearchCount({ isAsked, count, isAnswered }: SearchCountProps) {
  const shown = useFilteredList(({ list, keys }) => (list === '/search' ? keys?.length : undefined)) ?? count;
  return (
    <p id={resultCountId} tabIndex={-1} role="status">
      {searchSummary(isAsked, shown, isAnswered)}
    </p>
  );
}

/** Shows its children until other filters find watches on the page (docs/product.md 8.16). */
export function WhileNothingFound({ children }: { children: ReactNode }) {
  const isFound = useFilteredList(({ list, keys }) => list === '/search' && (keys?.length ?? 0) > 0);
  return isFound ? null : children;
}
