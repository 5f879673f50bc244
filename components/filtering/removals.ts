import type { Route } from 'next';
import { filteredListPath, filterPartsOf, type FilterState, withoutFilter } from '@/domain/filtering/filter-state';
import type { Removal } from '@/store/filtered-list';
import { chipCopy, filteringCopy } from './copy';

/** Links that remove one filter of a list each. */
export const removalsOf = (
  list: Route,
  filterState: FilterState,
  makers: Readonly<Record<string, string>>,
): Removal[] =>
  filterPartsOf(filterState).map((part) => {
    const label = chipCopy(part, makers);
    const href = filteredListPath(list, { filterState: withoutFilter(filterState, part) });
    return { label, name: filteringCopy.remove(label), href };
  });
