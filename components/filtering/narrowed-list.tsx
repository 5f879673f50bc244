import type { Route } from 'next';
import { CompareTray } from '@/components/compare/compare-tray';
import { NarrowedGrid } from '@/components/catalogue/watch-grid';
import { SizeTools } from '@/components/size/size-tools';
import type { FilteredPage } from '@/data/catalogue/catalogue';
import { makerNames } from '@/data/brands';
import { formatFilterState } from '@/domain/filtering/filter-state';
import type { Watch } from '@/domain/watch';
import { removalsOf } from './chip';
import { Filtering } from './filtering';
import type { ParsedQuery } from './use-filtering';

type NarrowedListProps = {
  /** The list's own path. */
  list: Route;
  found: FilteredPage;
  /** All watches of the list if one page holds them; otherwise those of this page. */
  watches: readonly Watch[];
  /** The parsed search query; undefined for a list that is not a search result. */
  parsedQuery?: ParsedQuery;
};

/** A list with its filters and size tools (docs/product.md 5.7). */
export function NarrowedList({ list, found, watches, parsedQuery }: NarrowedListProps) {
  const { catalogueIndex, filterState, facetState, keys, isWeekend } = found;
  const isWhole = watches.length === catalogueIndex.keys.length;
  return (
    <>
      <div className="filter-bar">
        <Filtering
          key={parsedQuery?.q}
          list={list}
          filterState={filterState}
          isWeekend={isWeekend}
          parsedQuery={parsedQuery}
          makers={makerNames}
          {...(isWhole ? { catalogueIndex, scales: parsedQuery && facetState.scales } : { facetState })}
        />
        <SizeTools />
      </div>
      <NarrowedGrid
        watches={watches}
        heading="h2"
        eager={2}
        list={list}
        wrist={filterState.wrist ?? parsedQuery?.wrist}
        nearest={parsedQuery ? [] : found.nearest}
        removals={keys.length === 0 && !parsedQuery ? removalsOf(list, filterState, makerNames) : []}
        keys={isWhole && formatFilterState(filterState) ? keys : undefined}
      />
      <CompareTray />
    </>
  );
}
