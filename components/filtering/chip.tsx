import type { Route } from 'next';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { filteredListPath, filterPartsOf, type FilterState, withoutFilter } from '@/domain/filtering/filter-state';
import type { Removal } from '@/store/filtered-list';
import { filteringCopy } from './copy';
import { chipCopy } from './copy-chips';

type ChipProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  label: string;
  href: Route;
  /** True if the link leads to another page of results, not only to other filters of this list. */
  leadsElsewhere?: boolean;
};

/** A link that removes a filter or a wish of a query. */
export function Chip({ label, leadsElsewhere = false, ...anchor }: ChipProps) {
  const Anchor = leadsElsewhere ? Link : 'a';
  return (
    <Anchor {...anchor} aria-label={filteringCopy.remove(label)} className="chip">
      {label}
      <Icon name="close" className="size-3.5 shrink-0" />
    </Anchor>
  );
}

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
