'use client';

import type { ReactNode } from 'react';
import { useFilteredList } from '@/store/filtered-list';

/** Shows its children until other filters find watches on the page (docs/product.md 8.16). */
export function WhileNothingFound({ children }: { children: ReactNode }) {
  const isFound = useFilteredList(({ list, keys }) => list === '/search' && (keys?.length ?? 0) > 0);
  return isFound ? null : children;
}
