'use client';

import { searchSummary } from './copy-results';
import { useFilteredList } from '@/store/found';

type SearchCountProps = {
  /** Whether anything was asked. */
  isAsked: boolean;
  /** How many watches were found. */
  count: number;
  /** Whether the shop itself has answered. */
  isAnswered: boolean;
};

/** The number of watches found; follows the filters. */
export function SearchCount({ isAsked, count, isAnswered }: SearchCountProps) {
  const left = useFilteredList(({ list, keys }) => (list === '/search' ? keys?.length : undefined)) ?? count;
  return <p role="status">{searchSummary(isAsked, left, isAnswered)}</p>;
}
