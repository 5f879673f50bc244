import { addressOf as withBasePath } from '@/domain/language';
import type { Route } from 'next';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWeekend } from '@/components/catalogue/weekend';
import { useNavigate } from '@/components/ui/hooks';
import { countMatches, openRangesAtScaleEnds } from '@/domain/filtering/filter-watches';
import { type FacetState, facetStateOf } from '@/domain/filtering/facet-state';
import {
  formatFilterState,
  filteredListPath,
  filterPartsOf,
  mergeFilterStates,
  emptyFilterState,
  parseFilterState,
  type FilterState,
} from '@/domain/filtering/filter-state';
import { withWeekendPrices, withWrist, scalesOf, type CatalogueIndex } from '@/domain/filtering/catalogue-index';
import type { ParsedQuery as WholeQuery } from '@/domain/query/parse-query';
import { goodFits } from '@/domain/fit';
import { nearestByFilters, nearestShown } from '@/domain/search/nearest-filters';
import { circumferenceOf, type Wrist } from '@/domain/wrist';
import { useFilteredList } from '@/store/filtered-list';
import { useWrist } from '@/store/size-settings';
import { removalsOf } from './chip';
import { differencesCopy } from './copy-nearest';
import { takeEarlyInput } from './first-interaction';

/** A parsed search query: the query, the words that name no filter, and the filters that the other words name. */
export type ParsedQuery = { q: string; words: string; filterState: FilterState; wrist?: Wrist } & Pick<
  WholeQuery,
  'removableWishes' | 'textWithoutWishes'
>;

export type FilteredList = {
  /** The list's own path. */
  list: Route;
  filterState: FilterState;
  /** True if the server rendered the page with weekend prices. */
  isWeekend?: boolean;
  parsedQuery?: ParsedQuery;
} & (
  | {
      catalogueIndex: CatalogueIndex;
      /** Scales of all watches, for a list that is only a part of them. */
      scales?: FacetState['scales'];
      facetState?: undefined;
    }
  | { catalogueIndex?: undefined; scales?: undefined; facetState: FacetState }
);

/** Returns the URL of a list with the given filters. */
export const addressOf = (
  { list, parsedQuery }: Pick<FilteredList, 'list' | 'parsedQuery'>,
  filterState: FilterState,
): Route => filteredListPath(list, { words: parsedQuery?.words, filterState });

/** Returns the query string of the URL; null on the server and during hydration. */
const useAddressQuery = () =>
  useSyncExternalStore<string | null>(
    subscribeToAddress,
    () => window.location.search,
    () => null,
  );

const addressChanged = 'filtering:address-changed';

function subscribeToAddress(changed: () => void): () => void {
  for (const name of ['popstate', addressChanged]) window.addEventListener(name, changed);
  return () => {
    for (const name of ['popstate', addressChanged]) window.removeEventListener(name, changed);
  };
}

/** Changes the URL in a new history entry, or in the current entry if `replacesEntry` is true. */
function setAddress(address: Route, replacesEntry: boolean): void {
  window.history[replacesEntry ? 'replaceState' : 'pushState'](null, '', withBasePath(address));
  window.dispatchEvent(new Event(addressChanged));
}

/** Runs `work` after the next paint, so that the browser shows the response to an input before an expensive computation. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** True if `filterState` has every part of another one, with the same values. */
function hasPartsOf(filterState: FilterState, other: FilterState): boolean {
  const parts = new Set(filterPartsOf(filterState).map((part) => JSON.stringify(part)));
  return filterPartsOf(other).every((part) => parts.has(JSON.stringify(part)));
}

const forWristOf = (catalogueIndex: CatalogueIndex, wrist: Wrist | undefined) =>
  wrist ? withWrist(catalogueIndex, circumferenceOf(wrist)) : catalogueIndex;

/** Offers the fits of a list that only the shop can count for a wrist that only the browser knows. */
const withFits = (facetState: FacetState, wrist: Wrist | undefined): FacetState =>
  wrist && facetState.facets.fit.length === 0
    ? { ...facetState, facets: { ...facetState.facets, fit: goodFits.map((option) => ({ option })) } }
    : facetState;

/**
 * State of a filtered list; the URL holds the filters. A list whose watches are all on the page is filtered in the browser. A longer
 * list navigates to the filtered page.
 *
 * @param makers names of the makers by facet option.
 */
export function useFiltering(props: FilteredList, makers: Readonly<Record<string, string>>) {
  const { list, parsedQuery } = props;
  const isWeekend = useWeekend(props.isWeekend);
  const ownWrist = useWrist();
  const catalogueIndex =
    props.catalogueIndex && isWeekend ? withWeekendPrices(props.catalogueIndex) : props.catalogueIndex;
  const navigateTo = useNavigate();
  const query = useAddressQuery();
  const initialQuery = formatFilterState(props.filterState);
  // The filters of the latest input, until the URL has them or the shop has answered.
  const [draft, setDraft] = useState<FilterState>();
  const lastRangeFilter = useRef<string>(undefined);
  const scales = useMemo(
    () => props.scales ?? (catalogueIndex ? scalesOf(catalogueIndex) : (props.facetState as FacetState).scales),
    [props.scales, catalogueIndex, props.facetState],
  );

  const activeQuery = catalogueIndex ? (query ?? initialQuery) : initialQuery;
  const committed = useMemo(() => {
    if (!catalogueIndex || query === null) return props.filterState;
    const inAddress = new URLSearchParams(query);
    const base = parsedQuery && inAddress.get('q') === parsedQuery.q ? parsedQuery.filterState : emptyFilterState;
    return openRangesAtScaleEnds(mergeFilterStates(base, parseFilterState(inAddress)), scales);
  }, [catalogueIndex, query, parsedQuery, scales, props.filterState]);
  const [lastActiveQuery, setLastActiveQuery] = useState(activeQuery);
  if (lastActiveQuery !== activeQuery) {
    setLastActiveQuery(activeQuery);
    setDraft(undefined);
  }
  const filterState = (lastActiveQuery === activeQuery && draft) || committed;
  // Counts and list use the previous filters until the browser has painted the changed control.
  const [previousState, setPreviousState] = useState<FilterState>();
  const renderedState = previousState ?? filterState;
  const wristOf = (state: FilterState) => state.wrist ?? parsedQuery?.wrist ?? ownWrist ?? undefined;
  const wrist = wristOf(filterState);
  // A move after Back or Forward begins a new entry, so that it does not replace the one that the shopper went to.
  useEffect(() => {
    const forget = () => void (lastRangeFilter.current = undefined);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  /** Shows `next` in the controls at once. After the next paint, if still mounted, runs `then` and updates counts and list. */
  const apply = (next: FilterState, then?: () => void) => {
    setDraft(next);
    setPreviousState((earlier) => earlier ?? renderedState);
    afterPaint(() => {
      if (!isMounted.current) return;
      then?.();
      setPreviousState(undefined);
    });
  };

  const navigate = (next: FilterState, rangeFilter?: string) => {
    const address = addressOf(props, next);
    // The search page has to render the heading of another query, its introduction without words and filters, and the
    // nearest watches without results.
    const needsPage =
      parsedQuery &&
      catalogueIndex &&
      (!hasPartsOf(next, parsedQuery.filterState) ||
        address === list ||
        countMatches(forWristOf(catalogueIndex, next.wrist), next) === 0);
    if (catalogueIndex && !needsPage)
      setAddress(address, rangeFilter !== undefined && rangeFilter === lastRangeFilter.current);
    else navigateTo(address, { scroll: false });
    lastRangeFilter.current = rangeFilter;
  };
  /** `rangeFilter` names the released handle. Consecutive changes of one handle, as by arrow keys, share a history entry. */
  const commit = (next: FilterState, rangeFilter?: string) =>
    catalogueIndex ? apply(next, () => navigate(next, rangeFilter)) : navigate(next, rangeFilter);
  const preview = (next: FilterState) => apply(next);

  const renderedWrist = wristOf(renderedState);
  const fittedIndex = catalogueIndex && forWristOf(catalogueIndex, renderedWrist);
  const filtered = useMemo(
    () => (fittedIndex ? facetStateOf(fittedIndex, renderedState, scales) : undefined),
    [fittedIndex, renderedState, scales],
  );
  // The page of a search without results has its own nearest watches (docs/product.md 8.16).
  const isEmpty = !parsedQuery && filtered?.keys.length === 0;
  const instead = useMemo(() => {
    if (!fittedIndex || !isEmpty) return undefined;
    const nearest = nearestByFilters(fittedIndex, renderedState, nearestShown);
    return {
      nearest: nearest.map(({ key, differences }) => ({ key, notes: differencesCopy(differences, makers) })),
      removals: removalsOf(list, renderedState, makers),
    };
  }, [fittedIndex, isEmpty, renderedState, list, makers]);
  const isHydrated = query !== null;
  useLayoutEffect(() => {
    const early = takeEarlyInput();
    if (early) navigate(openRangesAtScaleEnds(parseFilterState(early), scales));
    // Input recorded while the code ran belongs to this list, not to the next one.
    return () => void takeEarlyInput();
    // oxlint-disable-next-line react/exhaustive-deps -- early input is applied once
  }, []);
  useLayoutEffect(() => {
    const named = renderedState.wrist ?? parsedQuery?.wrist;
    if (filtered && isHydrated) useFilteredList.getState().show(list, filtered.keys, named, instead);
  }, [list, filtered, isHydrated, renderedState.wrist, parsedQuery?.wrist, instead]);
  useEffect(() => () => useFilteredList.getState().forget(), []);

  return {
    filterState,
    wrist,
    facetState: filtered?.facetState ?? withFits(props.facetState as FacetState, wrist),
    scales,
    isHydrated,
    preview,
    commit,
  };
}
