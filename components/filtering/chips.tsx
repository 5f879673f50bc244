import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/link';
import type { FacetState } from '@/domain/filtering/facet-state';
import {
  filteredListPath,
  filterPartsOf,
  type FilterState,
  withoutFilter,
  withoutFilters,
} from '@/domain/filtering/filter-state';
import { Chip } from './chip';
import { filteringCopy } from './copy';
import { chipCopy } from './copy-chips';
import { nearestTitle } from './copy-nearest';
import { resultCountId } from './results-grid';
import { addressOf, type FilteredList } from './use-filtering';

type ChipsProps = {
  list: Pick<FilteredList, 'list' | 'parsedQuery'>;
  filterState: FilterState;
  facetState: FacetState;
  makers: Readonly<Record<string, string>>;
  choose: (filterState: FilterState) => void;
};

/** The active filters and the query's wishes, each with a link that removes it. Links work without JavaScript. */
export function Chips({ list, filterState, facetState, makers, choose }: ChipsProps) {
  const parts = filterPartsOf(filterState);
  const { removableWishes = [], textWithoutWishes } = list.parsedQuery ?? {};
  if (parts.length === 0 && removableWishes.length === 0) return null;
  const linkTo = (next: FilterState) => ({
    href: addressOf(list, next),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      focusCount();
      choose(next);
    },
  });
  const cleared = withoutFilters(filterState);
  const clearing = { className: 'bar-link px-2 text-sm font-semibold', children: filteringCopy.clear };
  const { blockingFilter } = facetState;
  const blocking = blockingFilter && (
    <a {...linkTo(withoutFilter(filterState, blockingFilter.part))} className="font-semibold text-link">
      {filteringCopy.without(chipCopy(blockingFilter.part, makers), blockingFilter.count)}
    </a>
  );
  // A list without watches shows the nearest ones first and its chips below them (docs/product.md 5.17).
  if (facetState.count === 0 && !list.parsedQuery) {
    return (
      <div className="filter-nearest">
        <p>{filteringCopy.nothing}</p>
        <h2>{nearestTitle(true)}</h2>
        <div>
          {blocking}
          <a {...linkTo(cleared)} {...clearing} />
        </div>
      </div>
    );
  }
  return (
    <div className="filter-chips">
      <ul aria-label={filteringCopy.chips} className="flex flex-wrap items-center gap-2">
        {removableWishes.map(({ text, without }) => (
          <li key={text}>
            <Chip
              label={text}
              href={filteredListPath(list.list, { words: without, filterState })}
              rel="nofollow"
              onClick={focusCount}
              leadsElsewhere
            />
          </li>
        ))}
        {parts.map((part) => {
          const label = chipCopy(part, makers);
          return (
            <li key={label}>
              <Chip label={label} {...linkTo(withoutFilter(filterState, part))} />
            </li>
          );
        })}
        <li>
          {removableWishes.length > 0 ? (
            <Link
              href={filteredListPath(list.list, { words: textWithoutWishes, filterState: cleared })}
              rel="nofollow"
              onClick={focusCount}
              {...clearing}
            />
          ) : (
            <a {...linkTo(cleared)} {...clearing} />
          )}
        </li>
      </ul>
      {facetState.count === 0 && (
        <p className="mt-4 text-lg">
          {filteringCopy.nothing} {blocking}
        </p>
      )}
    </div>
  );
}

/** The pressed link disappears, so the focus moves first (docs/product.md 20.15). */
const focusCount = () => document.getElementById(resultCountId)?.focus({ preventScroll: true });
