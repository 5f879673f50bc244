import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FacetState } from '@/domain/filtering/facet-state';
import { filterPartsOf, emptyFilterState, type FilterState, withoutFilter } from '@/domain/filtering/filter-state';
import { chipCopy, filteringCopy } from './copy';
import { resultCountId } from './results-grid';

type ChipsProps = {
  filterState: FilterState;
  facetState: FacetState;
  makers: Readonly<Record<string, string>>;
  addressOf: (filterState: FilterState) => string;
  choose: (filterState: FilterState) => void;
};

/** The active filters, each with a link that removes it. Links work without JavaScript. */
export function Chips({ filterState, facetState, makers, addressOf, choose }: ChipsProps) {
  const parts = filterPartsOf(filterState);
  if (parts.length === 0) return null;
  const linkTo = (next: FilterState) => ({
    href: addressOf(next),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // The clicked link disappears, so the focus moves first (docs/product.md 20.15).
      document.getElementById(resultCountId)?.focus({ preventScroll: true });
      choose(next);
    },
  });
  const { blockingFilter } = facetState;
  return (
    <div className="filter-chips">
      <ul aria-label={filteringCopy.chips} className="flex flex-wrap items-center gap-2">
        {parts.map((part) => {
          const words = chipCopy(part, makers);
          return (
            <li key={words}>
              <a
                {...linkTo(withoutFilter(filterState, part))}
                aria-label={filteringCopy.remove(words)}
                className="inline-flex min-h-11 items-center gap-2 border border-ink px-3 text-sm font-semibold hover:bg-ink hover:text-paper"
              >
                {words}
                <Icon name="close" className="size-3.5" />
              </a>
            </li>
          );
        })}
        <li>
          <a
            {...linkTo({ ...emptyFilterState, sort: filterState.sort })}
            className="bar-link px-2 text-sm font-semibold"
          >
            {filteringCopy.clear}
          </a>
        </li>
      </ul>
      {facetState.count === 0 && (
        <p className="mt-4 text-lg">
          {filteringCopy.nothing}{' '}
          {blockingFilter && (
            <a {...linkTo(withoutFilter(filterState, blockingFilter.part))} className="font-semibold text-link">
              {filteringCopy.without(chipCopy(blockingFilter.part, makers), blockingFilter.count)}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
